import { expect, test } from 'vitest'
import { readDates } from './read-dates'
import type { DatesKnown } from './said-dates'

// 20 November 2026 is a Friday.
const KNOWN: DatesKnown = { today: '2026-11-20', departureOn: null, returnOn: null, asked: null, isListShown: false }

test.each([
  'in january for a week, leaving on a saturday',
  'in january, out on a friday back on the sunday',
  'leaving on a thursday evening in january',
  'out on a friday, back on a sunday in january',
  'any saturday in January returning the next saturday',
])('a weekday beside a month leaves open which one of that month it is: %s', (words) => {
  const { departureOn, returnOn, vague } = readDates(words, KNOWN)
  expect({ departureOn, returnOn }).toEqual({})
  expect(vague).toMatchObject({ from: '2027-01-01', to: '2027-01-31', ask: 'day' })
})

test('the next such weekday is meant where it lies in the month that is named', () => {
  expect(readDates('in november, leaving on a friday', KNOWN)).toMatchObject({ departureOn: '2026-11-27' })
})

test('a weekday beside a week is the one of that week', () => {
  // Of a Wednesday, the next Friday lies in this week.
  const wednesday = { ...KNOWN, today: '2026-11-18' }
  expect(readDates('next week, leaving friday', wednesday)).toMatchObject({ departureOn: '2026-11-27' })
  expect(readDates('next week, out on tuesday and back on friday', wednesday)).toMatchObject({
    departureOn: '2026-11-24',
    returnOn: '2026-11-27',
  })
})

test('a month of something else leaves a weekday what it is', () => {
  for (const words of ['my sister got married in january, we fly on friday', 'the wedding is in may, so fly on friday']) {
    expect(readDates(words, KNOWN)).toMatchObject({ departureOn: '2026-11-27' })
  }
})

test('a time for the way back says nothing of the day of leaving', () => {
  expect(readDates('leaving friday, back in january', KNOWN)).toMatchObject({
    departureOn: '2026-11-27',
    vague: { role: 'return', from: '2027-01-01' },
  })
  expect(readDates('leaving friday, staying until january', KNOWN).departureOn).toBe('2026-11-27')
  expect(readDates('leave on 3 december, back in january on a friday', KNOWN)).toMatchObject({
    departureOn: '2026-12-03',
    vague: { role: 'return', from: '2027-01-01' },
  })
})

test('a number beside a month is a day of that month, also of another than that of the trip', () => {
  expect(readDates('in january, from the 7th to the 14th', KNOWN)).toMatchObject({ departureOn: '2027-01-07', returnOn: '2027-01-14' })
  const trip = { ...KNOWN, departureOn: '2027-02-12', returnOn: '2027-02-15' }
  expect(readDates('can we go in march instead, on the 11th', trip)).toMatchObject({ departureOn: '2027-03-11' })
  expect(readDates('for christmas, leave on the 18th and back on the 2nd', KNOWN)).toMatchObject({
    departureOn: '2026-12-18',
    returnOn: '2027-01-02',
  })
})
