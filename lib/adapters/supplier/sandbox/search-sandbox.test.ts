import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { searchResultSchema } from '@/lib/travel/flights/offer-schema'
import { ANY_PAIRING, areSoldTogether } from '@/lib/travel/flights/pairing'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { multiplyMoney } from '@/lib/travel/money'
import { NOW, placeNamed, searchBetween } from '@/tests/fixtures/market'
import { itineraryId, readFareId } from './itinerary-id'
import { minimumConnectionMinutes } from './network/connections'
import { MOST_ITINERARIES } from './prune'
import { searchSandbox } from './search-sandbox'
import { loadWorld } from './world/load-world'

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
  const direct = offersOf(searchBetween('London', 'Lisbon', '2026-11-27')).filter((offer) => offer.connections === 0)
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
  const result = searchSandbox(searchBetween('London', 'Lisbon', '2026-11-27', { travellers }), NOW)
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
      for (const offer of offersOf(searchBetween(from, to, day, { travellers }))) {
        const totals = offer.fares.map((fare) => fare.total.amountMinor)
        expect(totals).toEqual(totals.toSorted((first, second) => first - second))
        expect(offer.fares.length).toBeGreaterThanOrEqual(2)
        expect(offer.fares.length).toBeLessThanOrEqual(5)
        for (const fare of offer.fares) {
          for (const share of fare.passengerFares) {
            expect(share.base?.amountMinor).toBeGreaterThan(0)
            expect((share.base?.amountMinor ?? 0) + (share.taxes?.amountMinor ?? 0)).toBe(share.total.amountMinor)
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
  const search = searchBetween('London', 'Lisbon', '2026-11-27')
  const first = searchSandbox(search, NOW)
  expect(searchSandbox(search, NOW)).toEqual(first)
  const later = searchSandbox(search, new Date('2026-11-20T09:07:00Z'))
  expect(later.offers).toEqual(first.offers)
  expect(later.searchId).not.toBe(first.searchId)
  expect(offersOf(search, new Date('2026-11-21T00:05:00Z')).map((offer) => offer.fares[0]?.total)).not.toEqual(
    first.offers[0]?.map((offer) => offer.fares[0]?.total),
  )
})

test('connections are legal, at one airport, at most six hours unless overnight, and add up to the elapsed time', () => {
  const world = loadWorld()
  const find = ({ iataCode }: { iataCode: string }) => {
    const airport = world.find(iataCode)
    if (!airport) throw new Error(`${iataCode} is unknown`)
    return airport
  }
  fc.assert(
    fc.property(somePair, someDay, ([from, to], day) => {
      for (const { segments, layovers, connections, durationMinutes } of offersOf(searchBetween(from, to, day))) {
        const waits = layovers.reduce((sum, layover) => sum + layover.minutes, 0)
        const flown = segments.reduce((sum, segment) => sum + segment.durationMinutes, 0)
        expect(flown + waits).toBe(durationMinutes)
        expect([segments.length, layovers.length]).toEqual([connections + 1, connections])
        for (const [index, { airport, minutes, isOvernight, leavesFrom }] of layovers.entries()) {
          const [before, next] = segments.slice(index)
          if (!before || !next) throw new Error('a layover lies between two flights')
          expect([before.destination, next.origin]).toEqual([airport, airport])
          expect(leavesFrom).toBeUndefined()
          expect(minutes).toBeGreaterThanOrEqual(minimumConnectionMinutes(find(before.origin), find(airport), find(next.destination)))
          if (!isOvernight) expect(minutes).toBeLessThanOrEqual(360)
        }
      }
    }),
    { numRuns: 25 },
  )
})

test('local times at both ends differ by the elapsed time and the zones, on days with a clock change too', () => {
  for (const day of ['2026-11-27', '2027-03-28', '2027-03-14', '2026-11-21', '2027-10-31']) {
    for (const [from, to] of PAIRS) {
      for (const offer of offersOf(searchBetween(from, to, day)).slice(0, 20)) {
        for (const { origin, destination, departsAt, arrivesAt, durationMinutes } of offer.segments) {
          expect(instant(arrivesAt, destination.zone) - instant(departsAt, origin.zone)).toBe(durationMinutes * 60_000)
        }
        expect(offer.dayOffset).toBe(daysBetween(offer.departsAt.slice(0, 10), offer.arrivesAt.slice(0, 10)))
      }
    }
  }
})

test('a flight over the date line may land the day before it left', () => {
  const offers = offersOf(searchBetween('HND', 'LAX', '2027-02-10', { directOnly: true }))
  const dayBefore = offers.filter((offer) => offer.dayOffset === -1)
  expect(dayBefore.length).toBeGreaterThan(0)
  for (const offer of dayBefore) expect(offer.arrivesAt < offer.departsAt).toBe(true)
  const pacific = offersOf(searchBetween('HND', 'SFO', '2027-02-10', { directOnly: true }))
  expect(pacific.length).toBeGreaterThan(0)
  for (const offer of pacific) expect([0, -1]).toContain(offer.dayOffset)
  for (const offer of pacific) expect(offer.durationMinutes).toBeGreaterThan(520)
})

test('sale closes two hours before departure', () => {
  const now = new Date('2026-11-27T11:00:00Z')
  const offers = offersOf(searchBetween('London', 'Lisbon', '2026-11-27'), now)
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of offers) expect(offer.departsAt >= '2026-11-27T13:00').toBe(true)
  expect(offersOf(searchBetween('London', 'Lisbon', '2026-11-26'), now)).toEqual([])
})

