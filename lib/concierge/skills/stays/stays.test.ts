import { describe, expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { formatWhole } from '@/lib/travel/money'
import { describeSituation } from '@/lib/travel/trip/situation'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { shownStays } from '@/tests/fixtures/concierge-stays'
import { allFrames } from '../../grammar/clauses'
import type { Language } from '../../grammar/languages'
import { hearSearch } from '../../hear-search'
import { hearStay } from '../../hear-stay'
import { readMessage } from '../../read-message'
import { unreadPhrases } from '../../reply'
import { layTable, type Table } from '../../table'
import { readToolResult } from '../../tool-results'
import { ABROAD, ELSE, ELSE_SHOWN, FIRST, GONE, SHOWN } from './corpus'
import { foldHouse } from './fold'

const NAMES = createKnownNames()
const NOTHING_SAID = { earlierWords: [] }
const EMPTY = describeSituation(EMPTY_TRIP, null, '2026-11-20', '2026-11-20T09:00:00.000Z')
const STAY = {
  city: 'Lisbon',
  checkInOn: '2027-03-12',
  checkOutOn: '2027-03-15',
  chosen: { hotel: 'Sample Hotel Baixa', room: 'Double room', total: '€300.00' },
}
const STANDING = {
  filters: { breakfast: true, amenities: ['pool'], stars: [4], pricePerNight: { from: 0, to: 200 }, kinds: ['hotel', 'hostel'] },
}

const nothing = layTable(EMPTY, [], NOTHING_SAID, NAMES)
const houses = (input: Record<string, unknown> = {}) =>
  layTable({ ...EMPTY, stay: STAY }, [readToolResult('searchStays', input, shownStays())], NOTHING_SAID, NAMES)
const shown = houses()
const hear = (words: string, laid: Table, language: Language = 'en') => {
  const table = { ...laid, language }
  return hearStay(words, hearSearch(words, table), table)
}

/** A wish for places to stay in one line; "–" is none. */
function stayInWords(words: string, table: Table, language: Language = 'en'): string {
  const wish = hear(words, table, language)?.wish
  if (!wish) return '–'
  if (wish.act !== 'search') {
    const { act, ...rest } = wish
    return [act, ...Object.entries(rest).flatMap(inWords)].join('; ')
  }
  const { filters, ...input } = wish.input
  const parts = Object.entries({ ...input, ...filters, untold: wish.untold }).flatMap(inWords)
  return parts.length > 0 ? `search: ${parts.join('; ')}` : 'search'
}

function inWords([name, value]: [string, unknown]): string[] {
  if (value === false || (Array.isArray(value) && value.length === 0)) return []
  if (Array.isArray(value)) return [`${name} ${value.join(' ')}`]
  return [`${name} ${typeof value === 'object' && value !== null ? Object.values(value).join('-') : String(value)}`]
}

const linesOf = (corpus: string) =>
  corpus
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [words = '', wish = '–'] = line.split(' => ')
      return [words, wish]
    })

test.each(linesOf(FIRST))('“%s” is %s', (words, wish) => {
  expect(stayInWords(words, nothing)).toBe(wish)
})

test.each(linesOf(SHOWN))('of houses shown, “%s” is %s', (words, wish) => {
  expect(stayInWords(words, shown)).toBe(wish)
})

test.each(linesOf(GONE))('of what stands, “%s” leaves %s', (words, wish) => {
  expect(stayInWords(words, houses(STANDING))).toBe(wish)
})

test.each(linesOf(ELSE))('“%s” is about something else', (words) => {
  expect(stayInWords(words, nothing)).toBe('–')
})

test.each(linesOf(ELSE_SHOWN))('although houses are shown, “%s” is about something else', (words) => {
  expect(stayInWords(words, shown)).toBe('–')
})

describe.each(['de', 'fr', 'es', 'hi'] as const)('in %s', (language) => {
  const { first, shown: ofShown, other } = ABROAD[language]
  test.each(linesOf(first))('“%s” is %s', (words, wish) => {
    expect(stayInWords(words, nothing, language)).toBe(wish)
  })
  test.each(linesOf(ofShown))('of houses shown, “%s” is %s', (words, wish) => {
    expect(stayInWords(words, shown, language)).toBe(wish)
  })
  test.each(linesOf(other))('“%s” is about something else', (words) => {
    expect(stayInWords(words, nothing, language)).toBe('–')
  })
})

test("reads back every amount as we write it, in every currency whose code isn't a word", () => {
  for (const { code } of SELECTABLE_CURRENCIES.filter((one) => !['COP', 'MAD', 'TRY', 'ALL'].includes(one.code)))
    for (const limit of [`a hotel under ${formatWhole(400, code)}`, `a hotel under 400 ${code}`])
      expect(stayInWords(limit, nothing)).toBe(`search: currency ${code}; pricePerNight 0-400`)
})

test('keeps unexplained words so they can be named', () => {
  const unread = (words: string, table = nothing) => unreadPhrases(hear(words, table)?.reading.clauses ?? [], 'en')
  expect(unread('a hotel in Rome with a helipad')).toEqual(['helipad'])
  expect(unread('a hotel in Rome, one with a helipad would be it')).toEqual(['helipad'])
  expect(unread('a hotel in Rome with a pool near the station, please')).toEqual([])
})

const house = (words: string) => foldHouse(allFrames(readMessage(words, nothing).clauses))

test.each([
  ['Newcastle to Malaga for 4 adults, flights and a hotel please', null],
  ['London to Lisbon on 12 March, back 15 March, and a hotel near the castle', null],
  ['900 euro for flights AND hotel together', { max: 900, currency: 'EUR' }],
  ['hotel and flights for under £1,200', { max: 1200, currency: 'GBP' }],
  ['flight and hotel from London to Rome, 3 to 10 March, €600 total budget', { max: 600, currency: 'EUR' }],
  ['Flug und Hotel von Berlin nach Rom, Gesamtbudget 900 €', { max: 900, currency: 'EUR' }],
])('“%s” wishes for a house beside the flights', (words, budget) => {
  const heard = house(words)
  expect(heard.isWished).toBe(true)
  if (budget) expect(heard.budget).toMatchObject(budget)
  else expect(heard.budget).toBeNull()
})

test.each(['Leeds to Rome on 3 May, no hotel', 'Leeds to Rome on 3 May under £200', 'flights without accommodation'])(
  '“%s” wishes for none',
  (words) => expect(house(words)).toEqual({ isWished: false, budget: null, nightly: null }),
)

test.each([
  ['London to Rome, 3 to 10 March, and a hotel, 80 quid per room per night', { max: 80, currency: 'GBP' }],
  ['Berlin nach Rom und ein Hotel bis 90 Euro pro Nacht', { max: 90, currency: 'EUR' }],
  ['London to Rome and a hotel, flights for £80 each', null],
])('of “%s” %j is the price of a night', (words, nightly) => {
  expect(house(words).nightly).toEqual(nightly)
})
