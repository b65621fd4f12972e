import { addDays, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import { type DatesContext, withoutDays } from '../dates/change'
import { foldDates } from '../dates/fold'
import type { RouteChange } from './fold'

/** One flight of a trip with several, as far as it was said. */
export type HeardLeg = { from: string | null; to: string | null; departureOn: PlainDate | null }

/**
 * Days go to the flights in the order they were said, each after the one before, or to the flight among whose words they stand.
 * A flight without a day leaves after the nights where the one before it goes: "Prague 3 nights, Vienna 2, starting 10 May".
 */
export function datedLegs(route: RouteChange, frames: readonly Frame[], context: DatesContext): HeardLeg[] {
  let earliest = context.today
  const stays = frames.flatMap(({ skill, value, start }) =>
    skill === 'dates' ? nightsIn(value.stay).map((nights) => ({ nights, start })) : [],
  )
  const days = frames.flatMap((frame) => {
    if (frame.skill !== 'dates') return []
    const { departureOn, returnOn, choice } = foldDates([frame], { ...context, earliest, situation: withoutDays(context.situation) })
    const several = choice?.days?.map(({ on }) => on) ?? []
    const said = [...(several.length > 1 ? several : [departureOn, returnOn])].flatMap((on) => (on ? [{ on, start: frame.start }] : []))
    earliest = said.at(-1)?.on ?? earliest
    return said
  })
  const areStaysSaid = route.legs.some(({ nights }) => nights !== undefined)
  let previous: { on: PlainDate | null; nights: number | undefined } = { on: null, nights: undefined }
  return route.legs.map(({ from, to, start, end, nights }, index) => {
    const isWithin = (said: { start: number }) => said.start >= start && said.start < end
    const own = days.length === route.legs.length ? days[index] : areStaysSaid ? (index === 0 ? days[0] : undefined) : days.find(isWithin)
    const departureOn = own?.on ?? (previous.on && previous.nights !== undefined ? addDays(previous.on, previous.nights) : null)
    previous = { on: departureOn, nights: nights ?? stays.find(isWithin)?.nights }
    return { from, to, departureOn }
  })
}

/** The nights of a stay whose length is sure. */
function nightsIn(stay: unknown): number[] {
  const [least, most] = (stay as { nights?: [number, number | null] } | undefined)?.nights ?? []
  return least !== undefined && least === most ? [least] : []
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