test('direct only means no connection, and business means that every offer has it', () => {
  expect(offersOf(searchBetween('Bergen', 'Denver', '2027-02-10', { directOnly: true })).every((offer) => offer.connections === 0)).toBe(
    true,
  )
  const business = offersOf(searchBetween('London', 'New York', '2027-02-10', { cabinClass: 'business' }))
  expect(business.length).toBeGreaterThan(10)
  for (const offer of business) expect(offer.fares.some((fare) => fare.cabinClass === 'business')).toBe(true)
  const first = offersOf(searchBetween('London', 'Dubai', '2027-02-10', { cabinClass: 'first' }))
  expect(first.length).toBeGreaterThan(0)
  for (const offer of first) expect(offer.fares.some((fare) => fare.cabinClass === 'first')).toBe(true)
})

test('a direction has at most two hundred offers with different, url-safe ids', () => {
  fc.assert(
    fc.property(somePair, someDay, ([from, to], day) => {
      const offers = offersOf(searchBetween(from, to, day))
      expect(offers.length).toBeLessThanOrEqual(MOST_ITINERARIES)
      const ids = offers.flatMap((offer) => [offer.offerId, ...offer.fares.map((fare) => fare.fareId)])
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,120}$/)
    }),
    { numRuns: 15 },
  )
})

test('one currency per search, the origin’s own, with its own number of decimals', () => {
  const back = searchBetween('Tokyo', 'San Francisco', '2027-02-10')
  const roundTrip: FlightSearch = {
    ...back,
    tripType: 'round-trip',
    slices: [...back.slices, { origin: placeNamed('San Francisco'), destination: placeNamed('Tokyo'), departureOn: '2027-02-20' }],
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
    const totals = offersOf(searchBetween('London', 'Lisbon', '2027-02-10'), new Date(now)).map(
      (offer) => offer.fares[0]?.total.amountMinor ?? 0,
    )
    return totals.reduce((sum, total) => sum + total, 0) / totals.length
  }
  expect(average('2027-02-08T09:00:00Z')).toBeGreaterThan(1.2 * average('2026-12-15T09:00:00Z'))
})

test('where direct flights and single changes give little, offers with two stops come too', () => {
  const offers = offersOf(searchBetween('Bergen', 'Denver', '2027-02-10'))
  expect(offers.some(({ connections }) => connections === 2)).toBe(true)
})

test('a change of the airport names both, takes three and a half hours, and comes only when asked for', () => {
  const search = searchBetween('Edinburgh', 'Boston', '2027-02-10')
  const isChange = ({ layovers }: FlightOffer) => layovers.some(({ leavesFrom }) => leavesFrom)
  expect(offersOf(search).some(isChange)).toBe(false)
  const changes = offersOf({ ...search, withAirportChange: true }).filter(isChange)
  expect(changes.length).toBeGreaterThan(0)
  for (const { segments, layovers } of changes) {
    for (const [index, { airport, leavesFrom, minutes }] of layovers.entries()) {
      expect(segments[index]?.destination).toEqual(airport)
      expect(segments[index + 1]?.origin).toEqual(leavesFrom ?? airport)
      if (leavesFrom) expect(minutes).toBeGreaterThanOrEqual(210)
    }
  }
})

