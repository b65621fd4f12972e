import { addDays, formatDay } from '@/lib/travel/dates'
import { rangeWords } from '@/lib/travel/plan/cost-words'
import { entranceRange } from '@/lib/travel/plan/plan-budget'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'

/** A plan as a model reads it: its days with the names of their stops. */
export function planForModel(plan: TripPlan) {
  const { destination, days, startsOn, pace, likings, avoids, withChildren, currency } = plan
  return {
    place: destination.name,
    pace,
    likings,
    ...(avoids ? { avoids } : {}),
    withChildren,
    entrances: rangeWords(entranceRange(plan), currency),
    days: days.map(({ title, stops, note, startsAt }, index) => ({
      day: index + 1,
      ...(startsOn ? { date: formatDay(addDays(startsOn, index)) } : {}),
      title,
      stops: stops.map(({ name }) => name),
      ...(startsAt ? { startsAt } : {}),
      ...(note ? { note } : {}),
    })),
  }
}
