import type { PlanDay } from './trip-plan'

/** A day with these stops, under the title that follows from them: the two where one stays longest, in their order. */
export function makeDay(stops: PlanDay['stops'], { note, startsAt }: Pick<PlanDay, 'note' | 'startsAt'> = { note: '' }): PlanDay {
  const longest = stops.toSorted((one, other) => other.minutesThere - one.minutesThere).slice(0, 2)
  const names = stops.filter((stop) => longest.includes(stop)).map(({ name }) => name)
  const isAndIn = names.some((name) => name.includes(' and '))
  return { title: names.join(isAndIn ? ', ' : ' and ') || 'A free day', stops, note, ...(startsAt === undefined ? {} : { startsAt }) }
}
