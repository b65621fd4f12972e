import { expect, test } from 'vitest'
import { readDates } from './read-dates'
import type { DatesKnown, SaidDates } from './said-dates'

// 18 November 2026 is a Wednesday.
const KNOWN: DatesKnown = { today: '2026-11-18', departureOn: null, returnOn: null, asked: null, isListShown: false }

function daysOf(words: string, known: Partial<DatesKnown> = {}): Pick<SaidDates, 'departureOn' | 'returnOn'> {
  const { departureOn, returnOn } = readDates(words, { ...KNOWN, ...known })
  return { ...(departureOn ? { departureOn } : {}), ...(returnOn ? { returnOn } : {}) }
}

test.each<[words: string, departureOn: string | undefined, returnOn: string | undefined]>([
  ['leaving Friday back Sunday', '2026-11-20', '2026-11-22'],
  ['leave on the 3rd, return on the 14th', '2026-12-03', '2026-12-14'],
  ['back on the 14th, leaving on the 3rd', '2026-12-03', '2026-12-14'],
  ['out 3rd january, home 12th', '2027-01-03', '2027-01-12'],
  ['out on the 3rd, back on the 9th of May', '2027-05-03', '2027-05-09'],
  ['on the 5th I leave and on the 9th I return', '2026-12-05', '2026-12-09'],
  ['5 march departure, 9 march return', '2027-03-05', '2027-03-09'],
  ['I need to be home by the 11th', undefined, '2026-12-11'],
  ['flying into Bergen and then returning from Oslo on 9 March', undefined, '2027-03-09'],
  ['return flight on the 9th', undefined, '2026-12-09'],
  ['a return to rome on friday', '2026-11-20', undefined],
  ['a return friday to monday', '2026-11-20', '2026-11-23'],
  ['a round trip with a return on wednesday', undefined, '2026-11-25'],
  ['stay till Sunday', undefined, '2026-11-22'],
  ['leave 4 december and come back the following Monday', '2026-12-04', '2026-12-07'],
  ['fly 31 dec and back 2 jan', '2026-12-31', '2027-01-02'],
  ['leave sunday back sunday', '2026-11-22', '2026-11-29'],
  ['i must be in Oslo by the 1st of next month, so the 30th is good', '2026-11-30', undefined],
  ['on the weekend, this Sunday', '2026-11-22', undefined],
  ['the 5th or the 6th', '2026-12-05', undefined],
])('"%s" leaves on %s and comes back on %s', (words, departureOn, returnOn) => {
  expect(daysOf(words)).toEqual({ ...(departureOn ? { departureOn } : {}), ...(returnOn ? { returnOn } : {}) })
})

test.each<[words: string, departureOn: string]>([
  ['not Friday but Saturday', '2026-11-21'],
  ['not on friday, saturday', '2026-11-21'],
  ['Sunday not Saturday', '2026-11-22'],
  ['friday, no wait, saturday', '2026-11-21'],
  ['Saturday instead of Friday', '2026-11-21'],
  ['change it from friday to saturday', '2026-11-21'],
  ["we can't do the 3rd, let's do the 4th", '2026-12-04'],
  ["the 3rd doesn't work, how about the 4th", '2026-12-04'],
  ['I said the 14th, not the 13th', '2026-12-14'],
])('a day taken back is not the day: %s', (words, departureOn) => {
  expect(daysOf(words)).toEqual({ departureOn })
})

test('a day alone answers what was asked', () => {
  expect(daysOf('the 14th', { asked: 'return', departureOn: '2026-12-10' })).toEqual({ returnOn: '2026-12-14' })
  expect(daysOf('sunday', { asked: 'return', departureOn: '2026-11-29' })).toEqual({ returnOn: '2026-12-06' })
  expect(daysOf('the 14th', { asked: 'departure' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('the 14th', { asked: 'both' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('the 14th and the 20th', { asked: 'both' })).toEqual({ departureOn: '2026-12-14', returnOn: '2026-12-20' })
  expect(daysOf('leaving on the 14th', { asked: 'return' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('back on 21 November', { departureOn: '2026-11-27' })).toEqual({ returnOn: '2026-11-21' })
  expect(daysOf('the 14th of the same month', { asked: 'return', departureOn: '2026-12-10' })).toEqual({ returnOn: '2026-12-14' })
})

test.each([
  'I have a meeting on the 5th',
  'I booked the hotel for the 5th',
  'my birthday is on 3 june',
  'the 5th is my birthday',
  'is there a concert on the 5th?',
  'what will the weather be like in Oslo on friday',
  'can you get me a rental car? I need it until the 9th',
  'my card was declined yesterday',
  'do I need to pay today?',
  'can we pay for it on friday?',
  'I want to think about it until sunday',
  'let me think until tomorrow',
  "I'll decide on friday",
  'can you reserve it until tomorrow?',
  'please hold this flight for us until tomorrow',
  "I'll let you know on friday",
  'I will get back to you tomorrow',
  'the little one turns 2 on 15 february',
  'my son will be twelve on 15 february',
])('a day of another thing is mentioned and no day of travel: %s', (words) => {
  const { mentions } = readDates(words, KNOWN)
  expect(daysOf(words)).toEqual({})
  expect(mentions.map(({ role }) => role)).toEqual(['other'])
})

test('words of deciding and paying leave a day of travel what it is', () => {
  expect(daysOf('pay on friday and fly on 3 december')).toEqual({ departureOn: '2026-12-03' })
  expect(daysOf('I think the 3rd is better')).toEqual({ departureOn: '2026-12-03' })
  expect(daysOf('how much would we pay on friday?')).toEqual({ departureOn: '2026-11-20' })
  expect(daysOf('please reserve a flight for 3 december')).toEqual({ departureOn: '2026-12-03' })
  expect(daysOf("I can't decide, friday or saturday")).toEqual({ departureOn: '2026-11-20' })
})

test('with a list of flights shown "back to the first" is a flight', () => {
  expect(daysOf("let's go back to the first", { isListShown: true })).toEqual({})
  expect(daysOf('back on the first', { isListShown: true })).toEqual({ returnOn: '2026-12-01' })
})

test('beside the day of another thing the day of travel is still heard', () => {
  expect(daysOf("it's for a wedding on 12 December, so fly on the 10th")).toEqual({ departureOn: '2026-12-10' })
  expect(daysOf('return on 9 March so that I can make it to my interview')).toEqual({ returnOn: '2027-03-09' })
  expect(daysOf("the 19th, please. It's my hamster's birthday")).toEqual({ departureOn: '2026-11-19' })
})

test('the days of a trip with several legs are all there, in order and with their places', () => {
  const words = 'to Rome on the 3rd, then Paris on the 7th, then home on the 10th'
  const { mentions } = readDates(words, KNOWN)
  expect(mentions.map(({ on, role }) => [on, role])).toEqual([
    ['2026-12-03', 'departure'],
    ['2026-12-07', null],
    ['2026-12-10', 'return'],
  ])
  expect(mentions.map(({ start, end }) => words.slice(start, end))).toEqual(['the 3rd', 'the 7th', 'the 10th'])
  const legs = readDates('Oslo to Rome 28 december, Rome to Athens the 2nd, Athens to Oslo the 5th', KNOWN)
  expect(legs.mentions.map(({ on }) => on)).toEqual(['2026-12-28', '2027-01-02', '2027-01-05'])
})
