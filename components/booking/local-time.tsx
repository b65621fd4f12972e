'use client'

import { useTimeFormat } from '@/components/session/preferences'
import * as texts from '@/lib/texts/booking'
import { formatDate, type PlainDate } from '@/lib/travel/dates'
import { formatClocksIn } from '@/lib/travel/time-format'
import { useIsHydrated } from '../session/use-is-hydrated'
import { ownClock, ownDay } from '../state/own-day'

/**
 * An instant on the reader's own clock; the server, which does not know it, writes UTC. `instant` is ISO in UTC; `isShort` leaves the year
 * out, for what is near.
 */
export function LocalTime({ instant, isShort = false }: { instant: string; isShort?: boolean }) {
  const timeFormat = useTimeFormat()
  const isHydrated = useIsHydrated()
  const at = new Date(instant)
  const text = isHydrated
    ? words(ownDay(at), ownClock(at), isShort)
    : texts.timeInUtc(words(instant.slice(0, 10), instant.slice(11, 16), isShort))
  return <time dateTime={instant}>{formatClocksIn(text, timeFormat)}</time>
}

function words(day: PlainDate, clock: string, isShort: boolean): string {
  return `${formatDate(day, !isShort)}, ${clock}`
}
