'use client'

import { type ReactNode, useId } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/plan'
import { dayTimes } from '@/lib/travel/plan/day-times'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { formatClock } from '@/lib/travel/time-format'
import { useTimeFormat } from '../session/preferences'
import { Card } from '../ui/card'
import { dayLabel, planDates, planTitle, tasteWords } from './plan-words'

/** A read-only plan as it was: its days with their stops and times. */
export function PlanOutline({ plan, ribbon }: { plan: TripPlan; ribbon?: ReactNode }) {
  const today = useToday()
  const headingId = useId()
  const timeFormat = useTimeFormat()
  return (
    <Card aria-labelledby={headingId}>
      {ribbon}
      <header className="px-4 py-3 sm:px-5">
        <h2 id={headingId} className="break-words font-semibold text-[17px] leading-6">
          {planTitle(plan)}
        </h2>
        <p className="text-fact text-ink-soft">{[planDates(plan, today), tasteWords(plan)].filter(Boolean).join(' · ')}</p>
      </header>
      <ol>
        {plan.days.map((day, dayIndex) => {
          const times = dayTimes(day.stops, day.startsAt)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is what a day is
            <li key={dayIndex} className="border-t px-4 py-2.5 sm:px-5">
              <p className="text-fact text-ink-soft">{dayLabel(plan, dayIndex)}</p>
              <h3 className="break-words font-semibold text-[15px] leading-6">{day.title}</h3>
              <ol className="text-fact">
                {day.stops.map(({ id, name }, index) => (
                  <li key={id} className="flex gap-2.5">
                    <span className="figures w-14 shrink-0 text-ink-soft">{formatClock(times[index]?.arrivesAt ?? '', timeFormat)}</span>
                    <span className="min-w-0 break-words">{name}</span>
                  </li>
                ))}
              </ol>
              {day.note && <p className="wrap-anywhere mt-1 text-fact text-ink-soft">{texts.noteLine(day.note)}</p>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
