'use client'

import type { KeyboardEvent } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/pages/flights'
import { formatDay } from '@/lib/travel/dates'
import { sliceLabel } from '@/lib/travel/flights/search'
import type { ResultFacts } from '@/lib/travel/trip/trip'

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export const PANEL_ID = 'slice-flights'
export const tabId = (sliceIndex: number) => `slice-tab-${sliceIndex}`

/** One tab for each direction; arrow keys go from one to the next. */
export function SliceTabs({ result, shown, onShow }: { result: ResultFacts; shown: number; onShow: (sliceIndex: number) => void }) {
  const { slices, tripType } = result.search

  function steer(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = (shown + step + slices.length) % slices.length
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onShow(next)
  }

  const today = useToday()
  return (
    <div
      role="tablist"
      aria-label={texts.direction}
      onKeyDown={steer}
      className="-m-1 flex min-w-0 max-w-full gap-1 overflow-x-auto p-1 max-[22rem]:flex-wrap"
    >
      {slices.map((slice, index) => (
        <button
          key={tabId(index)}
          type="button"
          role="tab"
          id={tabId(index)}
          aria-selected={index === shown}
          aria-controls={PANEL_ID}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onShow(index)}
          className={`min-h-11 shrink-0 rounded-control px-3 py-1.5 text-start ${index === shown ? 'bg-sea-soft text-sea' : 'text-ink-soft hover:text-ink'}`}
        >
          <span className="block font-medium text-[15px] leading-5">
            {sliceLabel(tripType, index)} <span className="figures">· {result.offerCounts[index] ?? 0}</span>
          </span>
          <span className="block text-fact">
            {slice.origin.iataCode}–{slice.destination.iataCode}, {formatDay(slice.departureOn, today)}
          </span>
        </button>
      ))}
    </div>
  )
}
