'use client'

import { useId } from 'react'
import * as texts from '@/lib/texts/plan'
import type { PlanDay } from '@/lib/travel/plan/trip-plan'
import { useTimeFormat } from '../session/preferences'
import { ChevronDownIcon } from '../ui/icons'
import { DayActions } from './day-actions'
import { DayMap } from './day-map'
import { DayStops } from './day-stops'
import { usePlan } from './plan-context'
import { PlanOutcomeLine } from './plan-outcome-line'
import { dayFacts, dayLabel } from './plan-words'

/** One day: closed its title and the names of its stops, open the stops with their times, where they lie, and what can be done. */
export function PlanDaySection({
  day,
  dayIndex,
  isOpen,
  onToggle,
}: {
  day: PlanDay
  dayIndex: number
  isOpen: boolean
  onToggle: () => void
}) {
  const id = useId()
  const { plan, place } = usePlan()
  const timeFormat = useTimeFormat()
  return (
    <section aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>
        <button
          type="button"
          data-plan-day={dayIndex}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-day` : undefined}
          onClick={onToggle}
          className="flex w-full items-start gap-3 px-4 py-3 text-start outline-offset-[-2px] hover:bg-paper sm:px-5"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-fact text-ink-soft">{dayLabel(plan, dayIndex)}</span>
            <span className="block break-words font-semibold text-[17px] leading-6">{day.title}</span>
            <span className="block text-fact text-ink-soft">{dayFacts(day, timeFormat)}</span>
            {!isOpen && day.note && <span className="block truncate text-fact">{day.note}</span>}
          </span>
          <ChevronDownIcon className={`mt-1.5 text-ink-soft transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-day`} className="flex flex-col gap-4 px-4 pb-4 sm:px-5">
          {day.stops.length > 0 ? (
            <div className={`grid items-start gap-x-5 gap-y-4 ${day.stops.length > 1 ? 'sm:grid-cols-[minmax(0,1fr)_208px]' : ''}`}>
              <DayStops day={day} dayIndex={dayIndex} />
              <DayMap day={day} dayIndex={dayIndex} areas={place.status === 'loaded' ? place.place?.areas : undefined} />
            </div>
          ) : (
            <p className="rounded-control border border-dashed px-4 py-3 text-[15px] text-ink-soft leading-6">
              {texts.nothingPlannedAddAStop}
            </p>
          )}
          <DayActions day={day} dayIndex={dayIndex} />
          <PlanOutcomeLine at={dayIndex} />
        </div>
      )}
      {!isOpen && (
        <div className="px-4 pb-3 empty:hidden sm:px-5">
          <PlanOutcomeLine at={dayIndex} />
        </div>
      )}
    </section>
  )
}
