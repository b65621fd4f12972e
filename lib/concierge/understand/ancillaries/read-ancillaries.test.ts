import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { mendSlips } from '../../grammar/slips'
import { GRAMMAR } from '../../skills/grammar'
import { normaliseWords } from '../words'
import type { AncillaryContext } from './ancillary-context'
import { readAncillaries } from './read-ancillaries'
import type { AncillaryWish } from './wish'

/** Two adults, a child and an infant; a connection on the way out, one flight back. */
const FAMILY: AncillaryContext = {
  adults: 2,
  children: 1,
  infants: 1,
  flights: [['AA11', 'AA12'], ['BB22']],
  isReady: true,
  spokenOf: null,
}

/** "seats together @0,1 >0": kind, what, whom (@ and indexes) and which flights (> and directions, / and the flight of one). */
function told({ kind, wish, passengerIndexes, flights, ...what }: AncillaryWish): string {
  const parts = [
    what.seat,
    what.seatNumbers?.join('+'),
    what.quantity !== undefined && wish === 'take' && `${what.quantity}${what.isEach ? ' each' : ''}`,
    what.isMore && 'more',
    what.weightKg && `${what.weightKg}kg`,
    what.bag,
    what.what,
    passengerIndexes && `@${passengerIndexes.join()}`,
    flights?.sliceIndexes && `>${flights.sliceIndexes.join()}`,
    flights?.segmentIndex !== undefined && `/${flights.segmentIndex}`,
    flights?.length && `>${flights.length}`,
  ].filter((part) => typeof part === 'string')
  return [wish === 'take' ? kind : `${wish} ${kind}`, ...parts].join(' ')
}

const NAMES = createKnownNames()

function read(words: string, context: Partial<AncillaryContext> = {}): string[] {
  const mended = mendSlips(normaliseWords(words), GRAMMAR.lexicons.en, NAMES)
  return readAncillaries(mended, { ...FAMILY, ...context }).wishes.map(told)
}

test.each([
  ['four seats together', 'seats together'],
  ['can we sit together', 'seats together'],
  ["we'd like to sit next to each other please", 'seats together'],
  ['I want to sit next to my husband', 'seats together @0,1'],
  ['please seat the kids with us', 'seats together'],
  ["we don't want to sit apart", 'seats together'],
  ['side by side', 'seats together'],
  ['window', 'seats window'],
  ['widnow seats plz', 'seats window'],
  ['an aisle seat for adult 2', 'seats aisle @1'],
  ['aisle instead of window', 'seats aisle'],
  ['no window, aisle please', 'seats aisle'],
  ['not the aisle but the window', 'seats window'],
  ['12A', 'seats 12A'],
  ['12A and 12B', 'seats 12A+12B'],
  ['12a, 12b and 12c', 'seats 12A+12B+12C'],
  ['seat 12 A please', 'seats 12A'],
  ['change seat to 14C on the way back', 'seats 14C >1'],
  ['on the way back, 14C please', 'seats 14C >1'],
  ['can we sit at the front', 'seats front'],
  ['somewhere in the back rows', 'seats back'],
  ['extra legroom on the long flight', 'seats extra-legroom >longest'],
  ['more leg room for my husband', 'seats extra-legroom @1'],
  ['exit row seats', 'seats exit-row'],
  ['the emergency exit on the second flight', 'seats exit-row >0 /1'],
  ['cheapest seats', 'seats cheapest'],
  ['aisle on BB22', 'seats aisle >1'],
  ['window on aa 12', 'seats window >0 /1'],
  ['window on both flights', 'seats window'],
  ['window for the kids', 'seats window @2'],
  ['my own seat at the window', 'seats window @0'],
])('a wish for seats: "%s"', (words, wish) => {
  expect(read(words)).toEqual([wish])
})

test.each([
  ['window for me and aisle for my wife', ['seats window @0', 'seats aisle @1']],
  ['12A for me and 14C for my wife', ['seats 12A @0', 'seats 14C @1']],
  ['for me a window and the aisle for adult 2', ['seats window @0', 'seats aisle @1']],
  ['together on the way out, window seats on the way back', ['seats window >1']],
  ['seats together on the way out, window seats on the way back', ['seats together >0', 'seats window >1']],
])('several wishes for seats: "%s"', (words, wishes) => {
  expect(read(words)).toEqual(wishes)
})

