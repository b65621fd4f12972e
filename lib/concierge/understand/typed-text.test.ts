import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createPlaces } from '@/lib/adapters/places/places'
import { NO_WISHES } from '@/lib/travel/flights/search'
import type { Situation } from '@/lib/travel/trip/situation'
import { hear } from '../languages/hear'
import { layTable } from '../table'
import { understand } from './understand'

const KNOWN = createKnownNames()

const places = createPlaces()
const { travellers, origin, destination, slices, ...wishes } = NO_WISHES
const NOTHING_SAID: Situation = {
  today: '2026-11-18',
  mode: 'chat',
  wishes: { ...wishes, ...travellers, from: null, to: null },
  missing: 'destination',
  result: null,
  slices: [],
  total: null,
  checkoutStep: null,
  order: null,
}

/** What a typed message asks of the search tool, its places as the codes that the tool finds for them. */
function searchOf(typed: string) {
  const { words } = hear([typed], KNOWN)
  const { change, legs } = understand(words[0] ?? '', layTable(NOTHING_SAID, [], { earlierWords: [] }, KNOWN))
  const codeOf = (words: string) => {
    const match = places.findPlace(words)
    return match.status === 'found' ? match.place.iataCode : words
  }
  const { from, to, ...rest } = change
  return { ...rest, ...(from ? { from: codeOf(from) } : {}), ...(to ? { to: codeOf(to) } : {}), ...(legs.length > 0 ? { legs } : {}) }
}

const LONDON_TO_ROME = { from: 'LON', to: 'ROM' }
const ON_5_MARCH = { ...LONDON_TO_ROME, departureOn: '2027-03-05' }

test.each([
  ['flags', 'London 🇬🇧 to Rome 🇮🇹', LONDON_TO_ROME],
  ['an aeroplane for "to"', 'London ✈️ Rome on 5 March', ON_5_MARCH],
  ['bold places', '**London** to **Madrid**', { from: 'LON', to: 'MAD' }],
  ['places as code', '`London` to `Rome`', LONDON_TO_ROME],
  ['places in italics', '_London_ to _Rome_', LONDON_TO_ROME],
  ['bold letters of mathematics', '𝗟𝗼𝗻𝗱𝗼𝗻 to 𝗥𝗼𝗺𝗲', LONDON_TO_ROME],
  ['English quotes', '“London” to “Madrid”', { from: 'LON', to: 'MAD' }],
  ['single quotes', '‘London’ to ‘Rome’', LONDON_TO_ROME],
  ['French quotes', '«London» to «Rome»', LONDON_TO_ROME],
  ['German quotes', '„London“ to „Rome“', LONDON_TO_ROME],
  ['heavy quotes', '❝London❞ to ❝Rome❞', LONDON_TO_ROME],
  ['square brackets', '[London] to [Rome]', LONDON_TO_ROME],
  ['angle brackets', '<London> to <Rome>', LONDON_TO_ROME],
  ['round brackets', '(London) to (Rome)', LONDON_TO_ROME],
  ['countries in brackets', 'London (UK) to Rome (Italy)', LONDON_TO_ROME],
  ['countries by their letters', 'Paris (FR) to San José (CR) on 5 March', { from: 'PAR', to: 'SJO', departureOn: '2027-03-05' }],
  ['countries after commas', 'London, UK to Rome, Italy on 5 March', ON_5_MARCH],
  ['a smaller namesake by its region', 'London (Ontario) to Toronto', { from: 'YXU', to: 'YTO' }],
  ['codes in brackets', 'London (LHR) to Rome (FCO)', { from: 'LHR', to: 'FCO' }],
  ['capitals', 'WHICH FLIGHTS GO FROM LONDON TO ROME ON 5 MARCH', ON_5_MARCH],
  ['capitals, but for a word', 'hi, FLIGHTS FROM LONDON TO ROME ON 5 MARCH', ON_5_MARCH],
  [
    'capitals and a plain word that is a city',
    'FLY FROM NICE TO BARCELONA ON FRIDAY',
    { from: 'NCE', to: 'BCN', departureOn: '2026-11-20' },
  ],
  ['capitals with countries', 'LONDON (UK) TO ROME (IT) ON 5 MARCH', ON_5_MARCH],
  ['a table of rows', 'From\tLondon\nTo\tRome\nDate\t5 March 2027', ON_5_MARCH],
  ['a table of columns', 'From\tTo\tDate\nLondon\tRome\t5 March 2027', ON_5_MARCH],
  ['a table of Markdown', '| From | To | Date |\n|---|---|---|\n| London | Rome | 5 March 2027 |', ON_5_MARCH],
  ['a table of passengers', 'Origin:\tLondon\nDestination:\tRome\nAdults:\t2', { ...LONDON_TO_ROME, adults: 2 }],
  ['Arabic digits', 'London to Rome on ٥ March ٢٠٢٧', ON_5_MARCH],
  ['full-width letters and digits', 'Ｌｏｎｄｏｎ to Ｒｏｍｅ on ５ Ｍａｒｃｈ', ON_5_MARCH],
  ['digits of keys', '2️⃣ adults London to Rome on 5️⃣ March', { ...ON_5_MARCH, adults: 2 }],
  ['blanks that do not break', 'London\u00a0to\u00a0Rome on 5\u202fMarch', ON_5_MARCH],
  ['soft hyphens', 'Lon\u00addon to Ro\u00adme on 5 March', ON_5_MARCH],
  ['ligatures', 'ﬂight from London to Rome on 5 March', ON_5_MARCH],
  ['hyphens that do not break', 'Aix\u2011en\u2011Provence to London', { from: 'MRS', to: 'LON' }],
  ['direction marks', '\u202bLondon\u202c to Rome\u202e', LONDON_TO_ROME],
  ['an arrow', 'London → Rome on 5 March', ON_5_MARCH],
  ['an arrow as emoji', 'London ➡️ Rome on 5 March', ON_5_MARCH],
  ['a double arrow', 'London ⇒ Rome on 5 March', ON_5_MARCH],
  ['an arrow both ways', 'London ↔️ Rome 5-12 March', { ...ON_5_MARCH, returnOn: '2027-03-12' }],
  ['an en dash', 'London – Rome 5 March', ON_5_MARCH],
  ['an em dash without blanks', 'New York—Rome 5 March', { ...ON_5_MARCH, from: 'NYC' }],
  ['bullets', '• From London\n• To Rome\n• On 5 March', ON_5_MARCH],
  ['stars before lines', '* From London\n* To Rome\n* On 5 March', ON_5_MARCH],
  ['headings', '# Trip\n## London to Rome\n5 March', ON_5_MARCH],
  ['a quotation', '> London to Rome\n> on 5 March', ON_5_MARCH],
  ['footnotes', 'London[1] to Rome² on 5 March', ON_5_MARCH],
  ['links', '[London](https://example.org/london) to [Rome](https://example.org/rome)', LONDON_TO_ROME],
  ['marks of a web page', '<p>from <b>London</b>&nbsp;to <i>Rome</i></p>', LONDON_TO_ROME],
  ['the head of a chat', '\u200e[12/03/2026, 14:22:05] Ada: London to Rome on 5 March', ON_5_MARCH],
  ['the head of another chat', '12.03.26, 14:22 - Ada: London to Rome on 5 March', ON_5_MARCH],
])('%s: %s', (_, typed, search) => {
  expect(searchOf(typed)).toEqual(search)
})

