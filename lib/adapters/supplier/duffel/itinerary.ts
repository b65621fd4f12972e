import { createHash } from 'node:crypto'
import { daysBetween } from '@/lib/travel/dates'
import type { Carrier, FlightOffer, Layover, Segment } from '@/lib/travel/flights/offer-schema'
import type { Place } from '@/lib/travel/places/place'
import type { DuffelAirport, DuffelSegment, DuffelSlice } from './schemas/offer'
import { isOvernightWait, minuteAt, readDuration, readLocalTime } from './times'

/** The flights of one slice, without a price. The same flights have the same key, whatever the fare. */
export type Itinerary = { key: string } & Pick<
  FlightOffer,
  'segments' | 'layovers' | 'departsAt' | 'arrivesAt' | 'dayOffset' | 'durationMinutes' | 'connections'
>

/** Null when a time, a zone or their order makes no sense: such a slice cannot be shown truthfully. */
export function readItinerary(slice: DuffelSlice): Itinerary | null {
  const segments: Segment[] = []
  for (const duffelSegment of slice.segments) {
    const segment = readSegment(duffelSegment)
    if (!segment) return null
    segments.push(segment)
  }
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return null
  const layovers = readLayovers(segments)
  if (!layovers) return null
  const flown = segments.reduce((sum, segment) => sum + segment.durationMinutes, 0)
  return {
    key: shortHash(segments.map((segment) => `${segment.flightNumber}@${segment.departsAt}`).join('+')),
    segments,
    layovers,
    departsAt: first.departsAt,
    arrivesAt: last.arrivesAt,
    dayOffset: daysBetween(first.departsAt.slice(0, 10), last.arrivesAt.slice(0, 10)),
    durationMinutes: layovers.reduce((sum, layover) => sum + layover.minutes, flown),
    connections: layovers.length,
  }
}

/** Ten characters that stand for a text: for keys within one search, not against forgers. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}

function readSegment(segment: DuffelSegment): Segment | null {
  const origin = readPlace(segment.origin)
  const destination = readPlace(segment.destination)
  const departsAt = readLocalTime(segment.departing_at)
  const arrivesAt = readLocalTime(segment.arriving_at)
  if (!departsAt || !arrivesAt) return null
  const [from, to] = [minuteAt(departsAt, origin.zone), minuteAt(arrivesAt, destination.zone)]
  if (from === null || to === null || to < from) return null
  // Elapsed by the clocks at both ends; Duffel's own figure only where those say nothing, as in its test data.
  const durationMinutes = to - from || readDuration(segment.duration ?? '') || 0
  if (durationMinutes === 0) return null
  const marketingCarrier: Carrier = { iataCode: segment.marketing_carrier.iata_code, name: segment.marketing_carrier.name }
  return {
    flightNumber: `${marketingCarrier.iataCode}${segment.marketing_carrier_flight_number.replace(/^0+(?=\d)/, '')}`,
    marketingCarrier,
    operatingCarrier: readOperatingCarrier(segment, marketingCarrier),
    aircraft: segment.aircraft?.name ?? '',
    origin,
    destination,
    departsAt,
    arrivesAt,
    durationMinutes,
    ...(segment.origin_terminal ? { originTerminal: segment.origin_terminal } : {}),
    ...(segment.destination_terminal ? { destinationTerminal: segment.destination_terminal } : {}),
    ...(segment.stops.length > 0 ? { stopsAt: segment.stops.map(({ airport }) => readPlace(airport)) } : {}),
  }
}

/** Small operators have a name but no IATA code: they fly under the code of the airline that sells the flight. */
function readOperatingCarrier({ operating_carrier }: DuffelSegment, marketing: Carrier): Carrier {
  const { iata_code, name } = operating_carrier ?? {}
  return { iataCode: iata_code && /^[A-Z0-9]{2}$/.test(iata_code) ? iata_code : marketing.iataCode, name: name ?? marketing.name }
}

function readPlace(airport: DuffelAirport): Place {
  const name = airport.name ?? airport.iata_code
  return {
    kind: 'airport',
    iataCode: airport.iata_code,
    name,
    cityName: airport.city_name ?? airport.city?.name ?? name,
    countryCode: airport.iata_country_code,
    zone: airport.time_zone,
  }
}

function readLayovers(segments: Segment[]): Layover[] | null {
  const layovers: Layover[] = []
  for (const [index, next] of segments.entries()) {
    const previous = segments[index - 1]
    if (!previous) continue
    const landed = minuteAt(previous.arrivesAt, previous.destination.zone)
    const leaves = minuteAt(next.departsAt, next.origin.zone)
    if (landed === null || leaves === null || leaves < landed) return null
    layovers.push({
      airport: previous.destination,
      minutes: leaves - landed,
      isOvernight: isOvernightWait(previous.arrivesAt, next.departsAt),
      ...(next.origin.iataCode === previous.destination.iataCode ? {} : { leavesFrom: next.origin }),
    })
  }
  return layovers
}
