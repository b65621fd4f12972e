import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { addDays, daysBetween } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import { type FlightOffer, searchResultSchema } from '@/lib/travel/flights/offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { multiplyMoney } from '@/lib/travel/money'
import type { Place } from '@/lib/travel/places/place'
import { minimumConnectionMinutes } from './network/connections'
import { MOST_ITINERARIES } from './prune'
import { searchSandbox } from './search-sandbox'
import { loadWorld } from './world/load-world'

const NOW = new Date('2026-11-20T09:00:00Z')
const places = createPlaces()

function place(text: string): Place {
  const match = places.findPlace(text)
  if (match.status !== 'found') throw new Error(`${text} is ${match.status}`)
  return match.place
}

function searchOf(from: string, to: string, departureOn: string, change: Partial<FlightSearch> = {}): FlightSearch {
  return {
    tripType: 'one-way',
    slices: [{ origin: place(from), destination: place(to), departureOn }],
    travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: 0,
    preference: 'best-value',
    ...change,
  }
}

function offersOf(search: FlightSearch, now = NOW): FlightOffer[] {
  return searchSandbox(search, now).offers[0] ?? []
}

const PAIRS: [string, string][] = [
  ['London', 'Lisbon'],
  ['London', 'New York'],
  ['London', 'Sydney'],
  ['Tokyo', 'San Francisco'],
  ['Bergen', 'Denver'],
  ['Kuwait', 'Bangkok'],
  ['São Paulo', 'Madrid'],
  ['Tokyo', 'Honolulu'],
  ['Delhi', 'Frankfurt'],
]
const somePair = fc.constantFrom(...PAIRS)
const someDay = fc.integer({ min: 1, max: 330 }).map((days) => addDays('2026-11-20', days))

test('London to Lisbon has the airlines and airports of the real world, several times a day', () => {
  const direct = offersOf(searchOf('London', 'Lisbon', '2026-11-27')).filter((offer) => offer.connections === 0)
  const airlines = new Set(direct.map((offer) => offer.segments[0]?.marketingCarrier.iataCode))
  expect([...airlines]).toEqual(expect.arrayContaining(['BA', 'TP', 'U2']))
  expect(direct.length).toBeGreaterThan(8)
  const easyJet = direct.filter((offer) => offer.segments[0]?.marketingCarrier.iataCode === 'U2')
  expect(easyJet.map((offer) => offer.segments[0]?.origin.iataCode)).not.toContain('LHR')
  for (const offer of direct) expect(offer.durationMinutes).toBeGreaterThanOrEqual(145)
  for (const offer of direct) expect(offer.durationMinutes).toBeLessThanOrEqual(175)
})

test('the answer has the shape that the application reads, with real prices for all three kinds of traveller', () => {
  const travellers = { adults: 2, children: 1, infants: 1, pets: 1, childAges: [4, 1] }
  const result = searchSandbox(searchOf('London', 'Lisbon', '2026-11-27', { travellers }), NOW)
  expect(searchResultSchema.safeParse(result).success).toBe(true)
  expect(result).toMatchObject({ supplier: 'sandbox', isSimulated: true, expiresAt: '2026-11-20T09:30:00.000Z' })
  expect(result.offers[0]?.[0]?.fares[0]?.passengerFares.map(({ type, count }) => [type, count])).toEqual([
    ['adult', 2],
    ['child', 1],
    ['infant', 1],
  ])
})

test('sums hold to the minor unit in every currency, and fares come cheapest first', () => {
  fc.assert(
    fc.property(somePair, someDay, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }), ([from, to], day, adults, children) => {
      const travellers = { adults, children, infants: Math.min(adults, children), pets: 0, childAges: [] }
      for (const offer of offersOf(searchOf(from, to, day, { travellers }))) {
        const totals = offer.fares.map((fare) => fare.total.amountMinor)
        expect(totals).toEqual(totals.toSorted((first, second) => first - second))
        expect(offer.fares.length).toBeGreaterThanOrEqual(2)
        expect(offer.fares.length).toBeLessThanOrEqual(4)
        for (const fare of offer.fares) {
          for (const share of fare.passengerFares) {
            expect(share.base.amountMinor).toBeGreaterThan(0)
            expect(share.base.amountMinor + share.taxes.amountMinor).toBe(share.total.amountMinor)
          }
          const parts = fare.passengerFares.reduce((sum, share) => sum + multiplyMoney(share.total, share.count).amountMinor, 0)
          expect(parts + fare.serviceFee.amountMinor).toBe(fare.total.amountMinor)
        }
      }
    }),
    { numRuns: 25 },
  )
})

test('the same question on the same day has the same answer, another day other prices', () => {
  const search = searchOf('London', 'Lisbon', '2026-11-27')
  const first = searchSandbox(search, NOW)
  expect(searchSandbox(search, NOW)).toEqual(first)
  const later = searchSandbox(search, new Date('2026-11-20T09:07:00Z'))
  expect(later.offers).toEqual(first.offers)
  expect(later.searchId).not.toBe(first.searchId)
  expect(offersOf(search, new Date('2026-11-21T00:05:00Z')).map((offer) => offer.fares[0]?.total)).not.toEqual(
    first.offers[0]?.map((offer) => offer.fares[0]?.total),
  )
})

