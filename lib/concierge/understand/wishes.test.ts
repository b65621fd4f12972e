import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import type { Situation } from '@/lib/travel/trip/situation'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { layTable } from '../table'
import { understand } from './understand'
import type { SearchWish } from './wished-search'

const NAMES = createKnownNames()

// The thread's today is a Wednesday, 18 November 2026.
const NEW: Situation = startThread().situation()

function thereAndBack(from: string, to: string): Situation {
  const slice = { sliceIndex: 0, label: 'Outbound', from, to, departureOn: '2027-01-12', picked: null }
  return {
    ...NEW,
    mode: 'flight_search',
    missing: null,
    wishes: { ...NEW.wishes, tripType: 'round-trip', from, to, departureOn: '2027-01-12', returnOn: '2027-01-19' },
    result: { searchId: 's', offerCounts: [30, 30], isExpired: false, isSimulated: true },
    slices: [slice, { ...slice, sliceIndex: 1, label: 'Return', from: to, to: from, departureOn: '2027-01-19' }],
  }
}

function read(words: string, situation: Situation, earlierWords: string[] = []) {
  return understand(words, layTable(situation, [], { earlierWords }, NAMES))
}

const TO_MILAN = thereAndBack('Cologne (CGN)', 'Milan (MIL)')
const LONDON_PARIS = thereAndBack('London (LON)', 'Paris (PAR)')

test.each<[words: string, change: SearchWish]>([
  ['It must be Malpensa', { to: 'Malpensa' }],
  ['linate would be better', { to: 'linate' }],
  ['rather Bergamo', { to: 'Bergamo' }],
  ['we prefer Malpensa', { to: 'Malpensa' }],
  ['to Linate if that works', { to: 'Linate' }],
  ['It should be Malpnesa', { to: 'MXP' }],
])('an airport of the city flown to is where it goes: "%s"', (words, change) => {
  expect(read(words, TO_MILAN).change).toEqual(change)
})

test.each<[words: string, change: SearchWish]>([
  ['Gatwick is nearer for us', { from: 'Gatwick' }],
  ['Stansted please', { from: 'Stansted' }],
  ['Charles de Gaulle, not Orly', { to: 'Charles de Gaulle' }],
  ['from Luton if you can', { from: 'Luton' }],
  ['Luton?', { from: 'Luton' }],
  ['we live closer to Stansted', { from: 'Stansted' }],
])('an airport of either city is that end alone: "%s"', (words, change) => {
  expect(read(words, LONDON_PARIS).change).toEqual(change)
})

test('from one airport of a city to another of it', () => {
  expect(read('Orly instead', thereAndBack('London (LON)', 'Paris-Charles De Gaulle (CDG)')).change).toEqual({ to: 'Orly' })
})

test.each<[words: string, change: SearchWish]>([
  ['Change London to Leeds', { from: 'Leeds' }],
  ['swap Paris for Nantes', { to: 'Nantes' }],
  [
    'How about Lyon for the same dates, leaving from Cardiff?',
    { from: 'Cardiff', to: 'Lyon', departureOn: '2027-01-12', returnOn: '2027-01-19' },
  ],
  ['I do not want to fly to Paris but to Lille', { to: 'Lille' }],
  ['Nantes, not Paris', { to: 'Nantes' }],
  ['no, to Bordeaux', { to: 'Bordeaux' }],
  ['and from Leeds?', { from: 'Leeds' }],
  ['swap the directions', { from: 'PAR', to: 'LON' }],
  ['from Leeds rather than London', { from: 'Leeds' }],
])('a place put right in "%s"', (words, change) => {
  expect(read(words, LONDON_PARIS).change).toEqual(change)
})

test('“what if we flew from Bristol?” wishes for nothing: it is priced', () => {
  expect(read('what if we flew from Bristol?', LONDON_PARIS)).toMatchObject({ change: {}, variants: [{ from: 'Bristol' }] })
})

const ORIGIN_ASKED: Situation = { ...NEW, missing: 'origin', wishes: { ...NEW.wishes, to: 'Madrid (MAD)' } }

