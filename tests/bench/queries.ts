import { findItineraries } from '@/lib/adapters/supplier/sandbox/network/itineraries'
import { network } from '@/lib/adapters/supplier/sandbox/network/network'
import { timetable } from '@/lib/adapters/supplier/sandbox/network/timetable'
import type { Airport } from '@/lib/adapters/supplier/sandbox/world/airport'
import { loadWorld } from '@/lib/adapters/supplier/sandbox/world/load-world'
import { METROPOLITAN_AREAS } from '@/lib/adapters/supplier/sandbox/world/metropolitan-areas'
import { addDays } from '@/lib/travel/dates'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import { dayNumber } from '@/lib/travel/zones'

/** When the bench searches. */
export const NOW = new Date('2026-11-20T09:00:00Z')
const TODAY = '2026-11-20'

/** Numbers evenly spread over 0 (included) to 1 (excluded), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Timetables are worked out when a search first needs them; after this all of them are. */
export function planWholeMarket(): void {
  for (const airport of loadWorld().airports) for (const route of network().routesAt(airport)) timetable(route)
}

/** Searches between places that draw people as their airports do; big cities come with all their airports. */
export function createQueries(random: () => number) {
  const served = loadWorld().airports.filter((airport) => network().routesAt(airport).length > 0)
  const small = served.filter((airport) => airport.importance < 1)
  const airportOf = picker(random, served)
  const smallAirportOf = picker(random, small)
  const dayAhead = (from: number, to: number) => addDays(TODAY, from + Math.floor(random() * (to - from)))

  function pairOf(pick: () => Airport): [Place, Place] {
    const [origin, destination] = [placeOf(pick()), placeOf(pick())]
    const isSame = origin.cityName === destination.cityName || origin.iataCode === destination.iataCode
    return isSame ? pairOf(pick) : [origin, destination]
  }

  function oneWay(): FlightSearch {
    const [origin, destination] = pairOf(airportOf)
    return search('one-way', [{ origin, destination, departureOn: dayAhead(3, 330) }])
  }

  function roundTrip(): FlightSearch {
    const [origin, destination] = pairOf(airportOf)
    const departureOn = dayAhead(3, 300)
    const returnOn = addDays(departureOn, 2 + Math.floor(random() * 20))
    const slices = [
      { origin, destination, departureOn },
      { origin: destination, destination: origin, departureOn: returnOn },
    ]
    return search('round-trip', slices, { adults: 2, children: 1, infants: 0, pets: 0, childAges: [7] })
  }

  /** Between small places and between any, where ways with two changes are looked for. */
  function twoStops(): FlightSearch {
    const [origin, destination] = pairOf(random() < 0.5 ? smallAirportOf : airportOf)
    const departureOn = dayAhead(3, 330)
    const found = findItineraries({
      origins: loadWorld().airportsOf(origin),
      destinations: loadWorld().airportsOf(destination),
      day: dayNumber(departureOn),
      earliest: 0,
      directOnly: false,
      withAirportChange: false,
    })
    return found.some(({ legs }) => legs.length === 3) ? search('one-way', [{ origin, destination, departureOn }]) : twoStops()
  }

  return { oneWay, roundTrip, twoStops }
}

function search(
  tripType: FlightSearch['tripType'],
  slices: FlightSearch['slices'],
  travellers: FlightSearch['travellers'] = { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
): FlightSearch {
  return {
    tripType,
    slices,
    travellers,
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: 0,
    preference: 'best-value',
  }
}

/** Draws airports by how many people use them. */
function picker(random: () => number, airports: Airport[]): () => Airport {
  const total = airports.reduce((sum, airport) => sum + airport.importance, 0)
  return () => {
    let left = random() * total
    for (const airport of airports) {
      left -= airport.importance
      if (left < 0) return airport
    }
    throw new Error('the market has no airports')
  }
}

function placeOf({ iataCode, name, cityName, countryCode, zone }: Airport): Place {
  const area = METROPOLITAN_AREAS.find(({ airports }) => airports.length > 1 && airports.includes(iataCode))
  if (!area) return { kind: 'airport', iataCode, name, cityName, countryCode, zone }
  return { kind: 'city', iataCode: area.code, name: area.name, cityName: area.name, countryCode, zone }
}
