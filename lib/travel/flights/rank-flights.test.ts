import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadFare } from './lead-fare'
import type { FlightOffer, SearchResult } from './offer'
import { pickThree, rankAllForView, rankFlights, toFlightPicks } from './rank-flights'
import type { PickLabel } from './ranked-offer'
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
const hours = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)
// Few distinct values, so that ties and dominated offers are common.
const someFacts = fc.record({
  priceMinor: fc.integer({ min: 1, max: 12 }).map((step) => step * 2_500),
  minutes: fc.integer({ min: 3, max: 12 }).map((step) => step * 40),
  connections: fc.integer({ min: 0, max: 2 }),
  departs: hours,
  arrives: hours,
  wait: fc.integer({ min: 45, max: 360 }),
})
const someOffers = fc.array(someFacts, { minLength: 1, maxLength: 25 }).map(offersOf)
const someOrder = fc.constantFrom<PickLabel>('cheapest', 'fastest', 'best-value')
const priceOf = (offer: FlightOffer) => leadFare(offer, SEARCH).total.amountMinor

function isWorse(offer: FlightOffer, other: FlightOffer): boolean {
  const differences = [
    priceOf(offer) - priceOf(other),
    offer.durationMinutes - other.durationMinutes,
    offer.connections - other.connections,
  ]
  return differences.every((difference) => difference >= 0) && differences.some((difference) => difference > 0)
}

test('labels are true, and each is given exactly once', () => {
  fc.assert(
    fc.property(someOffers, someOrder, (offers, by) => {
      const picks = pickThree(rankFlights(offers, SEARCH, by))
      expect(picks.flatMap(({ labels }) => labels).toSorted()).toEqual(['best-value', 'cheapest', 'fastest'])
      const carrying = (label: PickLabel) => picks.find(({ labels }) => labels.includes(label))?.offer
      expect(carrying('cheapest') && priceOf(carrying('cheapest') ?? offerOf(NOTHING, 0))).toBe(Math.min(...offers.map(priceOf)))
      expect(carrying('fastest')?.durationMinutes).toBe(Math.min(...offers.map((offer) => offer.durationMinutes)))
      expect(new Set(picks.map(({ offer }) => offer.offerId)).size).toBe(picks.length)
    }),
  )
})

const NOTHING: Facts = { priceMinor: 0, minutes: 1, connections: 0 }

test('no pick is dominated, and no offer stands above one that dominates it', () => {
  fc.assert(
    fc.property(someOffers, someOrder, (offers, by) => {
      const ranked = rankFlights(offers, SEARCH, by)
      for (const [index, { offer, labels }] of ranked.entries()) {
        if (labels.length > 0) expect(offers.some((other) => isWorse(offer, other))).toBe(false)
        expect(ranked.slice(index + 1).some((later) => isWorse(offer, later.offer))).toBe(false)
      }
    }),
  )
})

test('raising a price never lifts an option', () => {
  fc.assert(
    fc.property(
      fc.array(someFacts, { minLength: 2, maxLength: 20 }),
      fc.nat(),
      fc.integer({ min: 1, max: 20_000 }),
      someOrder,
      (list, which, rise, by) => {
        const raised = which % list.length
        const dearer = list.map((facts, index) => (index === raised ? { ...facts, priceMinor: facts.priceMinor + rise } : facts))
        const placeOf = (offers: FlightOffer[]) =>
          rankFlights(offers, SEARCH, by).find(({ offer }) => offer.offerId === `offer-${raised}`)?.place ?? 0
        expect(placeOf(offersOf(dearer))).toBeGreaterThanOrEqual(placeOf(offersOf(list)))
      },
    ),
  )
})

test('the order does not depend on the order of the answer', () => {
  fc.assert(
    fc.property(someOffers, someOrder, (offers, by) => {
      const ids = (list: FlightOffer[]) => rankFlights(list, SEARCH, by).map(({ offer }) => offer.offerId)
      expect(ids(offers.toReversed())).toEqual(ids(offers))
    }),
  )
})

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
