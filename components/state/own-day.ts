import { formatISO } from 'date-fns/formatISO'
import type { PlainDate } from '@/lib/travel/dates'

// A browser that is asked to write in some language takes tens of milliseconds to learn it: these are digits alone.

/** The calendar day of an instant where the reader is. */
export function ownDay(instant: Date): PlainDate {
  return formatISO(instant, { representation: 'date' })
}

/** "14:32" where the reader is. */
export function ownClock(instant: Date): string {
  return formatISO(instant, { representation: 'time' }).slice(0, 5)
}
