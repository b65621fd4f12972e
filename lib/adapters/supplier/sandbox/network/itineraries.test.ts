import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAt, dayNumber } from '@/lib/travel/zones'
import { airportCoded } from '@/tests/fixtures/market'
import { itineraryId, readFareId } from '../itinerary-id'
import { sellTogether } from '../world/airlines'
import { distanceKm } from '../world/distance'
import { loadWorld } from '../world/load-world'
import { otherAirportsOf } from './airport-changes'
import { canCatch, isOvernight, minimumConnectionMinutes } from './connections'
import { findItineraries, type Itinerary, type ItineraryQuery, lastLeg, minutesOf } from './itineraries'
import { type Leg, legsBetween } from './legs'
import { network } from './network'

const SERVED = loadWorld().airports.filter((airport) => network().routesAt(airport).length > 0)
const LARGE = SERVED.filter(({ importance }) => importance >= 10)
const SMALL = SERVED.filter(({ importance }) => importance < 2)
const someAirport = fc.oneof(fc.constantFrom(...LARGE), fc.constantFrom(...SMALL))
const someQuery = fc
  .record({
    origin: someAirport,
    destination: someAirport,
    day: fc.integer({ min: dayNumber('2026-11-21'), max: dayNumber('2027-11-15') }),
    withAirportChange: fc.boolean(),
  })
  .filter(({ origin, destination }) => origin.cityName !== destination.cityName)
  .map(
    ({ origin, destination, day, withAirportChange }): ItineraryQuery => ({
      origins: [origin],
      destinations: [destination],
      day,
      earliest: 0,
      directOnly: false,
      withAirportChange,
    }),
  )

function between(from: string[], to: string[], date: string, change: Partial<ItineraryQuery> = {}): ItineraryQuery {
  return {
    origins: from.map(airportCoded),
    destinations: to.map(airportCoded),
    day: dayNumber(date),
    earliest: 0,
    directOnly: false,
    withAirportChange: false,
    ...change,
  }
}

const pairsOf = ({ legs }: Itinerary) => legs.slice(1).map((next, index) => [legs[index] ?? legs[0], next] as const)
const names = (itineraries: Itinerary[]) => itineraries.map(itineraryId)

test('itineraries lead from one end to the other on the day asked for, with at most two changes', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      for (const itinerary of findItineraries(query)) {
        const [first] = itinerary.legs
        expect(query.origins).toContain(first.flight.origin)
        expect(query.destinations).toContain(lastLeg(itinerary).flight.destination)
        expect(clockAt(first.flight.origin.zone, first.departsAt).day).toBe(query.day)
        expect(itinerary.legs.length).toBeLessThanOrEqual(3)
      }
    }),
    { numRuns: 60 },
  )
})

test('every connection of one or two stops is legal, and longer than six hours only through the night', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      for (const itinerary of findItineraries(query)) {
        for (const [before, next] of pairsOf(itinerary)) {
          const { origin, destination: landsAt } = before.flight
          const { origin: leavesFrom, destination } = next.flight
          const wait = next.departsAt - before.arrivesAt
          expect(wait).toBeGreaterThanOrEqual(minimumConnectionMinutes(origin, landsAt, destination, leavesFrom))
          expect(wait).toBeLessThanOrEqual(840)
          if (wait > 360) expect(isOvernight(landsAt.zone, before.arrivesAt, next.departsAt)).toBe(true)
          if (leavesFrom === landsAt) continue
          expect(query.withAirportChange).toBe(true)
          expect(otherAirportsOf(landsAt)).toContain(leavesFrom)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('minutes in the air and on the ground add up to the elapsed time', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      for (const itinerary of findItineraries(query)) {
        const flown = itinerary.legs.reduce((sum, { flight }) => sum + flight.blockMinutes, 0)
        const waited = pairsOf(itinerary).reduce((sum, [before, next]) => sum + next.departsAt - before.arrivesAt, 0)
        expect(flown + waited).toBe(minutesOf(itinerary))
      }
    }),
    { numRuns: 40 },
  )
})

