'use client'

import { useTimeFormat } from '@/components/session/preferences'
import * as texts from '@/lib/texts/booking'
import { formatClock } from '@/lib/travel/time-format'
import { useIsHydrated } from '../session/use-is-hydrated'
import { timeOfDay } from './time-of-day'

/** "14:32" on the reader's own clock; the server, which does not know it, writes UTC and says so. `instant` is ISO in UTC. */
export function ClockTime({ instant }: { instant: string }) {
  const timeFormat = useTimeFormat()
  const isHydrated = useIsHydrated()
  return (
    <time dateTime={instant} className="figures">
      {isHydrated ? timeOfDay(instant, timeFormat) : texts.timeInUtc(formatClock(instant.slice(11, 16), timeFormat))}
    </time>
  )
}
