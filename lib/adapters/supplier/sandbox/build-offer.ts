import type { FlightOffer, Layover, Segment } from '@/lib/travel/flights/offer-schema'
import { ANY_PAIRING } from '@/lib/travel/flights/pairing'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import { clockAt, localTime } from '@/lib/travel/zones'
import { buildFares } from './fares/build-fares'
import { emissionsKg, typicalEmissionsKg } from './fares/emissions'
import { flightName, itineraryId } from './itinerary-id'
import { isOvernight } from './network/connections'
import { type Itinerary, lastLeg } from './network/itineraries'
import type { Leg } from './network/legs'
import { soldByFirst } from './network/marketing'
import { AIRCRAFT } from './world/aircraft'
import type { Airline } from './world/airlines'
import type { Airport } from './world/airport'
import { distanceKm } from './world/distance'

/** An itinerary as travellers see it, with its fares. */
export function buildOffer(
  { itinerary: { legs }, standardEuro }: { itinerary: Itinerary; standardEuro: number },
  sliceIndex: number,
  search: FlightSearch,
  currency: string,
): FlightOffer {
  const itinerary: Itinerary = { legs: soldByFirst(legs) }
  const id = itineraryId(itinerary)
  const first = itinerary.legs[0]
  const last = lastLeg(itinerary)
  const { origin } = first.flight
  const { destination } = last.flight
  return {
    offerId: id,
    sliceIndex,
    pairingKey: pairingKeyOf(itinerary, search),
    segments: itinerary.legs.map(segmentOf),
    layovers: layoversOf(itinerary),
    departsAt: localTime(origin.zone, first.departsAt),
    arrivesAt: localTime(destination.zone, last.arrivesAt),
    dayOffset: clockAt(destination.zone, last.arrivesAt).day - clockAt(origin.zone, first.departsAt).day,
    durationMinutes: last.arrivesAt - first.departsAt,
    connections: itinerary.legs.length - 1,
    co2Kg: emissionsKg(itinerary),
    typicalCo2Kg: typicalEmissionsKg(distanceKm(origin, destination)),
    fares: buildFares(itinerary, id, standardEuro, search.cabinClass, search.travellers, currency),
  }
}

/**
 * What one airline sells and flies goes with every flight. A round trip on the ticket of several airlines comes back with a flight that
 * goes with every other, or with the same airlines: others don't share a ticket with them.
 */
function pairingKeyOf({ legs }: Itinerary, { tripType }: FlightSearch): string {
  if (tripType !== 'round-trip') return ANY_PAIRING
  const codes = new Set(legs.flatMap(({ flight, marketedAs }) => [flight.airline.code, (marketedAs ?? flight).airline.code]))
  return codes.size > 1 ? [...codes].sort().join('+') : ANY_PAIRING
}

function placeOfAirport(airport: Airport): Place {
  return {
    kind: 'airport',
    iataCode: airport.iataCode,
    name: airport.name,
    cityName: airport.cityName,
    countryCode: airport.countryCode,
    zone: airport.zone,
  }
}

function segmentOf({ flight, departsAt, arrivesAt, marketedAs }: Leg): Segment {
  const carrier = ({ code, name }: Airline) => ({ iataCode: code, name })
  return {
    flightNumber: flightName(marketedAs ?? flight),
    marketingCarrier: carrier((marketedAs ?? flight).airline),
    operatingCarrier: carrier(flight.airline),
    aircraft: AIRCRAFT[flight.aircraft]?.name ?? flight.aircraft,
    origin: placeOfAirport(flight.origin),
    destination: placeOfAirport(flight.destination),
    departsAt: localTime(flight.origin.zone, departsAt),
    arrivesAt: localTime(flight.destination.zone, arrivesAt),
    durationMinutes: flight.blockMinutes,
  }
}

function layoversOf({ legs }: Itinerary): Layover[] {
  return legs.slice(1).map((next, index) => {
    const before = legs[index] ?? legs[0]
    const { destination } = before.flight
    const { origin } = next.flight
    return {
      airport: placeOfAirport(destination),
      minutes: next.departsAt - before.arrivesAt,
      isOvernight: isOvernight(destination.zone, before.arrivesAt, next.departsAt),
      ...(origin === destination ? {} : { leavesFrom: placeOfAirport(origin) }),
    }
  })
}
