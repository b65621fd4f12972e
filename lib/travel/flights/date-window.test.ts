import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '../dates'
import { type DateWindow, datePairs, type FlexibleDays, windowAround } from './date-window'

const TODAY = '2026-11-20'
const FEBRUARY: DateWindow = { leaveFrom: '2027-02-01', leaveTo: '2027-02-28', nights: [4] }

function pairsOf(window: DateWindow) {
  const found = datePairs(window, TODAY)
  return 'refusal' in found ? found.refusal.message : found.pairs.map(({ departureOn, returnOn }) => [departureOn, returnOn])
}

test('a stay that lies in the month ends by its last day', () => {
  const pairs = pairsOf({ ...FEBRUARY, returnBy: '2027-02-28' })
  expect(pairs).toHaveLength(24)
  expect(pairs.at(-1)).toEqual(['2027-02-24', '2027-02-28'])
})

test('Friday to Sunday, or Saturday to Monday', () => {
  const weekends = pairsOf({ ...FEBRUARY, nights: [2], leaveOn: ['friday', 'saturday'] })
  expect(weekends.slice(0, 2)).toEqual([
    ['2027-02-05', '2027-02-07'],
    ['2027-02-06', '2027-02-08'],
  ])
  expect(pairsOf({ ...FEBRUARY, nights: [2, 3], leaveOn: ['friday'], returnOn: ['sunday'] })).toHaveLength(4)
})

test('without lengths of stay it is one way', () => {
  expect(pairsOf({ ...FEBRUARY, leaveTo: '2027-02-02', nights: [] })).toEqual([
    ['2027-02-01', null],
    ['2027-02-02', null],
  ])
})

test('days that are over or not on sale yet are counted, not compared', () => {
  expect(datePairs({ leaveFrom: '2026-11-18', leaveTo: '2026-11-21', nights: [3] }, TODAY)).toMatchObject({ past: 2, notOnSale: 0 })
  expect(datePairs({ leaveFrom: '2027-11-10', leaveTo: '2027-11-20', nights: [2] }, TODAY)).toMatchObject({ notOnSale: 6 })
})

test('compares the first days of a window that is too long, and counts the rest', () => {
  const found = datePairs({ leaveFrom: '2026-11-01', leaveTo: '2027-06-30', nights: [7] }, TODAY)
  expect(found).toMatchObject({ past: 19, overCap: 123 })
})

test.each<[string, Partial<DateWindow>, string]>([
  [
    'a month that is over',
    { leaveFrom: '2026-02-01', leaveTo: '2026-02-28' },
    'Sun 1 Feb to Sat 28 Feb is over. Which days ahead would suit you?',
  ],
  ['no night', { nights: [0] }, 'I can compare stays of 1 to 45 nights. How many would you like?'],
  ['sixty nights', { nights: [60] }, 'I can compare stays of 1 to 45 nights. How many would you like?'],
  [
    'a latest return before the earliest departure',
    { returnBy: '2027-01-30' },
    'The latest return, Sat 30 Jan 2027, is before the earliest departure, Mon 1 Feb 2027.',
  ],
  [
    'a last day before the first',
    { leaveTo: '2027-01-30' },
    'The last day to leave, Sat 30 Jan 2027, is before the first, Mon 1 Feb 2027.',
  ],
  [
    'weekdays that no stay fits',
    { leaveOn: ['friday'], returnOn: ['sunday'] },
    'No days in that time fit together like that. Which of the days or nights may I change?',
  ],
  [
    'more than airlines sell',
    { leaveFrom: '2027-12-01', leaveTo: '2027-12-20' },
    'Airlines sell flights up to Tue 16 Nov 2027; those days are too far ahead.',
  ],
])('one clear sentence for %s', (_, change, sentence) => {
  expect(pairsOf({ ...FEBRUARY, ...change })).toBe(sentence)
})

test('every pair suits the window, and none that suits is missing', () => {
  const window = fc.record({
    ahead: fc.integer({ min: 0, max: 200 }),
    days: fc.integer({ min: 0, max: 40 }),
    nights: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }),
    back: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(window, ({ ahead, days, nights, back }) => {
      const leaveFrom = addDays(TODAY, ahead)
      const leaveTo = addDays(leaveFrom, days)
      const returnBy = back === undefined ? undefined : addDays(leaveFrom, back)
      const found = datePairs({ leaveFrom, leaveTo, nights, leaveOn: ['friday', 'monday'], ...(returnBy ? { returnBy } : {}) }, TODAY)
      const wanted = Array.from({ length: days + 1 }, (_, index) => addDays(leaveFrom, index))
        .filter((day) => [1, 5].includes(weekday(day)))
        .flatMap((day) => nights.map((count) => addDays(day, count)).filter((on) => !returnBy || on <= returnBy))
      if ('refusal' in found) return wanted.length === 0
      const isSuiting = found.pairs.every(({ departureOn, returnOn }) => nights.includes(daysBetween(departureOn, returnOn ?? '')))
      return isSuiting && found.pairs.length === wanted.length
    }),
  )
})

test('days around a stay are every pair of both ends, and none that comes back before it leaves', () => {
  const around = (departureOn: string, returnOn: string | null, flexible: FlexibleDays) =>
    pairsOf(windowAround({ departureOn, returnOn }, flexible))
  expect(around('2027-02-10', '2027-02-17', 2)).toHaveLength(25)
  expect(around('2027-02-10', null, 3)).toHaveLength(7)
  const weekend = around('2027-02-10', '2027-02-11', 1)
  expect(weekend).toContainEqual(['2027-02-09', '2027-02-12'])
  expect(weekend).not.toContainEqual(['2027-02-11', '2027-02-10'])
  expect(weekend).toHaveLength(6)
})
