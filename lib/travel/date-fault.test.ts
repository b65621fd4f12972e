import { expect, test } from 'vitest'
import { dateFault } from './date-fault'

test.each([
  ['1990-02-31', '31 February doesn’t exist'],
  ['-02-30', '30 February doesn’t exist'],
  ['1990-04-31', '31 April doesn’t exist'],
  ['2023-02-29', '29 February 2023 doesn’t exist'],
  ['1990-13-07', 'There’s no month 13'],
  ['1990-00-07', 'There’s no month 0'],
  ['1990-04-32', 'There’s no day 32'],
  ['-04-07', 'Please add the year'],
  ['1990--', 'Please add the day and the month'],
  ['90-4-7', 'Please write the year with four digits'],
])('%s is told: %s', (typed, fault) => {
  expect(dateFault(typed)).toBe(fault)
})

test.each(['', '--', '31-12-2031', '1990-04-07', '2024-02-29', '1990-4-7'])('"%s" has no fault of its own', (typed) => {
  expect(dateFault(typed)).toBeUndefined()
})