test('nearby airports widen a search and narrow none', () => {
  const search = searchBetween('BRU', 'Lisbon', '2027-02-10', { directOnly: true })
  const origins = (offers: FlightOffer[]) => new Set(offers.map(({ segments }) => segments[0]?.origin.iataCode))
  expect(origins(offersOf(search))).toEqual(new Set(['BRU']))
  const wider = offersOf({ ...search, withNearbyAirports: true })
  expect(origins(wider).size).toBeGreaterThan(1)
  expect(wider.map(({ offerId }) => offerId)).toEqual(expect.arrayContaining(offersOf(search).map(({ offerId }) => offerId)))
})

test('a trip of several slices, and one that returns from another city, has the offers of each slice by itself', () => {
  const [paris, rome, athens, london] = ['Paris', 'Rome', 'Athens', 'London'].map(placeNamed)
  if (!paris || !rome || !athens || !london) throw new Error('four places are needed')
  const slices = [
    { origin: london, destination: paris, departureOn: '2027-02-10' },
    { origin: paris, destination: rome, departureOn: '2027-02-13' },
    { origin: athens, destination: london, departureOn: '2027-02-20' },
  ]
  const trip = searchBetween('London', 'Paris', '2027-02-10', { tripType: 'multi-trip', slices, currency: 'GBP' })
  const { offers } = searchSandbox(trip, NOW)
  expect(offers.map((slice) => slice.length > 0)).toEqual([true, true, true])
  for (const [sliceIndex, slice] of slices.entries()) {
    const alone = offersOf({ ...trip, tripType: 'one-way', slices: [slice] })
    expect(offers[sliceIndex]).toEqual(alone.map((offer) => ({ ...offer, sliceIndex })))
  }
})

test('prices come in the currency that is asked for', () => {
  const offers = offersOf(searchBetween('London', 'Lisbon', '2027-02-10', { currency: 'JPY' }))
  expect(new Set(offers.flatMap(({ fares }) => fares.map(({ total }) => total.currency)))).toEqual(new Set(['JPY']))
})

test('the first airline sells its partners’ flights under its own code where it shares them, and says who flies', () => {
  const shared = PAIRS.flatMap(([from, to]) => offersOf(searchBetween(from, to, '2027-02-10'))).filter(({ segments }) =>
    segments.some(({ marketingCarrier, operatingCarrier }) => marketingCarrier.iataCode !== operatingCarrier.iataCode),
  )
  expect(shared.length).toBeGreaterThan(0)
  for (const { segments, connections } of shared) {
    expect(connections).toBeGreaterThan(0)
    const seller = segments[0]?.marketingCarrier.iataCode
    for (const { flightNumber, marketingCarrier, operatingCarrier } of segments) {
      expect(flightNumber.startsWith(marketingCarrier.iataCode)).toBe(true)
      if (marketingCarrier.iataCode !== operatingCarrier.iataCode) expect(marketingCarrier.iataCode).toBe(seller)
    }
  }
})

test('every fare id reads back as the flights of its offer, under the numbers they are sold by', () => {
  fc.assert(
    fc.property(somePair, someDay, ([from, to], day) => {
      for (const { offerId, fares } of offersOf(searchBetween(from, to, day))) {
        for (const { fareId } of fares) {
          const read = readFareId(fareId)
          expect(read && itineraryId(read.itinerary)).toBe(offerId)
        }
      }
    }),
    { numRuns: 15 },
  )
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

test('a round trip has flights of at least two routing pairs both ways, and each outbound flight has a return it is sold with', () => {
  for (const [from, to] of [
    ['London', 'Lisbon'],
    ['London', 'New York'],
    ['Edinburgh', 'Paris'],
    ['Madrid', 'Oslo'],
  ]) {
    const [out = [], back = []] = searchSandbox(roundTrip(from, to), NOW).offers
    for (const offers of [out, back]) expect(new Set(offers.map(({ pairingKey }) => pairingKey)).size).toBeGreaterThan(1)
    for (const flight of out) expect(back.some((later) => areSoldTogether(flight, later))).toBe(true)
  }
  const [out = [], back = []] = searchSandbox(roundTrip('London', 'Lisbon'), NOW).offers
  expect(out.some((flight) => back.some((later) => !areSoldTogether(flight, later)))).toBe(true)
})

test('flights without a return are sold on their own', () => {
  const keys = offersOf(searchBetween('London', 'Lisbon', '2026-11-27')).map(({ pairingKey }) => pairingKey)
  expect(new Set(keys)).toEqual(new Set([ANY_PAIRING]))
})

function roundTrip(from = '', to = ''): FlightSearch {
  const [out] = searchBetween(from, to, '2026-11-27').slices
  const back = searchBetween(to, from, '2026-11-29')
  return { ...back, tripType: 'round-trip', slices: [...(out ? [out] : []), ...back.slices] }
}
