import type { LocalTime } from '../travel/dates'

/** One flight in a calendar. Times are wall-clock times in the zone beside them (an IANA name). */
export type CalendarFlight = {
  uid: string
  title: string
  place: string
  description: string
  departsAt: LocalTime
  departureZone: string
  durationMinutes: number
}

/** Writes an iCalendar file (RFC 5545). `isCancelled` takes entries of the same uid out of calendars that know them. */
export type CalendarWriter = { writeCalendar(flights: CalendarFlight[], options: { isCancelled: boolean }): string }
