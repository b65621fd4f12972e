'use client'

import * as texts from '@/lib/texts/plan'
import { dayTimes, type StopTime } from '@/lib/travel/plan/day-times'
import type { PlanStop } from '@/lib/travel/plan/plan-place-schema'
import type { PlanDay } from '@/lib/travel/plan/trip-plan'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'
import { useTimeFormat } from '../session/preferences'
import { ArrowDownIcon, ArrowUpIcon } from '../ui/icons'
import { usePlan } from './plan-context'
import { stopFacts, wayWords } from './plan-words'
import { StopFacts } from './stop-facts'
import { StopMenu } from './stop-menu'

/** The day's stops in order, each with its time and the way to it. */
export function DayStops({ day: { stops, startsAt }, dayIndex }: { day: PlanDay; dayIndex: number }) {
  const times = dayTimes(stops, startsAt)
  return (
    <ol className="flex min-w-0 flex-col">
      {stops.map((stop, index) => (
        <li key={stop.id} className="flex flex-col">
          {times[index] && <WayLine time={times[index]} />}
          <Stop stop={stop} dayIndex={dayIndex} index={index} count={stops.length} arrivesAt={times[index]?.arrivesAt ?? ''} />
        </li>
      ))}
    </ol>
  )
}

const COLUMNS: Record<TimeFormat, string> = {
  '24h': 'grid grid-cols-[44px_minmax(0,1fr)] gap-x-2.5',
  '12h': 'grid grid-cols-[66px_minmax(0,1fr)] gap-x-2.5',
}

/** How one comes here from the stop before, and the lunch on the way. */
function WayLine({ time: { way, lunchMinutes } }: { time: StopTime }) {
  const timeFormat = useTimeFormat()
  if (!way) return null
  return (
    <div className={`${COLUMNS[timeFormat]} py-1 text-fact text-ink-soft`}>
      <span aria-hidden="true" className="me-1 justify-self-center border-s border-dashed" />
      <p>
        {lunchMinutes > 0 && <span className="block">{texts.aboutAnHourForLunch}</span>}
        {wayWords(way)}
      </p>
    </div>
  )
}

function Stop({
  stop,
  dayIndex,
  index,
  count,
  arrivesAt,
}: {
  stop: PlanStop
  dayIndex: number
  index: number
  count: number
  arrivesAt: string
}) {
  const { plan } = usePlan()
  const timeFormat = useTimeFormat()
  return (
    <div className={COLUMNS[timeFormat]}>
      <span className="pt-px font-semibold text-[15px] tabular-nums leading-6">{formatClock(arrivesAt, timeFormat)}</span>
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          <h4 className="break-words font-semibold text-[15px] leading-6">
            <span aria-hidden="true" className="figures me-1.5 text-sea">
              {index + 1}
            </span>
            {stop.name}
          </h4>
          <StopFacts facts={stopFacts(stop, plan.currency)} />
        </div>
        <div className="-mt-1 -me-1.5 flex shrink-0 pointer-coarse:-mt-2.5">
          <OrderButton stop={stop} dayIndex={dayIndex} index={index} count={count} by={-1} />
          <OrderButton stop={stop} dayIndex={dayIndex} index={index} count={count} by={1} />
          <StopMenu stop={stop} dayIndex={dayIndex} index={index} />
        </div>
      </div>
    </div>
  )
}

/** It stays where it is at the end of the day, so that a press too many loses no focus. */
function OrderButton({ stop, dayIndex, index, count, by }: { stop: PlanStop; dayIndex: number; index: number; count: number; by: 1 | -1 }) {
  const { press } = usePlan()
  const isAtEnd = index + by < 0 || index + by >= count
  const Icon = by < 0 ? ArrowUpIcon : ArrowDownIcon

  /** Counted from where the stop is by then: quick presses go on from each other. */
  function reorder() {
    void press({
      at: dayIndex,
      stopIndex: index,
      commands: ({ days }) => {
        const stops = days[dayIndex]?.stops ?? []
        const toIndex = stops.findIndex(({ id }) => id === stop.id) + by
        return toIndex >= 0 && toIndex < stops.length ? [{ type: 'reorder-stop', stopId: stop.id, toIndex }] : []
      },
    })
  }

  return (
    <button
      type="button"
      aria-label={`${by < 0 ? texts.earlier : texts.later}: ${stop.name}`}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : reorder}
      className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sea-soft hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-30 max-sm:hidden"
    >
      <Icon />
    </button>
  )
}