test('all flights of an itinerary go on one ticket; airlines without an agreement only where nobody else leads there', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      const areAllPartners = ({ legs }: Itinerary) =>
        legs.every(({ flight }, index) => legs.slice(0, index).every((other) => sellTogether(other.flight.airline, flight.airline)))
      const found = findItineraries(query)
      const strangers = found.filter((itinerary) => !areAllPartners(itinerary))
      expect([0, found.length]).toContain(strangers.length)
      for (const { legs } of strangers) expect(legs.every(({ flight }) => flight.airline.connects)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('no way leads more than half as far around again, and no airport is passed twice', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      for (const itinerary of findItineraries(query)) {
        const { origin } = itinerary.legs[0].flight
        const { destination } = lastLeg(itinerary).flight
        const stops = [origin, ...itinerary.legs.flatMap(({ flight }) => [flight.origin, flight.destination])]
        const km = stops.slice(1).reduce((sum, stop, index) => sum + distanceKm(stops[index] ?? stop, stop), 0)
        expect(km).toBeLessThanOrEqual(1.5 * distanceKm(origin, destination) + 401)
        const landings = itinerary.legs.map(({ flight }) => flight.destination)
        expect(new Set([origin, ...landings]).size).toBe(landings.length + 1)
      }
    }),
    { numRuns: 40 },
  )
})

test('the id of every itinerary reads back as the same flights at the same times', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      for (const itinerary of findItineraries(query)) {
        const read = readFareId(`${itineraryId(itinerary)}-light`)
        expect(read?.itinerary).toEqual(itinerary)
      }
    }),
    { numRuns: 40 },
  )
})

test('the same question has the same answer', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      const found = names(findItineraries(query))
      expect(names(findItineraries(query))).toEqual(found)
      expect(new Set(found).size).toBe(found.length)
    }),
    { numRuns: 30 },
  )
})

test('with the same airlines over the same airport nobody leaves earlier or arrives later than needed', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      for (const { legs } of findItineraries(query).filter((itinerary) => itinerary.legs.length === 2)) {
        const [first, next] = legs
        if (!next || next.departsAt - first.arrivesAt > 360) continue
        const day = (leg: Leg) => clockAt(leg.flight.origin.zone, leg.departsAt).day
        const alike = (leg: Leg) =>
          [-1, 0, 1]
            .flatMap((shift) => legsBetween(leg.flight.origin, leg.flight.destination, day(leg) + shift))
            .filter(({ flight }) => flight.airline === leg.flight.airline)
        const later = alike(first).filter((leg) => leg.departsAt > first.departsAt && day(leg) === query.day)
        expect(later.filter((leg) => canCatch(leg, next, false))).toEqual([])
        const earlier = alike(next).filter((leg) => leg.departsAt < next.departsAt)
        expect(earlier.filter((leg) => canCatch(first, leg, false))).toEqual([])
      }
    }),
    { numRuns: 40 },
  )
})

test('two changes are looked at only where direct flights and single changes give little', () => {
  const busy = findItineraries(between(['LHR', 'LGW'], ['JFK', 'EWR'], '2027-02-10'))
  expect(busy.length).toBeGreaterThan(50)
  expect(busy.every(({ legs }) => legs.length <= 2)).toBe(true)
  const remote = findItineraries(between(['BGO'], ['DEN'], '2027-02-10'))
  expect(remote.some(({ legs }) => legs.length === 3)).toBe(true)
})

test('direct only finds direct flights, and none of them leaves before the sale has closed', () => {
  const all = findItineraries(between(['LHR'], ['JFK'], '2027-02-10', { directOnly: true }))
  expect(all.every(({ legs }) => legs.length === 1)).toBe(true)
  const earliest = all.map(({ legs }) => legs[0].departsAt).toSorted((first, second) => first - second)[1] ?? 0
  const late = findItineraries(between(['LHR'], ['JFK'], '2027-02-10', { directOnly: true, earliest }))
  expect(late.length).toBe(all.filter(({ legs }) => legs[0].departsAt >= earliest).length)
  expect(late.length).toBeLessThan(all.length)
})

test('airports are changed only when that is asked for, and then on top of what is found anyway', () => {
  const query = between(['EDI'], ['BOS'], '2027-02-10')
  const usual = findItineraries(query)
  const withChanges = findItineraries({ ...query, withAirportChange: true })
  expect(names(withChanges)).toEqual(expect.arrayContaining(names(usual)))
  const changed = withChanges.filter((itinerary) => pairsOf(itinerary).some(([one, next]) => one.flight.destination !== next.flight.origin))
  expect(changed.length).toBe(withChanges.length - usual.length)
  expect(changed.length).toBeGreaterThan(0)
})
