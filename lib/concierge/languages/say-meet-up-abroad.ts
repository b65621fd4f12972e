import { formatDuration } from '@/lib/travel/dates'
import { clock, landing, placeName, sentences } from '../say/phrases'
import { askWhichGroup, type FoundMeetUps, sayOwnBookings } from '../say/say-meet-up'
import type { Table } from '../table'
import type { Tongue } from './tongue'

/** Who lands when and for how much, the closest of the dearer ways, and that each flight is a booking of its own. */
export function sayMeetUpAbroad(result: FoundMeetUps, table: Table, { meetUps, search }: Tongue): string {
  const { today } = table.situation
  const [best, ...others] = result.options
  const closer = others.at(-1)
  if (!best) return ''
  const flights = best.flights.map(({ flight, from, travellerCount, departsAt, arrivesAt, total }) =>
    meetUps.flight(flight, placeName(from), `${clock(departsAt)}–${landing(departsAt, arrivesAt)}`, total, travellerCount),
  )
  const gapOf = (minutes: number) => (minutes === 0 ? null : formatDuration(minutes))
  return sentences(
    result.isWider && meetUps.noneWithin(formatDuration(result.withinMinutes)),
    `${meetUps.lead(search.day(result.departureOn, today), placeName(result.to), gapOf(best.gapMinutes), result.returnOn !== null)}${flights.join('; ')}${meetUps.stop}`,
    meetUps.inAll(best.total),
    closer && meetUps.closer(closer.total, gapOf(closer.gapMinutes)),
    sayOwnBookings(meetUps.ownBooking, table),
    askWhichGroup(meetUps.which),
  )
}
