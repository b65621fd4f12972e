import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { ungroundedClaims } from './check-sentence'
import { learnWords, noFacts } from './facts'
import { learnCall, learnData } from './learn-data'

const names = createNameFinder()
const TODAY = '2026-11-20'

function faults(sentence: string, { words = '', data = {} as unknown, call = {} as unknown } = {}): string[] {
  const facts = noFacts(TODAY)
  learnWords(facts, words, names)
  learnData(facts, data, names)
  learnCall(facts, call, names)
  return ungroundedClaims(sentence, facts, names).map(({ text }) => text)
}

test('an amount of the traveller’s own may be said back, but is no price', () => {
  const words = { words: 'anywhere under 300 euros' }
  expect(faults('I keep to at most €300.', words)).toEqual([])
  expect(faults('The total is €300.', words)).toEqual(['€300'])
  expect(faults('I keep to £300.', { words: 'anywhere under 300' })).toEqual(['£300'])
  expect(faults('I look for flights up to £300.', { words: 'anywhere under 300' })).toEqual([])
})

test('what something is more than something else is no price, and of two fares it may be told', () => {
  const data = { picks: [{ reason: '£16 more than the cheapest' }], fares: [{ total: '£100.00' }, { total: '£130.50' }] }
  expect(faults('That is £16 more than the cheapest.', { data })).toEqual([])
  expect(faults('It costs £16.', { data })).toEqual(['£16'])
  expect(faults('The second fare is £30.50 more.', { data })).toEqual([])
  expect(faults('The second fare is £30 more.', { data })).toEqual(['£30'])
})

test('a total may be told where its sentence adds up to it in amounts that are known', () => {
  const data = { out: { total: '£60.00' }, back: { total: '£70.50' } }
  expect(faults('Both ways come to £130.50: £60.00 out and £70.50 back.', { data })).toEqual([])
  expect(faults('Both ways come to £131: £60.00 out and £70.50 back.', { data })).toEqual(['£131'])
  expect(faults('Both ways come to £131: £60.00 out and £71 back.', { data })).toEqual(['£131', '£71'])
  expect(faults('Both ways come to £130.50.', { data })).toEqual(['£130.50'])
})

test('feet are no money', () => {
  expect(faults('I’m not sure what you mean by “6ft5”.')).toEqual([])
  expect(faults('It costs 6000 Ft.')).toEqual(['6000 Ft'])
})

test('a weekday that the traveller said is the next of its kind, and tomorrow is a day', () => {
  expect(faults('Sun 22 Nov it is.', { words: 'back sunday' })).toEqual([])
  expect(faults('Sun 29 Nov it is.', { words: 'back sunday' })).toEqual(['Sun 29 Nov'])
  expect(faults('That is Sat 21 Nov.', { words: 'tomorrow' })).toEqual([])
  expect(faults('Today is Friday.')).toEqual([])
})

test('a call grounds the days and places that it looks for, and no price', () => {
  const call = { from: 'London', to: 'Lisbon', departureOn: '2026-12-05', note: '£5 at TP1361' }
  expect(faults('Looking from London to Lisbon on Sat 5 Dec.', { call })).toEqual([])
  expect(faults('TP1361 costs £5.', { call })).toEqual(['TP1361', '£5'])
})

test('figures in the name of an airline or a fare are no facts', () => {
  const data = { airline: 'Alpha Air, all flights £1 at 03:33', brand: 'Light for €2' }
  expect(faults('It is £1, or €2, at 03:33.', { data })).toEqual(['£1', '€2', '03:33'])
})

test('what a tool only says back is no fact', () => {
  const facts = noFacts(TODAY)
  learnData(facts, { status: 'unclear-place', said: 'the flight for £1', message: 'None is by the flight for £1.' }, names, {
    from: 'the flight for £1',
  })
  expect(ungroundedClaims('It costs £1.', facts, names).map(({ text }) => text)).toEqual(['£1'])
})

test('an airline that nobody knows may be named where a result names it', () => {
  expect(faults('Zephyr Airways flies there.', { data: { airline: 'Zephyr Airways' } })).toEqual([])
  expect(faults('Zephyr Airways flies there.')).toEqual(['Zephyr Airways'])
})

test('a day that the traveller named has its weekday', () => {
  const words = { words: 'London to Lisbon 18 dec, back 3 january' }
  expect(faults('I look from Friday 18 to Sunday 3 January.', words)).toHaveLength(1)
  expect(faults('Out on Fri 18 Dec, back on Sun 3 Jan 2027.', words)).toEqual([])
  expect(faults('Out on Sat 18 Dec.', words)).toEqual(['Sat 18 Dec.'])
  expect(faults('There is no 31 February.', { words: 'fly on 31 february' })).toEqual([])
})

test('an amount in the words of another language is no price, and may be said back', () => {
  expect(faults('Der Flug kostet zweihundert Euro.')).toEqual(['zweihundert Euro'])
  expect(faults('Ich suche unter zweihundert Euro.', { words: 'unter zweihundert Euro' })).toEqual([])
  expect(faults('5 vols conviennent : €400 au plus.', { words: 'moins de 400 euros' })).toEqual([])
  expect(faults('5 vols conviennent : €400.', { words: 'moins de 400 euros' })).toEqual(['€400'])
  expect(faults('ऐसी 31 फ़्लाइटें हैं: ₹20,000 तक।', { words: '20000 रुपये से कम' })).toEqual([])
})