test.each<[words: string, change: SearchWish]>([
  ['no, Porto', { to: 'Porto' }],
  ['wait, I meant Seville', { to: 'Seville' }],
  ['sorry, malaga', { to: 'malaga' }],
  ['actually Bilbao', { to: 'Bilbao' }],
  ['Porto instead', { to: 'Porto' }],
  ['make it Seville', { to: 'Seville' }],
  ['Malaga, not Madrid', { to: 'Malaga' }],
  ['no, from Porto', { from: 'Porto' }],
  ['Porto', { from: 'Porto' }],
  ['from nice', { from: 'nice' }],
])('asked where it starts, what was said before is put right by "%s"', (words, change) => {
  expect(read(words, ORIGIN_ASKED).change).toEqual(change)
})

test.each([
  ['fly back from Lyon instead', { from: 'Lyon' }],
  ['we return from Brussels', { from: 'Brussels' }],
  ['the way back should be from Nantes', { from: 'Nantes' }],
  ['back to Bristol please', { to: 'Bristol' }],
  ['back from Orly', { from: 'Orly' }],
])('a way back with ends of its own in "%s"', (words, wayBack) => {
  expect(read(words, LONDON_PARIS)).toMatchObject({ wayBack, change: {} })
})

test.each(['fly back from Paris', 'back to London', 'home from Paris to London on 21 January', 'Lyon instead', 'back on 21 January'])(
  'the way back has the ends of the way out in "%s"',
  (words) => {
    expect(read(words, LONDON_PARIS).wayBack).toBeNull()
  },
)

test.each(['Scrap the return, we come home by train', 'one way after all', 'no return flight after all', 'I take the bus back'])(
  'one way from now on: "%s"',
  (words) => {
    expect(read(words, LONDON_PARIS)).toMatchObject({ change: { tripType: 'one-way' }, unsupported: null })
  },
)

test('a train to the airport is no way home, and beside flights', () => {
  expect(read('Can you book me a train to the airport?', LONDON_PARIS).unsupported).toBe('transfer')
})

test.each<[words: string, change: SearchWish]>([
  ['Show me the prices in Swiss francs', { currency: 'CHF' }],
  ['could I have it in dollars?', { currency: 'USD' }],
  ['I would rather pay in pounds', { currency: 'GBP' }],
  ['check airports nearby too', { withNearbyAirports: true }],
  ['no nearby airports please', { withNearbyAirports: false }],
  ['changing airports is fine', { withAirportChange: true }],
  ['in euros, and business class', { currency: 'EUR', cabinClass: 'business' }],
])('money and airports: "%s"', (words, change) => {
  expect(read(words, LONDON_PARIS).change).toEqual(change)
})

test('who refuses to change airports gets a filter', () => {
  expect(read('no change of airport', LONDON_PARIS)).toMatchObject({ change: {}, filters: [{ withoutAirportChange: true }] })
})

test('whether airports change is asked, not wished for', () => {
  expect(read('do any of them change airports?', LONDON_PARIS).change).toEqual({})
})

test('a sum of money wishes for no currency', () => {
  expect(read('under 300 dollars', LONDON_PARIS)).toMatchObject({ change: {}, limitSymbol: 'dollars' })
})