test.each([
  ['under €150,50', 150.5],
  ['under 150,50 €', 150.5],
  ['up to €1.150,50', 1150.5],
  ['under £1,150.50', 1150.5],
  ['under 1.200 euros', 1200],
  ['at most €99,9', 99.9],
])('a limit in any country’s signs: %s', (limit, maxPrice) => {
  const { filters } = understand(`London to Rome on 5 March ${limit}`, layTable(NOTHING_SAID, [], { earlierWords: [] }, KNOWN))
  expect(filters).toEqual([{ maxPrice }])
})

test.each([
  ['from Heathrow or Gatwick to Rome', { from: ['Heathrow', 'Gatwick'], to: ['Rome'] }],
  ['Heathrow, Gatwick or Luton', { from: [], to: ['Heathrow', 'Gatwick', 'Luton'] }],
  ['London to Rome or Milan on 5 March', { from: ['London'], to: ['Rome', 'Milan'] }],
  ['from any London airport to Rome', { from: ['London'], to: ['Rome'], eachAirportOf: 'from' }],
  ['London to Rome on 5 March', null],
  ['I fly from Leeds and my brother from Dublin, to Rome', null],
])('places of which each would do are compared: %s', (words, places) => {
  const understood = understand(words, layTable(NOTHING_SAID, [], { earlierWords: [] }, KNOWN))
  expect(understood.places).toEqual(places)
})

const NAMES = ['London', 'Rome', 'Madrid', 'New York', 'Lisbon', 'Vienna', 'Aix-en-Provence', 'Tokyo', 'Oslo', 'Ho Chi Minh City']
const wish = fc
  .record({
    ends: fc.shuffledSubarray(NAMES, { minLength: 2, maxLength: 2 }),
    day: fc.integer({ min: 1, max: 28 }),
    adults: fc.integer({ min: 2, max: 9 }),
    more: fc.constantFrom('', ', business class', ', one way', ', direct only', ', with two checked bags'),
  })
  .map(({ ends: [from = '', to = ''], ...rest }) => ({ from, to, ...rest }))

const wrap =
  (before: string, after = before) =>
  (place: string) =>
    `${before}${place}${after}`
const place = fc.constantFrom(
  ...[
    ['**'],
    ['*'],
    ['_'],
    ['`'],
    ['“', '”'],
    ['«', '»'],
    ['"'],
    ['\u2067', '\u2069'],
    ['\u202a', '\u202c'],
    ['🇬🇧 ', ''],
    ['', ' 🏙️'],
    ['', '\u200b'],
    ['[', ']'],
    ['<b>', '</b>'],
  ].map(([before = '', after]) => wrap(before, after)),
)
const whole = fc.constantFrom<(words: string) => string>(
  (words) => words,
  (words) => words.replaceAll(' ', '\u00a0'),
  (words) => words.replaceAll('-', '\u2011'),
  (words) => words.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (words) => words.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  (words) => words.replace(/[0-9]/g, '$&\ufe0f\u20e3'),
  (words) => `\u202b${words}\u202c`,
  (words) => `✈️ ${words} 🙏🏽`,
  (words) => `> ${words}`,
  (words) => `• ${words}`,
  (words) => words.toUpperCase(),
  (words) => [...words].join('\u2060'),
)

test('a message says the same however it is decorated', () => {
  fc.assert(
    fc.property(wish, place, place, whole, ({ from, to, day, adults, more }, first, second, all) => {
      const say = (one: string, other: string) => `from ${one} to ${other} on ${day} March for ${adults} adults${more}`
      const plain = say(from, to)
      expect(searchOf(all(say(first(from), second(to)))), plain).toEqual(searchOf(plain))
      expect(searchOf(plain)).toMatchObject({ adults, departureOn: `2027-03-${String(day).padStart(2, '0')}` })
    }),
    { numRuns: 150 },
  )
})
