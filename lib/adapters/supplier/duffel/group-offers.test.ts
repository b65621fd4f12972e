import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { flightOfferSchema } from '@/lib/travel/flights/offer-schema'
import { areSoldTogether } from '@/lib/travel/flights/pairing'
import { priceOfFares } from '@/lib/travel/trip/price'
import { BACK, BACK_LATE, duffelOffer, duffelSearch, duffelSlice, OUT, OUT_LATE, RETURN_SEARCH } from '@/tests/fixtures/duffel-offers'
import { readFareId } from './fare-id'
import { groupOffers } from './group-offers'
import { readOffers } from './read-offers'
import { createSoldPaths } from './sold-paths'

function grouped(offers: unknown[], search = RETURN_SEARCH): FlightOffer[][] {
  const read = readOffers(offers)
  expect(read.broken).toEqual([])
  return groupOffers(read.offers, search, 'orq_1')
}

/** Every way through the slices that the pairing keys allow, with a fare each. */
function trips(slices: FlightOffer[][], chosen: FlightOffer[] = []): FlightOffer[][] {
  const next = slices[chosen.length]
  if (!next) return [chosen]
  const previous = chosen.at(-1)
  return next.filter((offer) => !previous || areSoldTogether(previous, offer)).flatMap((offer) => trips(slices, [...chosen, offer]))
}

test('one flight in three brands is one offer with three fares, cheapest first', () => {
  const offers = ['Flex', 'Basic', 'Main'].map((brand, index) => duffelOffer(brand, `${100 + index}.00`, [duffelSlice(brand, OUT)]))
  const [slice = []] = grouped(offers, duffelSearch())
  expect(slice).toHaveLength(1)
  expect(slice[0]?.fares.map(({ brand, fareId, total }) => [brand, fareId, total.amountMinor])).toEqual([
    ['Flex', 'off_Flex', 10000],
    ['Basic', 'off_Basic', 10100],
    ['Main', 'off_Main', 10200],
  ])
  expect(slice[0]).toMatchObject({ pairingKey: 'any', co2Kg: 120, typicalCo2Kg: null })
  for (const offer of slice) expect(flightOfferSchema.safeParse(offer).success).toBe(true)
})

test('of two offers for the same flights and fare the dearer is not shown', () => {
  const offers = [duffelOffer('dear', '130.00', [duffelSlice('Basic', OUT)]), duffelOffer('cheap', '110.00', [duffelSlice('Basic', OUT)])]
  expect(grouped(offers, duffelSearch())[0]?.[0]?.fares.map(({ fareId }) => fareId)).toEqual(['off_cheap'])
})

test('on a return the way out shows the price of the whole trip, and the way back what it adds', () => {
  const offers = [duffelOffer('1', '170.00', [duffelSlice('Basic', OUT), duffelSlice('Basic', BACK)])]
  const [out = [], back = []] = grouped(offers)
  expect([out[0]?.priceCovers, back[0]?.priceCovers]).toEqual(['trip', 'addition'])
  expect(grouped([duffelOffer('1', '90.00', [duffelSlice('Basic', OUT)])], duffelSearch())[0]?.[0]?.priceCovers).toBeUndefined()
})

test('what Duffel does not say is unknown: who pays what, meals and seats', () => {
  const travellers = { adults: 2, children: 1, infants: 0, pets: 0, childAges: [] }
  const stated = duffelOffer('stated', '170.00', [duffelSlice('Basic', OUT)])
  const silent = duffelOffer('silent', '180.00', [duffelSlice('Plus', OUT)], { tax_amount: null })
  const fares = grouped([stated, silent], duffelSearch({ travellers }))[0]?.[0]?.fares
  expect(fares).toMatchObject([
    {
      seatIncluded: null,
      mealIncluded: null,
      passengerFares: [{ type: 'everyone', count: 3, base: { amountMinor: 15000 }, taxes: { amountMinor: 2000 } }],
    },
    { passengerFares: [{ type: 'everyone', count: 3, base: null, taxes: null, total: { amountMinor: 18000 } }] },
  ])
})

test('where brands mix freely, each direction is one offer with all its fares', () => {
  const plus: Record<string, number> = { Basic: 0, Plus: 50 }
  const offers = ['Basic', 'Plus'].flatMap((out) =>
    ['Basic', 'Plus'].map((back) =>
      duffelOffer(`${out}${back}`, `${170 + (plus[out] ?? 0) + (plus[back] ?? 0)}.00`, [duffelSlice(out, OUT), duffelSlice(back, BACK)]),
    ),
  )
  const [out = [], back = []] = grouped(offers)
  expect(out.map(({ fares }) => fares.map(({ brand, total }) => [brand, total.amountMinor]))).toEqual([
    [
      ['Basic', 17000],
      ['Plus', 22000],
    ],
  ])
  expect(back.map(({ fares }) => fares.map(({ brand, total }) => [brand, total.amountMinor]))).toEqual([
    [
      ['Basic', 0],
      ['Plus', 5000],
    ],
  ])
})

