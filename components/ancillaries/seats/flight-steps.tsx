'use client'

import type { KeyboardEvent } from 'react'
import { SelectField } from '@/components/ui/field'
import * as texts from '@/lib/texts/ancillaries/seats'
import type { SeatFlight } from './seat-flights'

type FlightStepsProps = {
  /** `seats` is what is chosen there: "12A, 12B". */
  steps: { flight: SeatFlight; seats: string }[]
  at: number
  panelId: string
  onStep: (at: number) => void
}

/** More than these are a list to choose from. */
const MOST_TABS = 4

/** The flights of the trip: tabs while they are few, a list to choose from when they are many. */
export function FlightSteps({ steps, at, panelId, onStep }: FlightStepsProps) {
  if (steps.length > MOST_TABS) {
    return (
      <SelectField label={texts.flightNumberOf(at + 1, steps.length)} value={at} onChange={(event) => onStep(Number(event.target.value))}>
        {steps.map(({ flight, seats }, index) => (
          <option key={flight.key} value={index}>
            {`${flight.route} · ${flight.flightNumber} · ${flight.day}: ${seats || texts.noSeatsYetInSentence}`}
          </option>
        ))}
      </SelectField>
    )
  }

  function steer(event: KeyboardEvent<HTMLElement>) {
    const last = steps.length - 1
    const to = { ArrowRight: (at + 1) % steps.length, ArrowLeft: (at + last) % steps.length, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onStep(to)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={texts.flights}
      onKeyDown={steer}
      className={`grid gap-1.5 ${steps.length > 1 ? 'grid-cols-2' : ''} ${steps.length > 2 ? '@xl:grid-cols-4' : ''}`}
    >
      {steps.map(({ flight, seats }, index) => (
        <button
          key={flight.key}
          type="button"
          role="tab"
          id={`${panelId}-${index}`}
          aria-selected={index === at}
          aria-controls={panelId}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onStep(index)}
          className={`min-w-0 rounded-control border px-3 py-2 text-start leading-4 hover:border-ink-soft ${index === at ? 'border-sea bg-sea-soft/50' : 'bg-sheet'}`}
        >
          <span className="figures block font-semibold text-[15px] leading-5">{flight.route}</span>
          <span className="block text-[12px] text-ink-soft">
            {flight.flightNumber} · {flight.day}
          </span>
          <span className="block truncate text-[12px]">{seats || <span className="text-ink-soft">{texts.noSeatsYet}</span>}</span>
        </button>
      ))}
    </div>
  )
}
