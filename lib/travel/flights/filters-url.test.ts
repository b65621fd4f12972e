import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLIANCES } from './alliances'
import { readFilters, writeFilters } from './filters-url'
import { FILTER_NAMES, HIGHEST_PRICE, highestOf, LONGEST_MINUTES, STOPS } from './flight-filters'
import { flightFiltersSchema } from './flight-filters-schema'

const word = fc.constantFrom(...STOPS, ...ALLIANCES, 'FR', 'LHR', 'ba', 'ABCD', '😀'.repeat(200), 'k'.repeat(201))
const words = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 4 }),
  fc.tuple(fc.constantFrom('FR', 'k1'), fc.constantFrom(200, 201)).map(([each, count]) => Array.from({ length: count }, () => each)),
)
const end = fc.constantFrom(0, LONGEST_MINUTES, LONGEST_MINUTES + 1, HIGHEST_PRICE, HIGHEST_PRICE + 1)
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
