import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLIANCES } from '../alliances'
import { FILTER_NAMES } from './facets'
import { readFilters, writeFilters } from './filters-url'
import { highestOf } from './flight-filters'
import { flightFiltersSchema } from './flight-filters-schema'
import { STOPS } from './offer-values'

const word = fc.constantFrom(...STOPS, ...ALLIANCES, 'FR', 'LHR', 'ba', 'ABCD', '😀'.repeat(200), 'k'.repeat(201))
const words = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 4 }),
  fc.tuple(fc.constantFrom('FR', 'k1'), fc.constantFrom(200, 201)).map(([each, count]) => Array.from({ length: count }, () => each)),
)
const end = fc.constantFrom(0, 1_439, 1_440, 10_000, 10_001, 100_000, 100_001)
const range = fc.record({ from: end, to: end })

test('what an address may say of a filter is what its schema takes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILTER_NAMES), words, range, (name, list, ends) => {
      const said = { [name]: highestOf(name) > 0 ? ends : list }
      const taken = flightFiltersSchema.safeParse(said).success
      expect(readFilters(writeFilters(said)).filters).toEqual(taken ? said : {})
    }),
    { numRuns: 500 },
  )
})

test('a flag is written by its name alone, and a value with it is not understood', () => {
  expect(writeFilters({ stops: ['direct'], withoutOvernightLayover: true })).toBe('stops:direct;no-overnight')
  expect(readFilters('no-overnight')).toEqual({ filters: { withoutOvernightLayover: true }, dropped: [] })
  expect(readFilters('no-overnight:yes;stops')).toEqual({ filters: {}, dropped: ['no-overnight:yes', 'stops'] })
})

test('prices go from 0 to 100000 and times of departure and arrival from 0 to 1439 minutes', () => {
  const takes = (name: string, from: number, to: number) => flightFiltersSchema.safeParse({ [name]: { from, to } }).success
  for (const [name, highest] of [
    ['price', 100_000],
    ['departure', 1_439],
    ['arrival', 1_439],
    ['durationMinutes', 10_000],
    ['layoverMinutes', 10_000],
  ] as const) {
    expect(takes(name, 0, highest)).toBe(true)
    expect(takes(name, 0, highest + 1)).toBe(false)
    expect(takes(name, -1, highest)).toBe(false)
    expect(highestOf(name)).toBe(highest)
  }
})
