import { lightFormat } from 'date-fns'
import type { PlainDate } from '@/lib/travel/dates'

// A browser that is asked to write in some language takes tens of milliseconds to learn it: these are digits alone.

/** The calendar day of an instant where the reader is. */
export function ownDay(instant: Date): PlainDate {
  return lightFormat(instant, 'yyyy-MM-dd')
}

/** "14:32" where the reader is. */
export function ownClock(instant: Date): string {
  return lightFormat(instant, 'HH:mm')
}
