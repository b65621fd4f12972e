import { expect, test } from 'vitest'
import { aResult } from '@/tests/fixtures/trip'
import type { FlightOffer, SearchResult } from './offer-schema'
import { rankAllForView, rankFlights, toFlightPicks } from './rank-flights'
import { ORDINARY_WEIGHTS, type RankWeights } from './rank-weights'
import type { FlightSearch } from './search'

const place = (iataCode: string) => ({
  kind: 'airport' as const,
  iataCode,
  name: iataCode,
  cityName: iataCode,
  countryCode: 'GB',
  zone: 'Europe/London',
})
const money = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })

const SEARCH: FlightSearch = {
  tripType: 'one-way',
  slices: [{ origin: place('LON'), destination: place('LIS'), departureOn: '2026-11-27' }],
  travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
  cabinClass: 'economy-with-restrictions',
  directOnly: false,
  checkedBags: 0,
  preference: 'best-value',
}

type Facts = { priceMinor: number; minutes: number; connections: number; departs?: string; arrives?: string; wait?: number }

function offerOf(facts: Facts, index: number): FlightOffer {
  const { priceMinor, minutes, connections, departs = '09:00', arrives = '14:00', wait = 90 } = facts
  const carrier = { iataCode: 'TP', name: 'TAP Air Portugal' }
  const segment = {
    flightNumber: `TP${index}`,
    marketingCarrier: carrier,
    operatingCarrier: carrier,
    aircraft: 'Airbus A320',
    origin: place('LHR'),
    destination: place('LIS'),
    departsAt: `2026-11-27T${departs}`,
    arrivesAt: `2026-11-27T${arrives}`,
    durationMinutes: minutes,
  }
  return {
    offerId: `offer-${index}`,
    sliceIndex: 0,
    pairingKey: 'any',
    segments: [segment],
    layovers: Array.from({ length: connections }, () => ({ airport: place('MAD'), minutes: wait, isOvernight: false })),
    departsAt: segment.departsAt,
    arrivesAt: segment.arrivesAt,
    dayOffset: 0,
    durationMinutes: minutes,
    connections,
    co2Kg: null,
    typicalCo2Kg: null,
    fares: [
      {
        fareId: `fare-${index}`,
        brand: 'Light',
        cabinClass: 'economy-with-restrictions',
        change: { allowed: false, penalty: null },
        refund: { allowed: false, penalty: null },
        cabinBags: { pieces: 1, weightKg: 8 },
        checkedBags: { pieces: 0, weightKg: null },
        seatIncluded: false,
        mealIncluded: false,
        passengerFares: [{ type: 'adult', count: 1, base: money(priceMinor), taxes: money(0), total: money(priceMinor) }],
        serviceFee: money(0),
        total: money(priceMinor),
      },
    ],
  }
}

const offersOf = (list: Facts[]) => list.map(offerOf)
test('reasons weigh money against minutes', () => {
  const offers = offersOf([
    { priceMinor: 10_000, minutes: 230, connections: 1 },
    { priceMinor: 13_800, minutes: 150, connections: 0 },
    { priceMinor: 15_000, minutes: 230, connections: 0 },
    { priceMinor: 16_000, minutes: 260, connections: 1 },
  ])
  const reasons = Object.fromEntries(rankFlights(offers, SEARCH).map(({ offer, reason }) => [offer.offerId, reason]))
  expect(reasons).toEqual({
    'offer-0': '£38.00 less than the fastest, 1 h 20 longer',
    'offer-1': 'saves 1 h 20 for £38.00 more than the cheapest',
    'offer-2': '£50.00 more than the cheapest, but direct',
    'offer-3': '£60.00 more than the cheapest, 30 min longer',
  })
})

test('one flight that is cheapest and fastest says what the next one costs', () => {
  const offers = offersOf([
    { priceMinor: 9_000, minutes: 150, connections: 0 },
    { priceMinor: 10_200, minutes: 160, connections: 0 },
  ])
  expect(rankFlights(offers, SEARCH)[0]).toMatchObject({
    labels: ['cheapest', 'fastest', 'best-value'],
    reason: 'cheapest and fastest at once, £12.00 less than the next',
  })
  expect(rankFlights(offers.slice(0, 1), SEARCH)[0]?.reason).toBe('the only flight that fits')
})

test('a departure at night weighs against a small saving', () => {
  const offers = offersOf([
    { priceMinor: 9_800, minutes: 160, connections: 0, departs: '05:10' },
    { priceMinor: 10_200, minutes: 150, connections: 0 },
  ])
  expect(rankFlights(offers, SEARCH)[0]?.offer.offerId).toBe('offer-1')
  expect(rankFlights(offers, SEARCH, 'cheapest')[0]?.offer.offerId).toBe('offer-0')
})

