import type { FlightOffer, Layover, Segment } from '@/lib/travel/flights/offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import { buildFares } from './fares/build-fares'
import { emissionsKg, typicalEmissionsKg } from './fares/emissions'
import { flightName } from './itinerary-id'
import type { Itinerary, Leg } from './network/itineraries'
import type { Candidate } from './prune'
import { AIRCRAFT } from './world/aircraft'
import type { Airport } from './world/airport'
import { distanceKm } from './world/distance'
import { clockAt, localTime } from './zones'

/** Any return goes with any outbound here: the sandbox prices each direction by itself. */
const PAIRING_KEY = 'any'

/** An itinerary as travellers see it, with its fares. */
export function buildOffer(candidate: Candidate, sliceIndex: number, search: FlightSearch, currency: string): FlightOffer {
  const { itinerary, id, standardEuro } = candidate
  const first = itinerary.legs[0]
  const last = itinerary.legs[1] ?? first
  const { origin } = first.flight
  const { destination } = last.flight
  return {
    offerId: id,
    sliceIndex,
    pairingKey: PAIRING_KEY,
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

function segmentOf({ flight, departsAt, arrivesAt }: Leg): Segment {
  const carrier = { iataCode: flight.airline.code, name: flight.airline.name }
  return {
    flightNumber: flightName(flight),
    marketingCarrier: carrier,
    operatingCarrier: carrier,
    aircraft: AIRCRAFT[flight.aircraft]?.name ?? flight.aircraft,
    origin: placeOfAirport(flight.origin),
    destination: placeOfAirport(flight.destination),
    departsAt: localTime(flight.origin.zone, departsAt),
    arrivesAt: localTime(flight.destination.zone, arrivesAt),
    durationMinutes: flight.blockMinutes,
  }
}

function layoversOf({ legs: [first, second] }: Itinerary): Layover[] {
  if (!second) return []
  const { destination } = first.flight
  const minutes = second.departsAt - first.arrivesAt
  return [{ airport: placeOfAirport(destination), minutes, isOvernight: isOvernight(destination.zone, first.arrivesAt, second.departsAt) }]
}

/** Two hours or more of the wait lie between midnight and five in the morning. */
function isOvernight(zone: string, from: number, until: number): boolean {
  const start = clockAt(zone, from).minute
  const end = start + until - from
  const nightMinutes = Math.max(0, Math.min(end, 300) - start) + Math.max(0, Math.min(end, 1_740) - Math.max(start, 1_440))
  return nightMinutes >= 120
}
