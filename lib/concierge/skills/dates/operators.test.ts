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

/** What keeps the days of a trip from 10 to 14 December, in five languages. */
const KEPT: string[] = [
  'keep the dates as they are',
  'leave the days alone',
  'just leave the dates',
  "please don't change the dates",
  "don't move the days",
  'the dates stay the same',
  'same dates please',
  'nah stick with the 10th to the 14th',
  "no, let's keep the 10th to the 14th",
  'stick with thursday',
  "I'll keep the 14th of December",
  'keep the 14th for the return',
  'lass die Daten so wie sie sind',
  'wir bleiben beim 10. bis 14.',
  'ändere die Tage nicht',
  'gleiche Tage',
  'garde les dates telles quelles',
  'ne changez pas les dates',
  'mêmes dates',
  'deja las fechas como están',
  'no cambies las fechas',
  'las mismas fechas',
  'dates mat badlo',
  'wahi dates',
  'तारीखें मत बदलो',
]

test.each(KEPT)('“%s” keeps the days', (words) => {
  const { departureOn, returnOn, areDaysKept } = change(words, '2026-12-10', '2026-12-14')
  expect({ departureOn, returnOn, areDaysKept }).toEqual({ departureOn: '2026-12-10', returnOn: '2026-12-14', areDaysKept: true })
})

/** What keeps one thing and changes another. */
const KEPT_BESIDE: [words: string, departureOn: string | undefined, returnOn: string | undefined][] = [
  ['keep the dates but come back a day later', '2026-12-10', '2026-12-15'],
  ['leave on the 9th but keep the return as it is', '2026-12-09', '2026-12-14'],
  ['same days but in March', '2027-03-10', '2027-03-14'],
  ["let's stick with the 11th to the 15th", '2026-12-11', '2026-12-15'],
  ["don't keep the dates", undefined, undefined],
  ['can we stay with friends?', undefined, undefined],
]

test.each(KEPT_BESIDE)('“%s” comes to %s and %s', (words, ...days) => {
  const { departureOn, returnOn } = change(words, '2026-12-10', '2026-12-14')
  expect([departureOn, returnOn]).toEqual(days)
})

/** What is too early or too late, with the hours that are left; "ten" alone is the hour that a clock shows, of lateness the evening's. */
const TOO_MUCH: [words: string, hours: Window | undefined][] = [
  ['10 is early', { departAfter: '10:05' }],
  ['9:40 is a bit early for me', { departAfter: '09:45' }],
  ['the 9:40 flight is too early', { departAfter: '09:45' }],
  ['7 in the morning is very early', { departAfter: '07:05' }],
  ['8pm is too late for us', { departBefore: '19:55' }],
  ['10 is too late', { departBefore: '21:55' }],
  ['landing at 11pm is too late', { arriveBefore: '22:55' }],
  ['8am is too early, make it 10', { departAfter: '09:00', departBefore: '11:00' }],
  ['9:40 ist mir etwas zu früh', { departAfter: '09:45' }],
  ['20 Uhr ist zu spät', { departBefore: '19:55' }],
  ["9h40 c'est trop tôt", { departAfter: '09:45' }],
  ['a las 20:00 es demasiado tarde', { departBefore: '19:55' }],
  ['9:40 bahut jaldi hai', { departAfter: '09:45' }],
  ['9:40 is early enough', undefined],
  ['9:40 is not too early for us', undefined],
  ['is 9:40 too early?', undefined],
  ['we have 2 late risers', undefined],
]

test.each(TOO_MUCH)('of what is too early or late “%s” leaves %s', (words, hours) => {
  const [{ direction: _, isExact: __, ...window } = { direction: null }] = change(words).windows
  expect(Object.keys(window).length > 0 ? window : undefined).toEqual(hours)
})

/** A day that does not suit moves nothing. */
const UNSUITED: [words: string, on: string][] = [
  ['the 10th is too early', '2026-12-10'],
  ['friday is a bit early for us', '2026-11-20'],
  ["the 14th doesn't work for me", '2026-12-14'],
]

