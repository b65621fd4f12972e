'use client'

import { Button } from '@/components/ui/button'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">This page did not load</h1>
      <p className="text-ink-soft">Nothing was lost: your conversation, your trip and your bookings are kept on the server.</p>
      <Button tone="primary" onClick={reset}>
        Try again
      </Button>
    </main>
  )
}
