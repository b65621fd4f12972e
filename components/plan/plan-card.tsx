'use client'

import { useId, useRef, useState } from 'react'
import * as texts from '@/lib/texts/plan'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { PictureImage } from '../content/picture/picture-image'
import { usePlanPlace } from '../state/plan-place-store'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { PlusIcon } from '../ui/icons'
import { PlanBudgetTable } from './plan-budget-table'
import { PlanChips } from './plan-chips'
import { PlanProvider } from './plan-context'
import { PlanDaySection } from './plan-day-section'
import { PlanFlights } from './plan-flights'
import { PlanOutcomeLine } from './plan-outcome-line'
import { planTitle } from './plan-words'
import { useKeptFocus } from './use-kept-focus'
import { usePlanChanges } from './use-plan-changes'

/** Up to so many days stand open from the start. */
const ALL_OPEN = 2

/** The live plan of a thread, day by day, with everything that can be changed about it. */
export function PlanCard({ live, plan }: { live: LiveTrip; plan: TripPlan }) {
  const { threadId } = live
  const headingId = useId()
  const changes = usePlanChanges(threadId)
  const { answer: place, retry } = usePlanPlace(threadId, plan.destination.slug)
  const card = useRef<HTMLDivElement>(null)
  const dayCount = plan.days.length
  const [countAtFirst] = useState(dayCount)
  const [toggled, setToggled] = useState<Record<number, boolean>>({})
  useKeptFocus(card, changes.outcome)
  // What was added since is what one wants to see.
  const isOpen = (dayIndex: number) => toggled[dayIndex] ?? (dayIndex === 0 || countAtFirst <= ALL_OPEN || dayIndex >= countAtFirst)
  const areAllOpen = plan.days.every((_, dayIndex) => isOpen(dayIndex))

  return (
    <PlanProvider value={{ ...changes, threadId, plan, place, askPlaceAgain: retry }}>
      <Card aria-labelledby={headingId} data-live-plan={threadId} tabIndex={-1} className="animate-rise outline-none">
        <div ref={card}>
          <div className="sm:grid sm:grid-cols-[minmax(0,1fr)_208px]">
            <PictureImage slug={plan.destination.slug} className="h-28 w-full sm:order-last sm:h-full" />
            <header className="flex flex-col gap-3 px-4 pt-4 pb-3 sm:px-5">
              <div>
                <h2 id={headingId} className="break-words font-semibold text-[20px] leading-7">
                  {planTitle(plan)}
                </h2>
                <p className="text-fact text-ink-soft">{texts.timesAreASuggestion}</p>
              </div>
              <PlanChips />
              <PlanOutcomeLine at="head" />
              {dayCount > 1 && (
                <Button
                  tone="text"
                  size="small"
                  className="-mx-2 -mb-1.5 self-start px-2! pointer-coarse:min-h-11"
                  onClick={() => setToggled(Object.fromEntries(plan.days.map((_, dayIndex) => [dayIndex, !areAllOpen])))}
                >
                  {areAllOpen ? texts.closeAllDays : texts.openAllDays}
                </Button>
              )}
            </header>
          </div>
          <ol>
            {plan.days.map((day, dayIndex) => (
              // Days have no name of their own: a day is its place in the plan.
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what a day is
              <li key={dayIndex} className="border-t">
                <PlanDaySection
                  day={day}
                  dayIndex={dayIndex}
                  isOpen={isOpen(dayIndex)}
                  onToggle={() => setToggled((before) => ({ ...before, [dayIndex]: !isOpen(dayIndex) }))}
                />
              </li>
            ))}
          </ol>
          <div className="border-t px-2 py-1.5 sm:px-3">
            <Button
              tone="text"
              size="small"
              className="min-h-11 w-full justify-start px-2! text-[15px]"
              onClick={() => void changes.press({ at: 'foot', commands: () => [{ type: 'lengthen-plan' }] })}
            >
              <PlusIcon /> {texts.oneDayMore}
            </Button>
            <div className="px-2 pb-2 empty:hidden">
              <PlanOutcomeLine at="foot" />
            </div>
          </div>
          <PlanBudgetTable live={live} plan={plan} place={place} onRetry={retry} />
          <PlanFlights live={live} plan={plan} place={place} />
        </div>
      </Card>
    </PlanProvider>
  )
}