test.each(UNSUITED)('“%s” is a day to avoid', (words, on) => {
  const { departureOn, returnOn, notOn } = change(words, '2026-12-10', '2026-12-14')
  expect({ departureOn, returnOn, notOn: notOn?.map((not) => not.on) }).toEqual({
    departureOn: undefined,
    returnOn: undefined,
    notOn: [on],
  })
})

/** Hours beside the weekday on which a trip from Saturday, 12 to Monday, 14 December ends. */
test.each(['monday evening, not before 7', 'monday in the evening, after 7'])('“%s” is of the way back', (words) => {
  const { departureOn, returnOn, windows } = change(words, '2026-12-12', '2026-12-14')
  expect({ departureOn, returnOn }).toEqual({ departureOn: undefined, returnOn: '2026-12-14' })
  expect(windows.at(-1)).toMatchObject({ direction: 'ret', departAfter: '19:00' })
})

/** Days and hours in other languages. */
const ABROAD: [words: string, expected: Partial<DatesChange>][] = [
  ['ich muss um 11 Uhr in Zürich sein', { windows: [{ direction: null, arriveBefore: '11:00' }] }],
  ['um 11 Uhr in Zürich ankommen', { windows: [{ direction: null, arriveAfter: '10:00', arriveBefore: '12:00', isExact: true }] }],
  ['je dois être à Zurich à 11 h', { windows: [{ direction: null, arriveBefore: '11:00' }] }],
  ['tengo que estar en Zúrich a las 11', { windows: [{ direction: null, arriveBefore: '11:00' }] }],
  ['mujhe 11 baje tak pahunchna hai', { windows: [{ direction: null, arriveBefore: '11:00' }] }],
  ['80 Euro pro Nacht', { windows: [] }],
  ['am 8. Dezember hin, abends zurück, aber frühestens 18 Uhr', { windows: [{ direction: 'ret', departAfter: '18:00' }] }],
  ['retour le soir, au plus tôt 18 h', { windows: [{ direction: 'ret', departAfter: '18:00' }] }],
  ['am 8. Dezember um 14 Uhr zu einem Meeting in Zürich', { windows: [{ direction: 'out', arriveBefore: '14:00' }] }],
  ['11 baje tak pahunchna hai, 10 december ko wapas', { windows: [{ direction: null, arriveBefore: '11:00' }] }],
  ['zurück am Sonntag, aber nicht vor 16 Uhr', { windows: [{ direction: 'ret', departAfter: '16:00', isNegated: true }] }],
  ['4 december ko jaana hai, 5 din baad wapas aana hai', { departureOn: '2026-12-04', returnOn: '2026-12-09' }],
  ['4 december ko, ek hafte baad wapas', { departureOn: '2026-12-04', returnOn: '2026-12-11' }],
  ['am 4. Dezember hin, eine Woche später zurück', { departureOn: '2026-12-04', returnOn: '2026-12-11' }],
  ['le lendemain de Noël', { departureOn: '2026-12-26' }],
  ['vendredi en huit', { departureOn: '2026-11-27' }],
  ['übernächsten Freitag', { departureOn: '2026-11-27' }],
  ['el día 24', { departureOn: '2026-11-24' }],
]

test.each(ABROAD)('“%s” comes to %o', (words, expected) => {
  expect(change(words)).toMatchObject(expected)
})

test.each([
  ['der Rückflug geht nicht am Montag, lieber Dienstag', undefined, '2026-12-15'],
  ['doch lieber erst am Dienstag zurück', undefined, '2026-12-15'],
  ['ek din baad karo', '2026-12-11', undefined],
])('of a trip from 10 to 14 December “%s” leaves %s and comes back %s', (words, ...days) => {
  const { departureOn, returnOn } = change(words, '2026-12-10', '2026-12-14')
  expect([departureOn, returnOn]).toEqual(days)
})
