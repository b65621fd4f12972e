import { expect, test } from 'vitest'
import { readOptions } from './options'

test('the long form is usual, the short form is smaller, and numbers can be given', () => {
  expect(readOptions([])).toMatchObject({ orders: 1_000, kills: 100, database: 'pglite', seed: 1, isNaive: false })
  expect(readOptions(['--short'])).toMatchObject({ orders: 100, kills: 15 })
  expect(readOptions(['--without-journal'])).toMatchObject({ orders: 100, kills: 15, isNaive: true })
  expect(readOptions(['--short', '--kills', '3', '--seed', '9', '--database', 'postgres'])).toMatchObject({
    orders: 100,
    kills: 3,
    seed: 9,
    database: 'postgres',
  })
})

test('what makes no sense is told in a sentence', () => {
  for (const args of [['--orders', 'many'], ['--seed', '0'], ['--database', 'mysql'], ['--wat']]) {
    expect(readOptions(args)).toEqual({ fault: expect.stringMatching(/\w/) })
  }
})
