import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSelectableCurrency, SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import type { Fare, PassengerFare } from '@/lib/travel/flights/offer-schema'
import { fareSchema } from '@/lib/travel/flights/offer-schema'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import { CABIN_CLASSES, type CabinClass } from '@/lib/travel/flights/search-labels'
import { minorDigits } from '@/lib/travel/money'
import { priceOfFares } from '@/lib/travel/trip/price'
import { dayNumber } from '@/lib/travel/zones'
import type { Itinerary } from '../network/itineraries'
import { legsBetween } from '../network/legs'
import { loadWorld } from '../world/load-world'
import { allBrands, brandsOf } from './brands'
import { buildFare, buildFares, fareTotalMinor } from './build-fares'
import { currencyOf, moneyFromEuro } from './currency'

const DAY = dayNumber('2027-02-10')

function airport(code: string) {
  const found = loadWorld().find(code)
  if (!found) throw new Error(`${code} is unknown`)
  return found
}

/** Direct flights of many kinds: low-cost, full-service, domestic with a share of the fare, long with every cabin, regional. */
const ITINERARIES: Itinerary[] = [
  ['LHR', 'LIS'],
  ['LGW', 'LIS'],
  ['LHR', 'JFK'],
  ['JFK', 'LAX'],
  ['DEL', 'BOM'],
  ['LHR', 'DXB'],
  ['HND', 'ITM'],
  ['SYD', 'SIN'],
  ['GLA', 'INV'],
  ['FRA', 'PMI'],
].flatMap(([from = '', to = '']) => legsBetween(airport(from), airport(to), DAY).map((leg): Itinerary => ({ legs: [leg] })))

const someItinerary = fc.constantFrom(...ITINERARIES)
const someCurrency = fc.constantFrom(...SELECTABLE_CURRENCIES.map(({ code }) => code))
const someCabin = fc.constantFrom(...CABIN_CLASSES)
const someEuro = fc.double({ min: 1, max: 2_500, noNaN: true })
const someTravellers = fc
  .record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.integer({ min: 0, max: 4 }), infants: fc.integer({ min: 0, max: 5 }) })
  .map(
    ({ adults, children, infants }): TravellerCounts => ({ adults, children, infants: Math.min(adults, infants), pets: 0, childAges: [] }),
  )
const A_FAMILY: TravellerCounts = { adults: 1, children: 1, infants: 1, pets: 0, childAges: [] }

function faresOf(
  itinerary: Itinerary,
  euro: number,
  travellers = A_FAMILY,
  currency = 'EUR',
  cabin: CabinClass = 'economy-with-restrictions',
): Fare[] {
  return buildFares(itinerary, '20270210-XX1', euro, cabin, travellers, currency)
}

/** Base and taxes of one passenger in minor units; every fare of the sandbox tells them. */
function parts({ base, taxes }: PassengerFare): [number, number] {
  if (!base || !taxes) throw new Error('a fare without its parts')
  return [base.amountMinor, taxes.amountMinor]
}

test('the parts of every fare add up to the minor unit, whoever travels and in whatever currency', () => {
  fc.assert(
    fc.property(someItinerary, someEuro, someTravellers, someCurrency, someCabin, (itinerary, euro, travellers, currency, cabin) => {
      const fares = faresOf(itinerary, euro, travellers, currency, cabin)
      expect(fares.length).toBeGreaterThanOrEqual(2)
      expect(fares.length).toBeLessThanOrEqual(5)
      for (const fare of fares) {
        let sum = fare.serviceFee.amountMinor
        for (const share of fare.passengerFares) {
          const [base, taxes] = parts(share)
          expect(base).toBeGreaterThan(0)
          expect(base + taxes).toBe(share.total.amountMinor)
          sum += share.count * share.total.amountMinor
        }
        expect(sum).toBe(fare.total.amountMinor)
        expect(Number.isSafeInteger(sum)).toBe(true)
        expect(fare.serviceFee.amountMinor).toBeGreaterThan(0)
        expect(fareSchema.parse(fare).total.currency).toBe(currency)
      }
    }),
    { numRuns: 150 },
  )
})

test('the prices of two directions add up as one', () => {
  fc.assert(
    fc.property(someItinerary, someItinerary, someEuro, someTravellers, someCurrency, (there, back, euro, travellers, currency) => {
      const fares = [faresOf(there, euro, travellers, currency)[0], faresOf(back, euro, travellers, currency)[0]].filter(
        (fare) => fare !== undefined,
      )
      const { total } = priceOfFares(fares)
      expect(total.amountMinor).toBe(fares.reduce((sum, fare) => sum + fare.total.amountMinor, 0))
    }),
    { numRuns: 50 },
  )
})

