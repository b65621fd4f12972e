import { expect, test } from 'vitest'
import { NOW, searchBetween } from '@/tests/fixtures/market'
import { searchSandbox } from '../search-sandbox'

const offersOf = (from: string, to: string) => searchSandbox(searchBetween(from, to, '2027-02-10'), NOW).offers.flat()
const cabinsOf = (from: string, to: string) => offersOf(from, to).flatMap(({ fares }) => fares.flatMap(({ amenities = [] }) => amenities))

test('every fare tells of the cabin of each of its flights, the same each time', () => {
  const offers = offersOf('London', 'Delhi')
  for (const { segments, fares } of offers) for (const { amenities } of fares) expect(amenities).toHaveLength(segments.length)
  expect(offersOf('London', 'Delhi')).toEqual(offers)
})

test('some cabins have Wi-Fi, power and room, some have not, and some airlines say nothing', () => {
  const cabins = ['Delhi', 'New York', 'Lisbon', 'Athens', 'Tokyo', 'Tenerife'].flatMap((to) => cabinsOf('London', to))
  expect(new Set(cabins.map(({ wifi }) => wifi))).toEqual(new Set(['free-or-paid', 'paid', 'none', null]))
  expect(new Set(cabins.map(({ power }) => power))).toEqual(new Set([true, false, null]))
  expect(new Set(cabins.map(({ legroom }) => legroom))).toEqual(new Set(['less', 'standard', 'more', null]))
})

test('a dearer cabin never has less room than economy of the same flight', () => {
  for (const { fares, segments } of offersOf('London', 'New York'))
    for (const index of segments.keys()) {
      const pitches = fares.flatMap(({ amenities, cabinClass }) => {
        const inches = amenities?.[index]?.pitchInches
        return inches ? [{ isEconomy: cabinClass.startsWith('economy-with'), inches }] : []
      })
      const economy = pitches.filter(({ isEconomy }) => isEconomy).map(({ inches }) => inches)
      for (const { inches } of pitches) expect(inches).toBeGreaterThanOrEqual(Math.min(...economy, inches))
    }
})
