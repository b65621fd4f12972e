import type { Place } from '../../places/place'
import { aircraftFamily } from '../aircraft'
import type { FlightOffer } from '../offer-schema'

export const STOPS = ['direct', 'one-stop', 'two-or-more'] as const
export type Stops = (typeof STOPS)[number]
/** As the specification names them. */
export const STOPS_LABELS: Record<Stops, string> = { direct: 'Direct', 'one-stop': 'One Stop', 'two-or-more': '2+ Stops' }

/** The specification's three kinds. */
export function stopsOfOffer({ connections }: FlightOffer): Stops {
  if (connections === 0) return 'direct'
  return connections === 1 ? 'one-stop' : 'two-or-more'
}

/** Minutes since midnight of a wall-clock time. Digit by digit: every flight is asked at each step of a slider. */
export function minuteOfDay(localTime: string): number {
  const digit = (index: number) => localTime.charCodeAt(index) - 48
  return digit(11) * 600 + digit(12) * 60 + digit(14) * 10 + digit(15)
}

/** Every airport that it touches between its ends: connections, those it changes to, and landings under the same number. */
export function waypointPlaces({ layovers, segments }: FlightOffer): Place[] {
  const places: Place[] = []
  for (const { airport, leavesFrom } of layovers) places.push(airport, ...(leavesFrom ? [leavesFrom] : []))
  for (const { stopsAt } of segments) if (stopsAt) places.push(...stopsAt)
  return places
}

/** The codes of the same. */
export function waypoints(offer: FlightOffer): string[] {
  return waypointPlaces(offer).map(({ iataCode }) => iataCode)
}

export function waypointCountries(offer: FlightOffer): string[] {
  return waypointPlaces(offer).map(({ countryCode }) => countryCode)
}

/** The aircraft of each segment, without its variant; '' where it is not told. */
export function aircraftFamilies({ segments }: FlightOffer): string[] {
  return segments.map(({ aircraft }) => aircraftFamily(aircraft))
}

const EVENING = 18 * 60
const MORNING = 5 * 60
const NIGHT = 60

/** Whether one of its flights leaves before 05:00, or from 18:00 on and lands after 01:00 on a later day. */
export function isRedEye({ segments }: FlightOffer): boolean {
  return segments.some(({ departsAt, arrivesAt }) => {
    const leaves = minuteOfDay(departsAt)
    const isLater = arrivesAt.slice(0, 10) > departsAt.slice(0, 10)
    return leaves < MORNING || (leaves >= EVENING && isLater && minuteOfDay(arrivesAt) > NIGHT)
  })
}

/** The airports it starts from and ends at. */
export function endsOf({ segments }: FlightOffer): [origin: string, destination: string] {
  return [segments[0]?.origin.iataCode ?? '', segments.at(-1)?.destination.iataCode ?? '']
}

/** The airline whose number each segment has. */
export function marketingCodes({ segments }: FlightOffer): string[] {
  return segments.map(({ marketingCarrier }) => marketingCarrier.iataCode)
}