test.each([
  ['one 23 kg bag each', 'bags 1 each 23kg checked @0,1,2,3'],
  ['two suitcases on the way out only', 'bags 2 checked >0'],
  ['a bag for the kids', 'bags 1 each @2'],
  ['add a cabin bag', 'bags 1 cabin'],
  ['actually just one bag', 'bags 1'],
  ['2 bags', 'bags 2'],
  ['a 20 kg bag for my wife both ways', 'bags 1 each 20kg checked @1'],
  ['a suitcase of 30 kilos', 'bags 1 30kg checked'],
  ['another bag', 'bags 1 more'],
  ['one more suitcase for me', 'bags 1 each more checked @0'],
  ['bags for everyone', 'bags 1 each @0,1,2,3'],
  ['luggage for the children', 'bags 1 each @2'],
  ['everyone takes one checked bag', 'bags 1 each checked @0,1,2,3'],
  ['three bags in all', 'bags 3'],
  ['a checked bag for adult 1 on the return', 'bags 1 each checked @0 >1'],
])('a wish for bags: "%s"', (words, wish) => {
  expect(read(words)).toEqual([wish])
})

test('bags of two directions and of two people', () => {
  expect(read('two suitcases on the way out and one on the way back')).toEqual(['bags 2 checked >0', 'bags 1 >1'])
  expect(read('a bag for me and two for my wife')).toEqual(['bags 1 each @0', 'bags 2 each @1'])
})

test.each([
  ['vegetarian meal for everyone', 'meals vegetarian @0,1,2,3'],
  ['everyone vegan except the baby', 'meals vegan @0,1,2'],
  ['vegetarian for me and my wife', 'meals vegetarian @0,1'],
  ['kosher on the way there', 'meals kosher >0'],
  ['halal food please', 'meals halal'],
  ['my son gets a kids meal', 'meals child @2'],
  ['a children’s menu', 'meals child'],
  ['meal with no gluten', 'meals gluten-free'],
  ['I am coeliac', 'meals gluten-free @0'],
  ['lactose free meals on the return', 'meals lactose-free >1'],
  ['no meat for me', 'meals vegetarian @0'],
  ["I'm diabetic", 'meals diabetic @0'],
  ['a veggie meal for my husband', 'meals vegetarian @1'],
  ['a baby meal', 'meals baby'],
  ['vegetairan meals', 'meals vegetarian'],
])('a wish for a meal: "%s"', (words, wish) => {
  expect(read(words)).toEqual([wish])
})

test('a meal for each', () => {
  expect(read("vegan for me, kids' meal for the children")).toEqual(['meals vegan @0', 'meals child @2'])
})

test.each([
  ['priority boarding for all', 'extras priority boarding @0,1,2,3'],
  ['add priority', 'extras priority boarding'],
  ['we want to board first', 'extras priority boarding'],
  ['lounge on the way out', 'extras lounge >0'],
  ['lounge access for my wife', 'extras lounge @1'],
  ['fast track please', 'extras fast track'],
  ['can we skip the security line', 'extras fast track'],
  ['we bring skis', 'extras skis'],
  ['I bring my golf clubs', 'extras golf clubs @0'],
  ['a surfboard', 'extras surfboard @0'],
  ['my guitar comes along', 'extras guitar @0'],
  ['cancel for any reason cover', 'extras cancel for any reason'],
  ['add cancellation cover', 'extras cancel for any reason'],
])('a wish for an extra: "%s"', (words, wish) => {
  expect(read(words)).toEqual([wish])
})

test.each([
  ['what seats are left', 'show seats'],
  ['which seats are free at the window', 'show seats window'],
  ['is the window seat free?', 'show seats window'],
  ['can I see the seat map', 'show seats'],
  ['seats', 'show seats'],
  ['can I add a seat?', 'show seats'],
  ['how much is a bag', 'show bags'],
  ['what does a 30 kg suitcase cost?', 'show bags 30kg checked'],
  ['only the bags', 'show bags'],
  ['is a meal included', 'show meals'],
  ['what meals are there', 'show meals'],
  ['food', 'show meals'],
  ['are there vegetarian meals?', 'show meals vegetarian'],
  ['my daughter has a nut allergy', 'show meals @2'],
  ['do you have a lounge?', 'show extras lounge'],
  ['what extras are there', 'show extras'],
  ['how much is priority boarding', 'show extras priority boarding'],
])('a question of what there is: "%s"', (words, wish) => {
  expect(read(words)).toEqual([wish])
})