test('within a cabin more freedom never costs less, and no brand is cheaper than the one below it', () => {
  fc.assert(
    fc.property(someItinerary, someEuro, someCurrency, (itinerary, euro, currency) => {
      const totals = allBrands(itinerary).map((brand) => buildFare(itinerary, 'x', euro, brand, A_FAMILY, currency).total.amountMinor)
      expect(totals).toEqual(totals.toSorted((first, second) => first - second))
    }),
  )
})

test('an infant is never dearer than a child, nor a child than an adult', () => {
  fc.assert(
    fc.property(someItinerary, someEuro, someCurrency, someCabin, (itinerary, euro, currency, cabin) => {
      for (const { passengerFares } of faresOf(itinerary, euro, A_FAMILY, currency, cabin)) {
        const [adult, child, infant] = passengerFares
        if (!adult || !child || !infant) throw new Error('three kinds of traveller are priced')
        for (const [less, more] of [
          [child, adult],
          [infant, child],
        ] as const) {
          const [[lessBase, lessTaxes], [moreBase, moreTaxes]] = [parts(less), parts(more)]
          expect(lessBase).toBeLessThanOrEqual(moreBase)
          expect(lessTaxes).toBeLessThanOrEqual(moreTaxes)
        }
        expect(parts(infant)[1]).toBe(0)
      }
    }),
  )
})

test('the same question has the same fares, and the quick total is the total', () => {
  fc.assert(
    fc.property(someItinerary, someEuro, someTravellers, someCurrency, (itinerary, euro, travellers, currency) => {
      expect(faresOf(itinerary, euro, travellers, currency)).toEqual(faresOf(itinerary, euro, travellers, currency))
      for (const brand of brandsOf(itinerary, 'business')) {
        const { total } = buildFare(itinerary, 'x', euro, brand, travellers, currency)
        expect(fareTotalMinor(itinerary, euro, brand, travellers, currency)).toBe(total.amountMinor)
      }
    }),
    { numRuns: 50 },
  )
})

test('every cabin of the specification is sold somewhere, and whoever looks for one sees it where there is one', () => {
  const sold = new Set(ITINERARIES.flatMap((itinerary) => allBrands(itinerary).map(({ cabinClass }) => cabinClass)))
  expect([...sold].sort()).toEqual([...CABIN_CLASSES].sort())
  for (const itinerary of ITINERARIES) {
    for (const { cabinClass } of allBrands(itinerary)) {
      expect(brandsOf(itinerary, cabinClass).map((brand) => brand.cabinClass)).toContain(cabinClass)
    }
  }
})

test('a moved price moves the fare by as much, and its parts still add up', () => {
  const [itinerary] = ITINERARIES
  const brand = itinerary && allBrands(itinerary)[0]
  if (!itinerary || !brand) throw new Error('nothing flies')
  const fare = (movedBy: number) => buildFare(itinerary, 'x', 100, brand, { ...A_FAMILY, children: 0, infants: 0 }, 'EUR', { movedBy })
  const base = (movedBy: number) => fare(movedBy).passengerFares.map((share) => parts(share)[0])[0] ?? 0
  expect(base(1.05)).toBe(Math.round(base(1) * 1.05))
  expect(fare(1.05).total.amountMinor - fare(1).total.amountMinor).toBe(base(1.05) - base(1))
})

test('prices have the decimals of their currency, and whole units where units are small', () => {
  expect(moneyFromEuro(100, 'JPY')).toEqual({ amountMinor: 18_400, currency: 'JPY' })
  expect(moneyFromEuro(100, 'KWD')).toEqual({ amountMinor: 36_000, currency: 'KWD' })
  expect(moneyFromEuro(12.34, 'EUR')).toEqual({ amountMinor: 1_234, currency: 'EUR' })
  expect(moneyFromEuro(0, 'IDR').amountMinor).toBe(0)
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 9_999, noNaN: true }), someCurrency, (euro, currency) => {
      const { amountMinor } = moneyFromEuro(euro, currency)
      expect(amountMinor).toBeGreaterThan(0)
      if (['JPY', 'INR', 'THB', 'HUF'].includes(currency)) expect(amountMinor % 10 ** minorDigits(currency)).toBe(0)
      expect(moneyFromEuro(euro * 1.5, currency).amountMinor).toBeGreaterThanOrEqual(amountMinor)
    }),
  )
  expect(() => moneyFromEuro(1, 'XTS')).toThrow('XTS')
})

test('every country has a currency that prices can be shown in', () => {
  const countries = new Set(loadWorld().airports.map(({ countryCode }) => countryCode))
  for (const country of countries) expect(isSelectableCurrency(currencyOf(country))).toBe(true)
  expect(['GB', 'JP', 'BH', 'CL', 'SN', 'DE', 'LA'].map(currencyOf)).toEqual(['GBP', 'JPY', 'BHD', 'CLP', 'XOF', 'EUR', 'USD'])
})
