import { expect, test } from 'vitest'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { addMoney, zeroMoney } from '@/lib/travel/money'
import type { PassengerType } from '@/lib/travel/passengers/passenger-options'
import type { Itinerary } from '../network/itineraries'
import { findAirline } from '../world/airlines'
import { distanceKm } from '../world/distance'
import { loadWorld } from '../world/load-world'
import { brandsOf } from './brands'
import { buildFare } from './build-fares'
import { taxesInEuro } from './taxes'

/** Taxes know only where a flight leaves and lands. */
function flight(from: string, to: string): Itinerary {
  const [origin, destination, airline] = [loadWorld().find(from), loadWorld().find(to), findAirline('BA')]
  if (!origin || !destination || !airline) throw new Error(`${from} or ${to} is unknown`)
  const km = distanceKm(origin, destination)
  const runs = { departureMinute: 600, blockMinutes: 100, weekdays: 127, aircraft: '320' }
  return { legs: [{ flight: { airline, number: 1, origin, destination, km, ...runs }, departsAt: 0, arrivesAt: 100 }] }
}

const taxes = (from: string, to: string, type: PassengerType = 'adult', cabin: CabinClass = 'economy-with-restrictions', base = 100) =>
  taxesInEuro(flight(from, to), cabin, base, type)

/** Charges of the airport and the departure tax of the country, in euros, as they are published for 2026. */
test.each([
  ['LHR', 'EDI', 20, 30],
  ['LHR', 'LIS', 35, 50],
  ['LHR', 'JFK', 165, 200],
  ['LHR', 'SIN', 135, 165],
  ['FRA', 'PMI', 30, 45],
  ['FRA', 'SIN', 70, 95],
  ['CDG', 'LIS', 25, 40],
  ['CDG', 'NRT', 60, 80],
  ['AMS', 'BCN', 48, 60],
  ['JFK', 'LAX', 15, 28],
  ['JFK', 'LIS', 24, 36],
  ['LIS', 'JFK', 45, 65],
  ['SYD', 'AKL', 50, 75],
  ['HND', 'ITM', 1, 6],
  ['SIN', 'SYD', 40, 55],
  ['DEL', 'BOM', 8, 20],
])('leaving %s for %s takes what these countries take', (from, to, least, most) => {
  expect(taxes(from, to)).toBeGreaterThan(least)
  expect(taxes(from, to)).toBeLessThan(most)
})

test('UK air passenger duty is higher in premium cabins, and spares children in economy only', () => {
  expect(taxes('LHR', 'JFK', 'adult', 'business') - taxes('LHR', 'JFK')).toBeGreaterThan(140)
  expect(taxes('LHR', 'SIN', 'child')).toBeLessThan(30)
  expect(taxes('LHR', 'SIN', 'child', 'business')).toBe(taxes('LHR', 'SIN', 'adult', 'business'))
})

test('children are spared where the law spares them, and pay like adults elsewhere', () => {
  expect(taxes('SYD', 'AKL', 'child')).toBeLessThan(taxes('SYD', 'AKL'))
  expect(taxes('HKG', 'BKK', 'child')).toBeLessThan(taxes('HKG', 'BKK'))
  expect(taxes('HND', 'ICN', 'child')).toBeLessThan(taxes('HND', 'ICN'))
  expect(taxes('FRA', 'LIS', 'child')).toBe(taxes('FRA', 'LIS'))
})

test('infants on a lap pay no taxes anywhere', () => {
  for (const [from, to] of [
    ['LHR', 'SIN'],
    ['JFK', 'LAX'],
    ['SYD', 'AKL'],
  ] as const)
    expect(taxes(from, to, 'infant', 'business')).toBe(0)
})

test('some countries take a share of fares within them, others only fixed amounts', () => {
  expect(
    taxes('JFK', 'LAX', 'adult', 'economy-with-restrictions', 300) - taxes('JFK', 'LAX', 'adult', 'economy-with-restrictions', 100),
  ).toBeCloseTo(15)
  expect(taxes('LHR', 'EDI', 'adult', 'business', 300)).toBe(taxes('LHR', 'EDI', 'adult', 'business', 100))
})

test('each tax has its name, and those of a fare add up to its taxes in every currency', () => {
  const [first] = brandsOf(flight('LHR', 'JFK'), 'economy-with-restrictions')
  if (!first) throw new Error('the sandbox sells no fare')
  const travellers = { adults: 1, children: 1, infants: 1, pets: 0, childAges: [8] }
  for (const { code } of SELECTABLE_CURRENCIES) {
    const fare = buildFare(flight('LHR', 'JFK'), 'x', 200, first, travellers, code, { namesTaxes: true })
    for (const { taxes, taxItems = [] } of fare.passengerFares) {
      expect([code, addMoney(zeroMoney(code), ...taxItems.map(({ amount }) => amount))]).toEqual([code, taxes])
      expect(taxItems.every(({ amount }) => amount.amountMinor > 0)).toBe(true)
    }
    const names = fare.passengerFares.map(({ taxItems = [] }) => taxItems.map(({ name }) => name))
    expect(names).toEqual([
      ['Airport and security charges', 'Air Passenger Duty', 'US arrival taxes and fees'],
      ['Airport and security charges', 'US arrival taxes and fees'],
      [],
    ])
  }
})
