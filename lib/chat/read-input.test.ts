import { expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-input'

const schema = z.object({
  adults: z.number().optional(),
  directOnly: z.boolean().optional(),
  airlines: z.array(z.string()).nullable().optional(),
  maxPrice: z.number().nullable().optional(),
  flight: z.string().optional(),
  slices: z.array(z.object({ sliceIndex: z.number() })).optional(),
  trip: z.object({ nights: z.number() }).optional(),
})

test.each([
  ['a number in words of JSON', { adults: '2' }, { adults: 2 }],
  ['a number with a point', { maxPrice: ' 120.50 ' }, { maxPrice: 120.5 }],
  ['true and false', { directOnly: 'True' }, { directOnly: true }],
  ['one name where a list belongs', { airlines: 'Ryanair' }, { airlines: ['Ryanair'] }],
  ['a list written as JSON', { airlines: '["TAP","easyJet"]' }, { airlines: ['TAP', 'easyJet'] }],
  ['an object written as JSON', { trip: '{"nights":3}' }, { trip: { nights: 3 } }],
  ['a number inside a list', { slices: [{ sliceIndex: '1' }] }, { slices: [{ sliceIndex: 1 }] }],
  ['a number where words belong', { flight: 398 }, { flight: '398' }],
  ['null, which takes something away', { airlines: null }, { airlines: null }],
])('%s is read as what it says', (_, given, read) => {
  const before = structuredClone(given)
  expect(readInput(schema, given)).toMatchObject({ success: true, data: read })
  expect(given).toEqual(before)
})

test.each([{ adults: 'two' }, { adults: '' }, { directOnly: 'maybe' }, { airlines: 7 }, { trip: '[3]' }, 'search', null])(
  'what leaves a doubt is refused: %j',
  (given) => {
    expect(readInput(schema, given).success).toBe(false)
  },
)
