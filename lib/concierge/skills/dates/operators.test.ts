import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import type { DatesChange } from './change'
import { foldDates } from './fold'

const NAMES = createKnownNames()
const TODAY = '2026-11-18'

function change(words: string, departureOn: string | null = null, returnOn: string | null = null): DatesChange {
  const { frames } = read(words, GRAMMAR, NAMES)
  return foldDates(frames, { today: TODAY, asked: new Set(), situation: { wishes: { departureOn, returnOn } } })
}

/** Every way to give a date, said on Wednesday, 18 November 2026. */
const DAYS: [day: string, on: string][] = [
  ['4 December', '2026-12-04'],
  ['December 4', '2026-12-04'],
  ['the 4th of December', '2026-12-04'],
  ['04/12/2026', '2026-12-04'],
  ['2026-12-04', '2026-12-04'],
  ['Friday 4 December', '2026-12-04'],
  ['tomorrow', '2026-11-19'],
]
type Days = { departureOn?: string; returnOn?: string; notOn?: string[]; flexDays?: number }
const OPERATORS: [operator: string, say: (day: string) => string, expected: (on: string) => Days][] = [
  ['nothing', (it) => it, (departureOn) => ({ departureOn })],
  ['a wish', (it) => `I want to leave on ${it}`, (departureOn) => ({ departureOn })],
  ['a request', (it) => `can we fly on ${it}?`, (departureOn) => ({ departureOn })],
  ['capitals', (it) => `on ${it}`.toUpperCase(), (departureOn) => ({ departureOn })],
  ['a hedge', (it) => `preferably on ${it}`, (departureOn) => ({ departureOn })],
  ['an ideal', (it) => `ideally ${it}`, (departureOn) => ({ departureOn })],
  ['a hedge behind', (it) => `on ${it} if possible`, (departureOn) => ({ departureOn })],
  ['a proposal', (it) => `how about ${it}`, (departureOn) => ({ departureOn })],
  ['an approximation', (it) => `around ${it}`, (departureOn) => ({ departureOn, flexDays: 2 })],
  ['a correction', (it) => `on 9 December, no wait, ${it}`, (departureOn) => ({ departureOn })],
  ['an apology', (it) => `9 December, sorry, ${it}`, (departureOn) => ({ departureOn })],
  ['a refused other', (it) => `not 9 December but ${it}`, (departureOn) => ({ departureOn })],
  ['a replaced other', (it) => `${it} instead of 9 December`, (departureOn) => ({ departureOn })],
  ['a negation', (it) => `not on ${it}`, (on) => ({ notOn: [on] })],
  ['an inability', (it) => `I can't fly on ${it}`, (on) => ({ notOn: [on] })],
  ['a soft refusal', (it) => `rather not on ${it}`, (on) => ({ notOn: [on] })],
  ['the way back', (it) => `back on ${it}`, (returnOn) => ({ returnOn })],
  ['a hedged way back', (it) => `back on ${it} if possible`, (returnOn) => ({ returnOn })],
]

const CASES = OPERATORS.flatMap(([operator, say, expected]) =>
  DAYS.map(([day, on]) => ({ operator, words: say(day), expected: expected(on) })),
)

test.each(CASES)('with $operator “$words” is $expected', ({ words, expected }) => {
  const { departureOn, returnOn, notOn, flexDays } = change(words)
  expect({ departureOn, returnOn, notOn: notOn?.map(({ on }) => on), flexDays }).toEqual(expected)
})

/** Times of day in words, with the limit each sets on its side. */
const TIMES: [time: string, clock: string][] = [
  ['9am', '09:00'],
  ['9 am', '09:00'],
  ['09:00', '09:00'],
  ['9 in the morning', '09:00'],
  ['6pm', '18:00'],
  ['18:00', '18:00'],
  ["six o'clock in the evening", '18:00'],
  ['noon', '12:00'],
]
type Window = Record<string, string>
const BOUNDS: [bound: string, say: (time: string) => string, expected: (clock: string) => Window][] = [
  ['after', (it) => `leaving after ${it}`, (departAfter) => ({ departAfter })],
  ['before', (it) => `leaving before ${it}`, (departBefore) => ({ departBefore })],
  ['not before', (it) => `not before ${it}`, (departAfter) => ({ departAfter })],
  ['not after', (it) => `not after ${it}`, (departBefore) => ({ departBefore })],
  ['nothing before', (it) => `nothing before ${it}`, (departAfter) => ({ departAfter })],
  ['nothing after', (it) => `nothing after ${it}`, (departBefore) => ({ departBefore })],
  ['no earlier than', (it) => `no earlier than ${it}`, (departAfter) => ({ departAfter })],
  ['no later than', (it) => `leaving no later than ${it}`, (departBefore) => ({ departBefore })],
  ['arrival before', (it) => `arriving before ${it}`, (arriveBefore) => ({ arriveBefore })],
  ['arrival after', (it) => `arriving after ${it}`, (arriveAfter) => ({ arriveAfter })],
  ['arrival by', (it) => `landing by ${it}`, (arriveBefore) => ({ arriveBefore })],
  ['refused arrival', (it) => `nothing that arrives after ${it}`, (arriveBefore) => ({ arriveBefore })],
  ['hedge', (it) => `preferably leaving after ${it}`, (departAfter) => ({ departAfter })],
  ['correction', (it) => `leaving after 7am, no wait, after ${it}`, (departAfter) => ({ departAfter })],
]
const HOURS = BOUNDS.flatMap(([bound, say, expected]) =>
  TIMES.map(([time, clock]) => ({ bound, words: say(time), expected: expected(clock) })),
)

test.each(HOURS)('with $bound “$words” keeps to $expected', ({ words, expected }) => {
  const [window, other] = change(words).windows
  const { direction: _, soft: __, isNegated: ___, isExact: ____, not, ...hours } = window ?? { direction: null }
  // Hours to avoid extend to an end of the day.
  const bounds = not ? (not[0] === '00:00' ? { departAfter: not[1] } : { departBefore: not[0] }) : {}
  expect({ hours: { ...hours, ...bounds }, other }).toEqual({ hours: expected, other: undefined })
})

/** Withdrawals from a trip from 10 to 14 December. */
const TAKEN_BACK: [words: string, expected: Partial<DatesChange>][] = [
  ['one way', { tripType: 'one-way' }],
  ['not one way', { tripType: 'round-trip' }],
  ['no return', { tripType: 'one-way', isReturnDropped: true }],
  ['never mind the return', { tripType: 'one-way', isReturnDropped: true }],
  ['forget the way back', { tripType: 'one-way', isReturnDropped: true }],
  ['forget the dates', { areDaysDropped: true }],
  ['never mind the dates', { areDaysDropped: true }],
]

test.each(TAKEN_BACK)('“%s” takes back', (words, expected) => {
  expect(change(words, '2026-12-10', '2026-12-14')).toMatchObject(expected)
})
