'use client'

import * as texts from '@/lib/texts/flights/compare'
import type { Comparison } from './use-comparison'

/** The tick on a card that puts it beside others. */
export function CompareToggle({ flights, choiceKey, comparison }: { flights: string; choiceKey: string; comparison: Comparison }) {
  const isOn = comparison.keys.includes(choiceKey)
  return (
    <label className="relative z-10 inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2 text-fact text-ink-soft hover:text-ink has-disabled:cursor-not-allowed max-sm:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-sea"
        aria-label={texts.compareThis(flights)}
        checked={isOn}
        disabled={comparison.isFull && !isOn}
        onChange={() => comparison.toggle(choiceKey)}
      />
      {texts.compare}
    </label>
  )
}
