import { createEvents, type EventAttributes } from 'ics'
import type { CalendarFlight, CalendarWriter } from '@/lib/ports/calendar-writer'
import { dayNumber, instantOf } from '@/lib/travel/zones'
import { foldLines } from './fold-lines'

/** Writes flights as instants in UTC, worked out from the airport's own clock: every calendar shows them right, wherever it is read. */
export function createCalendarWriter(): CalendarWriter {
  return {
    writeCalendar(flights, { isCancelled }) {
      const events = flights.map((flight) => eventOf(flight, isCancelled))
      const { error, value } = createEvents(events, {
        productId: '-//Wayfarer//Flights//EN',
        calName: 'Flights',
        method: isCancelled ? 'CANCEL' : 'PUBLISH',
      })
      if (error || !value) throw error ?? new Error('the calendar was not written')
      return foldLines(value)
    },
  }
}

function eventOf({ uid, title, place, description, durationMinutes, ...departure }: CalendarFlight, isCancelled: boolean): EventAttributes {
  const startsAt = departureInstant(departure)
  return {
    uid,
    title,
    location: place,
    description,
    start: startsAt,
    end: startsAt + durationMinutes * 60_000,
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    sequence: isCancelled ? 1 : 0,
    busyStatus: 'BUSY',
  }
}

function departureInstant({ departsAt, departureZone }: Pick<CalendarFlight, 'departsAt' | 'departureZone'>): number {
  const [date = '', time = ''] = departsAt.split('T')
  const [hours, minutes] = time.split(':').map(Number)
  return instantOf(departureZone, dayNumber(date), (hours ?? 0) * 60 + (minutes ?? 0)) * 60_000
}