test.each([
  ['no seats', 'drop seats'],
  ['take the seats back', 'drop seats'],
  ['we do not need seats', 'drop seats'],
  ['drop the bags', 'drop bags'],
  ['no bags please', 'drop bags'],
  ['remove the bag on the way back', 'drop bags >1'],
  ["we don't want any luggage", 'drop bags'],
  ['leave out my wife’s bag', 'drop bags @1'],
  ['no meals', 'drop meals'],
  ['cancel the meals', 'drop meals'],
  ['skip the food on the return', 'drop meals >1'],
  ['get rid of the lounge', 'drop extras lounge'],
  ['no priority boarding', 'drop extras priority boarding'],
])('what is given up again: "%s"', (words, wish) => {
  expect(read(words)).toEqual([wish])
})

test('several kinds in one message, in the order said', () => {
  expect(read('yes, window seats and a bag each')).toEqual(['seats window', 'bags 1 each @0,1,2,3'])
  expect(read('the cheapest seats please, and fast track for all')).toEqual(['seats cheapest', 'extras fast track @0,1,2,3'])
  expect(read('seats, bags and meals')).toEqual(['show seats', 'show bags', 'show meals'])
  expect(read('drop the seats but keep a bag for me')).toEqual(['drop seats', 'bags 1 each @0'])
})

test.each([
  ['just one', 'bags', 'bags 1'],
  ['make it two', 'bags', 'bags 2'],
  ['one each', 'bags', 'bags 1 each @0,1,2,3'],
  ['together', 'seats', 'seats together'],
  ['the cheapest', 'seats', 'seats cheapest'],
  ['no, at the back', 'seats', 'seats back'],
] as const)('short words after a talk: "%s" about %s', (words, spokenOf, wish) => {
  expect(read(words, { spokenOf })).toEqual([wish])
})

test.each([
  ['and for my wife too', { passengerIndexes: [1], flights: null }],
  ['the same on the way back', { passengerIndexes: null, flights: { sliceIndexes: [1] } }],
  ['for everyone', { passengerIndexes: [0, 1, 2, 3], flights: null }],
])('"%s" wishes for the same again', (words, again) => {
  expect(readAncillaries(normaliseWords(words), { ...FAMILY, spokenOf: 'meals' })).toMatchObject({ wishes: [], again })
})

test.each([
  'nothing else, check out',
  'leave on the 12th at 9 am',
  'how much is it per person',
  'they lost my bag',
  'a good vegan restaurant',
  'change the date to 28 November',
  'one more question',
  'is it refundable?',
  'price is my priority',
  'can I take my dog?',
  'undo',
  'yes please',
  'the second one',
  'what is left to do?',
])('nothing of the kind in "%s"', (words) => {
  expect(readAncillaries(normaliseWords(words), FAMILY)).toMatchObject({ wishes: [], again: null, rest: normaliseWords(words) })
})

test.each([
  'two seats in economy from Leeds to Rome',
  'the cheapest seats to Rome',
  'a ski trip to Innsbruck',
  'rent a bike in Lisbon',
  'flights in a window of two days',
  'leave on Friday, back on Sunday',
  'our flexible window is May',
  '12a',
])('before the fares are chosen, "%s" is no wish for seats or extras', (words) => {
  expect(read(words, { isReady: false, flights: [] })).toEqual([])
})

test.each([
  ['window seats please', 'seats window'],
  ['London to Rome on Friday with seats together', 'seats together'],
  ['I am vegetarian', 'meals vegetarian @0'],
  ['we bring skis', 'extras skis'],
  ['seat 12A', 'seats 12A'],
])('before the fares are chosen, "%s" is kept', (words, wish) => {
  expect(read(words, { isReady: false, flights: [] })).toEqual([wish])
})

test('what was read is taken out of the words, the rest stays', () => {
  const { rest } = readAncillaries('four seats together, and leave a day later', FAMILY)
  expect(rest).toMatch(/^~+, and leave a day later$/)
})

test('one traveller alone is everybody', () => {
  expect(read('a window seat for me', { adults: 1, children: 0, infants: 0 })).toEqual(['seats window @0'])
})
