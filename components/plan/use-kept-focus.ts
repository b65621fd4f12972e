'use client'

import { type RefObject, useEffect } from 'react'
import type { PlanOutcome } from './use-plan-changes'

/** When the pressed stop went away with the change, the focus goes to the one in its place, or else to its day. */
export function useKeptFocus(card: RefObject<HTMLElement | null>, outcome: PlanOutcome | null): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!outcome || !isLost || !card.current) return
    inItsPlace(card.current, outcome)?.focus()
  }, [card, outcome])
}

function inItsPlace(card: HTMLElement, { at, stopIndex }: PlanOutcome): HTMLElement | null {
  const days = [...card.querySelectorAll<HTMLElement>('[data-plan-day]')]
  const day = (at === 'head' ? days[0] : at === 'foot' ? days.at(-1) : (days[at] ?? days.at(-1))) ?? null
  const stops = [...(day?.closest('section')?.querySelectorAll<HTMLElement>('[data-stop-menu]') ?? [])]
  return (stopIndex === null ? null : (stops[stopIndex] ?? stops.at(-1))) ?? day
}
