import type { CalendarStop } from '../travel/plan/plan-to-calendar'

/** Writes an iCalendar file (RFC 5545) whose times float: they are shown as they stand, in whatever zone the calendar is read. */
export type PlanCalendarWriter = { writePlan(stops: CalendarStop[], options: { calendarName: string }): string }
