import { expect, test } from 'vitest'
import { readOptions } from './options'

test('without options every row runs, with the first seed', () => {
  expect(readOptions([])).toEqual({ isShort: false, rows: null, seed: 1, isCheck: false, help: false })
})

test('rows, seed and the rest are read', () => {
  const read = readOptions(['--row', '3, 17', '--seed', '9', '--short', '--check'])
  expect(read).toEqual({ isShort: true, rows: [3, 17], seed: 9, isCheck: true, help: false })
})

test.each([
  [['--row', '41'], 'Rows are numbers from 1 to 40.'],
  [['--row', 'two'], 'Rows are numbers from 1 to 40.'],
  [['--seed', '0'], 'The seed is a whole number from 1.'],
])('%s is refused with a sentence', (args, fault) => {
  expect(readOptions(args)).toEqual({ fault })
})

test('an unknown option is named', () => {
  expect(readOptions(['--fast'])).toMatchObject({ fault: expect.stringContaining('--fast') })
})
