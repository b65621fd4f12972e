import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import { dayNumber } from '@/lib/travel/zones'
import { searchBetween } from '@/tests/fixtures/market'
import type { Itinerary } from '../network/itineraries'
import { type Leg, legsBetween } from '../network/legs'
import { searchSandbox } from '../search-sandbox'
import { AIRLINES } from '../world/airlines'
import { loadWorld } from '../world/load-world'
import { expectedLoad, loadFactor } from './load'
import { standardBaseInEuro } from './price-level'
import { runUpFactor } from './run-up'
import { seasonFactor } from './season'

const TODAY = '2027-01-11'

function airport(code: string) {
  const found = loadWorld().find(code)
  if (!found) throw new Error(`${code} is unknown`)
  return found
}

/** What one adult pays one way in economy, in euros, of everything that is offered three to six weeks ahead; cheapest first. */
function pricesOf(from: string, to: string): number[] {
  return [22, 26, 31, 36, 41]
    .flatMap((days) => {
      const search = searchBetween(from, to, addDays(TODAY, days), { currency: 'EUR' })
      return searchSandbox(search, new Date(`${TODAY}T09:00:00Z`))
        .offers.flat()
        .map((offer) => leadFare(offer, search).total.amountMinor / 100)
    })
    .sort((first, second) => first - second)
}

/** Some flight on the way, as an itinerary, on the first of the days that it runs on. */
function someFlight(from: string, to: string, on: string): Itinerary {
  const day = dayNumber(on)
  const [leg] = [0, 1, 2, 3, 4, 5, 6].flatMap((later): Leg[] => legsBetween(airport(from), airport(to), day + later))
  if (!leg) throw new Error(`nothing flies from ${from} to ${to}`)
  return { legs: [leg] }
}

test.each([
  ['London', 'Lisbon', [40, 110], [70, 190]],
  ['New York', 'Los Angeles', [65, 210], [95, 320]],
  ['London', 'New York', [180, 400], [260, 600]],
  ['SIN', 'SYD', [120, 330], [180, 480]],
  ['DEL', 'BOM', [28, 80], [40, 130]],
  ['Tokyo', 'Osaka', [25, 110], [35, 200]],
] as const)('%s to %s costs what people know it to cost, in euros', (from, to, [leastMin, mostMin], [leastMedian, mostMedian]) => {
  const prices = pricesOf(from, to)
  const [cheapest = 0, median = 0] = [prices[0], prices[prices.length >> 1]]
  expect(cheapest).toBeGreaterThan(leastMin)
  expect(cheapest).toBeLessThan(mostMin)
  expect(median).toBeGreaterThan(leastMedian)
  expect(median).toBeLessThan(mostMedian)
  expect(prices.at(-1)).toBeLessThan(median * 3)
})

test('prices run up before departure as each kind of airline has it', () => {
  expect(runUpFactor('low-cost', 0)).toBeGreaterThan(runUpFactor('full-service', 0))
  expect(runUpFactor('low-cost', 50)).toBeLessThan(runUpFactor('full-service', 50))
  expect(runUpFactor('leisure', 0)).toBeLessThan(1.2)
  for (const kind of ['full-service', 'low-cost', 'leisure', 'regional'] as const) {
    for (let days = 1; days <= 35; days++) expect(runUpFactor(kind, days)).toBeLessThanOrEqual(runUpFactor(kind, days - 1))
    expect(runUpFactor(kind, 900)).toBe(runUpFactor(kind, 400))
  }
})

test('summer is dear where it is summer, and holidays are dear for those who have them', () => {
  const factor = (from: string, to: string, on: string) => seasonFactor(airport(from), airport(to), dayNumber(on))
  expect(factor('LHR', 'PMI', '2027-07-20')).toBeGreaterThan(factor('LHR', 'PMI', '2027-02-10'))
  expect(factor('LHR', 'SYD', '2027-02-10')).toBeGreaterThan(factor('LHR', 'SYD', '2027-06-10'))
  expect(factor('LHR', 'CUN', '2027-02-10')).toBeGreaterThan(factor('LHR', 'CUN', '2027-09-10'))
  expect(factor('JFK', 'LAX', '2026-11-25')).toBeGreaterThan(factor('JFK', 'LAX', '2026-11-11'))
  expect(factor('LHR', 'LIS', '2026-11-25')).toBe(factor('LHR', 'LIS', '2026-11-11'))
  expect(factor('PEK', 'CAN', '2027-02-04')).toBeGreaterThan(factor('PEK', 'CAN', '2027-03-04'))
  expect(factor('DEL', 'BOM', '2027-10-28')).toBeGreaterThan(factor('DEL', 'BOM', '2027-10-10'))
  for (const day of ['2026-12-22', '2027-12-30', '2028-01-02']) expect(factor('LHR', 'LIS', day)).toBeGreaterThan(1.3)
})

test('a fuller flight is dearer, and how full it gets is settled by flight and day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AIRLINES),
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 20_000, max: 22_000 }),
      (airline, number, day) => {
        const flight = { airline, number, origin: airport('LHR'), destination: airport('LIS') }
        const load = expectedLoad(flight, day)
        expect(load).toBeGreaterThan(0.5)
        expect(load).toBeLessThanOrEqual(1)
        expect(expectedLoad(flight, day)).toBe(load)
        expect(loadFactor(load)).toBeLessThanOrEqual(loadFactor(Math.min(1, load + 0.05)))
      },
    ),
  )
})

test('Fridays are dearer than the Wednesdays before them, on average', () => {
  const sum = (from: string) =>
    Array.from({ length: 20 }, (_, week) => {
      const on = addDays(from, 7 * week)
      return standardBaseInEuro(someFlight('LHR', 'LIS', on), dayNumber(on) - 30)
    }).reduce((total, price) => total + price, 0)
  expect(sum('2027-01-15')).toBeGreaterThan(1.1 * sum('2027-01-13'))
})

test('further is dearer, and the same question has the same price', () => {
  const price = (from: string, to: string) => standardBaseInEuro(someFlight(from, to, '2027-02-10'), dayNumber('2027-01-11'))
  expect(price('LHR', 'JFK')).toBeGreaterThan(price('LHR', 'LIS'))
  expect(price('LHR', 'SIN')).toBeGreaterThan(price('LHR', 'JFK'))
  expect(price('LHR', 'SIN')).toBe(price('LHR', 'SIN'))
})