test('connections are legal, at one airport, at most six hours, and add up to the elapsed time', () => {
  const world = loadWorld()
  fc.assert(
    fc.property(somePair, someDay, ([from, to], day) => {
      for (const offer of offersOf(searchOf(from, to, day))) {
        const [first, second] = offer.segments
        const waits = offer.layovers.reduce((sum, layover) => sum + layover.minutes, 0)
        const flown = offer.segments.reduce((sum, segment) => sum + segment.durationMinutes, 0)
        expect(flown + waits).toBe(offer.durationMinutes)
        if (!first || !second) continue
        const airports = [first.origin, first.destination, second.destination].map(({ iataCode }) => world.find(iataCode))
        const [origin, via, destination] = airports
        if (!origin || !via || !destination) throw new Error('an airport is unknown')
        expect(first.destination.iataCode).toBe(second.origin.iataCode)
        expect(offer.layovers[0]?.minutes).toBeGreaterThanOrEqual(minimumConnectionMinutes(origin, via, destination))
        expect(offer.layovers[0]?.minutes).toBeLessThanOrEqual(360)
      }
    }),
    { numRuns: 25 },
  )
})

test('local times at both ends differ by the elapsed time and the zones, on days with a clock change too', () => {
  for (const day of ['2026-11-27', '2027-03-28', '2027-03-14', '2026-11-21', '2027-10-31']) {
    for (const [from, to] of PAIRS) {
      for (const offer of offersOf(searchOf(from, to, day)).slice(0, 20)) {
        for (const { origin, destination, departsAt, arrivesAt, durationMinutes } of offer.segments) {
          expect(instant(arrivesAt, destination.zone) - instant(departsAt, origin.zone)).toBe(durationMinutes * 60_000)
        }
        expect(offer.dayOffset).toBe(daysBetween(offer.departsAt.slice(0, 10), offer.arrivesAt.slice(0, 10)))
      }
    }
  }
})

test('a flight over the date line may land the day before it left', () => {
  const offers = offersOf(searchOf('HND', 'LAX', '2027-02-10', { directOnly: true }))
  const dayBefore = offers.filter((offer) => offer.dayOffset === -1)
  expect(dayBefore.length).toBeGreaterThan(0)
  for (const offer of dayBefore) expect(offer.arrivesAt < offer.departsAt).toBe(true)
  const pacific = offersOf(searchOf('HND', 'SFO', '2027-02-10', { directOnly: true }))
  expect(pacific.length).toBeGreaterThan(0)
  for (const offer of pacific) expect([0, -1]).toContain(offer.dayOffset)
  for (const offer of pacific) expect(offer.durationMinutes).toBeGreaterThan(520)
})

test('sale closes two hours before departure', () => {
  const now = new Date('2026-11-27T11:00:00Z')
  const offers = offersOf(searchOf('London', 'Lisbon', '2026-11-27'), now)
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of offers) expect(offer.departsAt >= '2026-11-27T13:00').toBe(true)
  expect(offersOf(searchOf('London', 'Lisbon', '2026-11-26'), now)).toEqual([])
})

test('direct only means no connection, and business means that every offer has it', () => {
  expect(offersOf(searchOf('Bergen', 'Denver', '2027-02-10', { directOnly: true })).every((offer) => offer.connections === 0)).toBe(true)
  const business = offersOf(searchOf('London', 'New York', '2027-02-10', { cabinClass: 'business' }))
  expect(business.length).toBeGreaterThan(10)
  for (const offer of business) expect(offer.fares.some((fare) => fare.cabinClass === 'business')).toBe(true)
  const first = offersOf(searchOf('London', 'Dubai', '2027-02-10', { cabinClass: 'first' }))
  expect(first.length).toBeGreaterThan(0)
  for (const offer of first) expect(offer.fares.some((fare) => fare.cabinClass === 'first')).toBe(true)
})

test('a direction has at most two hundred offers with different, url-safe ids', () => {
  fc.assert(
    fc.property(somePair, someDay, ([from, to], day) => {
      const offers = offersOf(searchOf(from, to, day))
      expect(offers.length).toBeLessThanOrEqual(MOST_ITINERARIES)
      const ids = offers.flatMap((offer) => [offer.offerId, ...offer.fares.map((fare) => fare.fareId)])
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,120}$/)
    }),
    { numRuns: 15 },
  )
})

test('one currency per search, the origin’s own, with its own number of decimals', () => {
  const back = searchOf('Tokyo', 'San Francisco', '2027-02-10')
  const roundTrip: FlightSearch = {
    ...back,
    tripType: 'round-trip',
    slices: [...back.slices, { origin: place('San Francisco'), destination: place('Tokyo'), departureOn: '2027-02-20' }],
  }
  const totals = searchSandbox(roundTrip, NOW)
    .offers.flat()
    .map((offer) => leadFare(offer, roundTrip).total)
  expect(new Set(totals.map((total) => total.currency))).toEqual(new Set(['JPY']))
  expect(Math.min(...totals.map((total) => total.amountMinor))).toBeGreaterThan(20_000)
  expect(Math.max(...totals.map((total) => total.amountMinor))).toBeLessThan(1_000_000)
})

test('waiting until the last days costs more on average', () => {
  const average = (now: string) => {
    const totals = offersOf(searchOf('London', 'Lisbon', '2027-02-10'), new Date(now)).map(
      (offer) => offer.fares[0]?.total.amountMinor ?? 0,
    )
    return totals.reduce((sum, total) => sum + total, 0) / totals.length
  }
  expect(average('2027-02-08T09:00:00Z')).toBeGreaterThan(1.2 * average('2026-12-15T09:00:00Z'))
})

/** The instant of a wall-clock time, found by asking the zone what it shows. */
function instant(localTime: string, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const asIfUtc = Date.parse(`${localTime}Z`)
  for (let offset = -12 * 60; offset <= 14 * 60; offset += 15) {
    const guess = asIfUtc - offset * 60_000
    if (shown.format(guess) === localTime.replace('T', ' ')) return guess
  }
  throw new Error(`${localTime} does not exist in ${zone}`)
}
