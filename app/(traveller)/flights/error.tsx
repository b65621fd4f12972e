'use client'

import { Button } from '@/components/ui/button'
import * as texts from '@/lib/texts/pages/flights'

export default function FlightsError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">{texts.flightsDidNotLoad}</h1>
      <p className="text-ink-soft">{texts.searchStandsInTheAddress}</p>
      <Button tone="primary" onClick={reset}>
        {texts.tryAgain}
      </Button>
    </main>
  )
}
