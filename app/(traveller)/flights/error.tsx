'use client'

import { Button } from '@/components/ui/button'

export default function FlightsError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">The flights did not load</h1>
      <p className="text-ink-soft">What you searched for and filtered stands in the address of this page, so nothing of it is lost.</p>
      <Button tone="primary" onClick={reset}>
        Try again
      </Button>
    </main>
  )
}
