import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { BUSINESS_FARE, FARES, tableWith } from '@/tests/fixtures/concierge-table'
import { read } from '../../grammar/read'
import type { Table } from '../../table'
import { GRAMMAR } from '../grammar'
import { addTableItems } from '../pick/table-items'
import { CHOSEN, FARES_ASKED, NO_FARE } from './corpus'
import { type FarePicking, foldFares } from './fold'

const NAMES = createKnownNames()
const PICKED = ['KA10', 'ZD8']
const TABLE = tableWith({ picked: PICKED, fares: FARES })

function picking(words: string, table: Table, spokenOf: string | null = null): FarePicking {
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, table))
  return foldFares(clauses, table, spokenOf)
}

const chosen = (words: string, table = TABLE, spokenOf: string | null = null) =>
  picking(words, table, spokenOf).choices?.map(({ sliceIndex, brand }) => `${sliceIndex} ${brand}`) ?? []

test.each(CHOSEN)('“%s” chooses %j', (words, fares) => {
  expect(chosen(words)).toEqual(fares)
})

test.each([
  'standard para todos',
  'la tarifa standard para los dos',
  'standard für alle',
  'ich nehme standard für uns alle',
  'standard pour tout le monde',
  'je prends standard pour tous',
  'sabke liye standard',
])('“%s” is for everybody', (words) => {
  expect(chosen(words)).toEqual(['0 Standard', '1 Standard'])
})

test.each(['refundable ticket chahiye', 'refundable wala', 'रिफंडेबल टिकट चाहिए'])('“%s” chooses the fare with a refund', (words) => {
  expect(chosen(words)).toEqual(['0 Economy Flex', '1 Economy Flex'])
})

test.each(FARES_ASKED)('“%s” asks %j and chooses none', (words, asked) => {
  const { asks, choices } = picking(words, TABLE)
  expect(asks.map(({ what, brands }) => `${what} ${brands.join(' ')}`)).toEqual(asked)
  expect(choices).toBeNull()
})

test.each(NO_FARE)('“%s” chooses no fare', (words) => {
  expect(chosen(words)).toEqual([])
})

test('a fare named alone goes to the flight that has none yet', () => {
  expect(chosen('standard', tableWith({ picked: PICKED, fares: FARES, chosen: ['Light', null] }))).toEqual(['1 Standard'])
  expect(chosen('standard', tableWith({ picked: PICKED, fares: FARES, chosen: ['Light', 'Light'] }))).toEqual(['0 Standard', '1 Standard'])
})

test('“that fare” is the one spoken of', () => {
  expect(chosen('that fare both ways', TABLE, 'Standard')).toEqual(['0 Standard', '1 Standard'])
  expect(chosen('ok take it', TABLE, 'Standard')).toEqual(['0 Standard', '1 Standard'])
  expect(chosen('that fare both ways')).toEqual([])
})

test('a fare that is not wanted is not chosen', () => {
  expect(picking('not the light one', TABLE)).toMatchObject({ choices: null, refused: ['Light'] })
})

test('in a search for business the cheapest fare is one of business', () => {
  const table = tableWith({ picked: PICKED, fares: [...FARES, BUSINESS_FARE] })
  table.situation.wishes.cabinClass = 'business'
  expect(chosen('the cheapest fare', table)).toEqual(['0 Front', '1 Front'])
})

test('“plus a bag” adds something, while “plus” is a fare', () => {
  const [light, standard] = FARES
  if (!light || !standard) throw new Error('no fares')
  const table = tableWith({ picked: PICKED, fares: [light, { ...standard, brand: 'Plus' }] })
  expect(chosen('plus a bag for my son', table)).toEqual([])
  expect(chosen('plus please', table)).toEqual(['0 Plus', '1 Plus'])
})

const PLUS = tableWith({ picked: PICKED, fares: FARES.map((fare) => (fare.brand === 'Standard' ? { ...fare, brand: 'Plus' } : fare)) })

test.each<[string, string[]]>([
  ['plus', ['0 Plus', '1 Plus']],
  ['plus bitte', ['0 Plus', '1 Plus']],
  ['lieber plus', ['0 Plus', '1 Plus']],
  ['plus 2 koffer', []],
  ['plus ein kind', []],
])('in German “%s” chooses %j', (words, fares) => {
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, PLUS), 'de')
  const { choices } = foldFares(clauses, PLUS)
  expect(choices?.map(({ sliceIndex, brand }) => `${sliceIndex} ${brand}`) ?? []).toEqual(fares)
})
