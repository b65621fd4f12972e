import { addDays, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import { type DatesContext, withoutDays } from '../dates/change'
import { foldDates } from '../dates/fold'
import type { RouteChange } from './fold'

/** One flight of a trip with several, as far as it was said. */
export type HeardLeg = { from: string | null; to: string | null; departureOn: PlainDate | null }

/** Days go to the flights in the order they were said, each after the one before, or to the flight among whose words they stand. */
export function datedLegs(route: RouteChange, frames: readonly Frame[], context: DatesContext): HeardLeg[] {
  let earliest = context.today
  const days = frames.flatMap((frame) => {
    if (frame.skill !== 'dates') return []
    const { departureOn, returnOn, choice } = foldDates([frame], { ...context, earliest, situation: withoutDays(context.situation) })
    const several = choice?.days?.map(({ on }) => on) ?? []
    const said = [...(several.length > 1 ? several : [departureOn, returnOn])].flatMap((on) => (on ? [{ on, start: frame.start }] : []))
    earliest = said.at(-1)?.on ?? earliest
    return said
  })
  return route.legs.map(({ from, to, start }, index) => {
    const next = route.legs[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const own = days.length === route.legs.length ? days[index] : days.find((day) => day.start >= start && day.start < next)
    return { from, to, departureOn: own?.on ?? null }
  })
}

/** "With two nights in Dubai on the way": the way out is two flights, and the way back stays. */
export function legsWithStopover(
  { stopNights, via }: RouteChange,
  change: SearchWish,
  { situation: { wishes } }: Table,
): HeardLeg[] | null {
  const { from = wishes.from, to = wishes.to, departureOn = wishes.departureOn, returnOn = wishes.returnOn } = change
  const [stop, more] = via
  if (!stopNights || !stop || more || !from || !to || !departureOn) return null
  return [
    { from, to: stop, departureOn },
    { from: stop, to, departureOn: addDays(departureOn, stopNights) },
    ...(returnOn && change.tripType !== 'one-way' ? [{ from: to, to: from, departureOn: returnOn }] : []),
  ]
}