test('picks come first, places count on through all offers, and briefs are the first ten', () => {
  const list = Array.from({ length: 14 }, (_, index) => ({
    priceMinor: 9_000 + 700 * index,
    minutes: 300 - 10 * index,
    connections: index % 2,
  }))
  const result: SearchResult = {
    searchId: 'search-1',
    search: SEARCH,
    supplier: 'sandbox',
    isSimulated: true,
    searchedAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-11-20T09:30:00.000Z',
    offers: [offersOf(list)],
    sources: [],
  }
  const all = rankAllForView(result, 0)
  const picks = toFlightPicks(result, 0)
  expect(all.map((one) => one.place)).toEqual(all.map((_, index) => index + 1))
  expect(all.slice(0, picks.picks.length)).toEqual(picks.picks)
  expect(picks.briefs.map((brief) => brief.offerId)).toEqual(all.slice(0, 10).map((one) => one.offer.offerId))
  expect(picks.offerCount).toBe(14)
  expect(toFlightPicks(result, 1)).toMatchObject({ offerCount: 0, picks: [], briefs: [] })
})

test('of two flights alike in price and time the one at better hours stands first', () => {
  const offers = offersOf([
    { priceMinor: 9_800, minutes: 150, connections: 0, departs: '05:10' },
    { priceMinor: 9_800, minutes: 150, connections: 0 },
  ])
  const [first, second] = rankFlights(offers, SEARCH)
  expect(first).toMatchObject({ offer: { offerId: 'offer-1' }, labels: ['best-value'] })
  expect(first?.reason).toBe('the same price and time as the cheapest, but at better hours')
  expect(second?.labels).toEqual(['cheapest', 'fastest'])
})

test('weights move the best value and leave cheapest and fastest where they are', () => {
  const offers = offersOf([
    { priceMinor: 9_000, minutes: 300, connections: 1 },
    { priceMinor: 13_000, minutes: 290, connections: 0 },
    { priceMinor: 17_500, minutes: 150, connections: 0 },
  ])
  const bestUnder = (weights: Partial<RankWeights>) => {
    const ranked = rankFlights(offers, SEARCH, 'best-value', { ...ORDINARY_WEIGHTS, ...weights })
    expect(ranked.find(({ labels }) => labels.includes('cheapest'))?.offer.offerId).toBe('offer-0')
    expect(ranked.find(({ labels }) => labels.includes('fastest'))?.offer.offerId).toBe('offer-2')
    return ranked[0]?.offer.offerId
  }
  expect(bestUnder({})).toBe('offer-0')
  expect(bestUnder({ stops: 4 })).toBe('offer-1')
  expect(bestUnder({ time: 4 })).toBe('offer-2')
})

test('a reason names what the cheapest lacks', () => {
  const [direct] = offersOf([{ priceMinor: 10_000, minutes: 200, connections: 1 }])
  if (!direct) throw new Error('there is one')
  const hop = { ...direct, offerId: 'hop', layovers: direct.layovers.map((layover) => ({ ...layover, leavesFrom: place('TOJ') })) }
  const night = { ...direct, offerId: 'night', layovers: direct.layovers.map((layover) => ({ ...layover, isOvernight: true })) }
  const dearer = { ...direct, fares: offersOf([{ priceMinor: 11_000, minutes: 200, connections: 1 }])[0]?.fares ?? [] }
  const reasonAgainst = (cheapest: FlightOffer) => rankFlights([cheapest, dearer], SEARCH).find(({ offer }) => offer === dearer)?.reason
  expect(reasonAgainst(hop)).toBe('£10.00 more than the cheapest, but without changing airports')
  expect(reasonAgainst(night)).toBe('£10.00 more than the cheapest, but without a night of waiting')
})

test('picks remember the weights they stand under, unless they are those of most people', () => {
  const offers = [offersOf([{ priceMinor: 9_000, minutes: 300, connections: 1 }])]
  const weights = { ...ORDINARY_WEIGHTS, stops: 4 }
  expect(toFlightPicks(aResult(offers), 0, { weights }).weights).toEqual(weights)
  expect(toFlightPicks(aResult(offers), 0, { weights: ORDINARY_WEIGHTS })).not.toHaveProperty('weights')
})

test('of two alike in price, time and connections the one with the wanted bag stands first in every order', () => {
  const withPieces = (offer: FlightOffer, pieces: number): FlightOffer => ({
    ...offer,
    fares: offer.fares.map((fare) => ({ ...fare, checkedBags: { pieces, weightKg: null } })),
  })
  const [bare, laden] = offersOf([
    { priceMinor: 9_000, minutes: 150, connections: 0, departs: '08:00' },
    { priceMinor: 9_000, minutes: 150, connections: 0, departs: '10:00' },
  ])
  if (!bare || !laden) throw new Error('there are two')
  for (const by of ['cheapest', 'fastest', 'best-value'] as const) {
    const [first, second] = rankFlights([withPieces(bare, 0), withPieces(laden, 1)], { ...SEARCH, checkedBags: 1 }, by)
    expect(first?.offer.offerId).toBe('offer-1')
    expect(second?.labels).toEqual([])
  }
})