test('where a brand is sold only with itself, no other pair is offered', () => {
  const offers = ['Basic', 'Plus'].map((brand, index) =>
    duffelOffer(brand, `${170 + index * 60}.00`, [duffelSlice(brand, OUT), duffelSlice(brand, BACK)]),
  )
  const sold = trips(grouped(offers)).map((trip) => trip.map(({ fares }) => fares.map(({ brand }) => brand)))
  expect(sold).toEqual([
    [['Basic'], ['Basic']],
    [['Plus'], ['Plus']],
  ])
})

const steps = (lines: string[]) =>
  fc.constantFrom(...lines.flatMap((line) => ['Basic', 'Plus', null].map((brand) => [brand, line] as const)))
const pair = fc.tuple(steps([OUT, OUT_LATE]), steps([BACK, BACK_LATE]), fc.integer({ min: 5000, max: 50000 }))

test('whatever is picked along the pairing keys exists as one offer at the sum that is shown', () => {
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 25 }), (pairs) => {
      const duffelOffers = pairs.map(([out, back, minor], index) =>
        duffelOffer(`${index}`, (minor / 100).toFixed(2), [duffelSlice(out[0], out[1]), duffelSlice(back[0], back[1])]),
      )
      const { offers } = readOffers(duffelOffers)
      const paths = createSoldPaths().remember('orq_1', offers)
      const prices = new Map(offers.map(({ offerId, total }) => [offerId, total.amountMinor]))
      const reached = new Set<string>()
      for (const [out, back] of trips(groupOffers(offers, RETURN_SEARCH, 'orq_1'))) {
        for (const outFare of out?.fares ?? []) {
          for (const backFare of back?.fares ?? []) {
            const path = [outFare, backFare].map(({ fareId }) => readFareId(fareId)).map((part) => (part?.kind === 'part' ? part.step : ''))
            const offerId = paths.get(path.join('/'))
            expect(prices.get(offerId ?? '')).toBe(outFare.total.amountMinor + backFare.total.amountMinor)
            expect(priceOfFares([outFare, backFare]).total.amountMinor).toBe(outFare.total.amountMinor + backFare.total.amountMinor)
            reached.add(offerId ?? '')
          }
        }
      }
      expect(reached.size).toBe(paths.size)
    }),
  )
})

test('what offers of one fare disagree on is unknown, not "no"', () => {
  const rule = (allowed: boolean) => ({
    conditions: { refund_before_departure: { allowed, penalty_amount: null, penalty_currency: null } },
  })
  const offers = [
    duffelOffer('1', '100.00', [duffelSlice('Basic', OUT), duffelSlice('Basic', BACK)], rule(false)),
    duffelOffer('2', '150.00', [duffelSlice('Basic', OUT), duffelSlice('Plus', BACK)], rule(true)),
  ]
  const [out = [], back = []] = grouped(offers)
  expect(out[0]?.fares[0]).toMatchObject({ refund: { allowed: null }, change: { allowed: null, penalty: null } })
  expect(back[0]?.fares.map(({ refund }) => refund.allowed)).toEqual([false, true])
})

test('an economy fare that may be changed and refunded is one without restrictions', () => {
  const free = { allowed: true, penalty_amount: '0', penalty_currency: 'GBP' }
  const offer = duffelOffer('1', '100.00', [duffelSlice('Flex', OUT)], {
    conditions: { refund_before_departure: free, change_before_departure: free },
  })
  expect(grouped([offer], duffelSearch())[0]?.[0]?.fares[0]).toMatchObject({
    cabinClass: 'economy-without-restrictions',
    change: { allowed: true, penalty: { amountMinor: 0, currency: 'GBP' } },
  })
})

test('more ways to fly than anybody reads are cut to the cheap and the fast, and every way out keeps a way back', () => {
  const offers = Array.from({ length: 60 }, (_, out) =>
    Array.from({ length: 20 }, (_, back) => {
      const minute = (number: number) =>
        `${String(6 + Math.floor(number / 10)).padStart(2, '0')}:${String((number % 10) * 5).padStart(2, '0')}`
      return duffelOffer(`${out}_${back}`, `${100 + ((out * 37 + back * 11) % 90)}.00`, [
        duffelSlice('Basic', `TP${out + 1} LHR 2026-11-27T${minute(out)} LIS 2026-11-27T15:00`),
        duffelSlice('Basic', `TP${back + 100} LIS 2026-11-29T${minute(back)} LHR 2026-11-29T16:00`),
      ])
    }),
  ).flat()
  const slices = grouped(offers)
  expect(slices[0]?.length).toBeGreaterThan(10)
  expect(slices[1]?.length).toBeLessThanOrEqual(300)
  for (const out of slices[0] ?? []) expect(slices[1]?.some(({ pairingKey }) => pairingKey === out.pairingKey)).toBe(true)
  const cheapest = Math.min(...trips(slices).map((trip) => trip.reduce((sum, { fares }) => sum + (fares[0]?.total.amountMinor ?? 0), 0)))
  expect(cheapest).toBe(10000)
})