test.each<[letter: string, change: SearchWish]>([
  [
    'We have been saving for this a long time and hope to celebrate in Florence. Our home is near the sea. We live close to Aberdeen, so we would start there, on 3 May 2027.',
    { from: 'Aberdeen', to: 'Florence', departureOn: '2027-05-03' },
  ],
  [
    'Dear all, we are from Cork and would love to spend two weeks in Naples, leaving on 2 June 2027',
    { from: 'Cork', to: 'Naples', departureOn: '2027-06-02', returnOn: '2027-06-16' },
  ],
  ['My son lives in Bergen, I want to visit him', { to: 'Bergen' }],
  ['Our friends moved to Gdansk and have invited us. We are in Leeds.', { from: 'Leeds', to: 'Gdansk' }],
  ['I would like to visit my aunt in Bologna', { to: 'Bologna' }],
  ['My sister lives in Porto, I would like to go there from Lille', { from: 'Lille', to: 'Porto' }],
  ['thinking of athens', { to: 'athens' }],
  ['I was born in Riga but I live in Hamburg now. I would love to see Lisbon.', { from: 'Hamburg', to: 'Lisbon' }],
  ['A weekend in Prague, from Leeds', { from: 'Leeds', to: 'Prague' }],
  ['We wanted to go to Rome for years. My cousin works in Milan. From Nantes to Rome please.', { from: 'Nantes', to: 'Rome' }],
])('the places of a letter: %s', (letter, change) => {
  expect(read(letter, NEW).change).toMatchObject(change)
})

test.each([
  'My daughter lives in Oslo',
  'I used to work in Vienna',
  'My hotel in Rome is booked',
  'My brother came back from Lyon yesterday',
  'It is raining in Leeds again',
])('what is only talked about is no wish: "%s"', (words) => {
  expect(read(words, LONDON_PARIS)).toMatchObject({ change: {}, wayBack: null })
})

test('a month that was spoken of earlier holds the day that is said now', () => {
  expect(read('the 12th', { ...NEW, missing: 'departureOn' }, ['Turin to Oslo in May']).change).toEqual({ departureOn: '2027-05-12' })
})

test('"no, 3" counts what was counted last', () => {
  const situation = { ...NEW, missing: 'origin' as const }
  expect(read('no, 2', { ...LONDON_PARIS }, ['with 1 checked bag']).change).toEqual({ checkedBags: 2 })
  expect(read('2 not 1', situation, ['1 suitcase']).change).toEqual({ checkedBags: 2 })
})

test.each<[words: string, before: string, change: SearchWish]>([
  ['make it 3', 'with 1 checked bag', { checkedBags: 3 }],
  ['nein, 2', 'mit einem Koffer', { checkedBags: 2 }],
  ['2 statt 1', '1 Koffer', { checkedBags: 2 }],
  ['plutôt 2', 'avec une valise', { checkedBags: 2 }],
  ['mejor 2', 'con una maleta', { checkedBags: 2 }],
  ['nahi, 2', 'ek bag', { checkedBags: 2 }],
  ['make it 3', 'London to Paris for two people', { adults: 3 }],
])('“%s” after “%s” counts the same anew', (words, before, change) => {
  expect(read(words, LONDON_PARIS, [before]).change).toEqual(change)
})

test.each<[words: string, before: string]>([
  ['Does the chair go free?', 'my mother needs a wheelchair'],
  ['Ist der Stuhl kostenlos?', 'meine Mutter braucht einen Rollstuhl'],
  ['le fauteuil est gratuit ?', 'ma mère a besoin d’un fauteuil roulant'],
  ['¿la silla va gratis?', 'mi madre necesita una silla de ruedas'],
  ['kya chair free hai?', 'meri maa ko wheelchair chahiye'],
])('“%s” is of a wheelchair after “%s”', (words, before) => {
  expect(read(words, LONDON_PARIS, [before]).unsupported).toBe('assistance')
  expect(read(words, LONDON_PARIS).unsupported).not.toBe('assistance')
})

test.each(['5 and 7', 'they are 5 and 7', '5 und 7', '5 y 7 años', '5 aur 7 saal'])('“%s” are the ages of children told of', (words) => {
  const wishes = { ...LONDON_PARIS.wishes, adults: 2, children: 2 }
  expect(read(words, { ...LONDON_PARIS, wishes }).change).toEqual({ children: 2, childAges: [5, 7] })
})

test('ages that have just been searched for leave no word over', () => {
  const wishes = { ...LONDON_PARIS.wishes, adults: 2, children: 2, childAges: [5, 7] }
  expect(read('5 and 7', { ...LONDON_PARIS, wishes })).toMatchObject({ isKnown: true, unread: [] })
})
