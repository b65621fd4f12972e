import type { PlanCalendarWriter } from '../../ports/plan-calendar-writer'
import { planToCalendar } from '../../travel/plan/plan-to-calendar'
import type { TripPlan } from '../../travel/plan/trip-plan'
import type { Refusal } from '../../travel/refusal'

/** The plan as a calendar file with a name of its own; `planId` is what its entries are known by on a second download. */
export function planCalendar(
  plan: TripPlan,
  planId: string,
  { planCalendars }: { planCalendars: PlanCalendarWriter },
): { file: string; name: string } | { refusal: Refusal } {
  const written = planToCalendar(plan, planId)
  if ('refusal' in written) return written
  const file = planCalendars.writePlan(written.events, { calendarName: `${plan.destination.name}, day by day` })
  return { file, name: `wayfarer-${plan.destination.slug}-${plan.startsOn}.ics` }
}
