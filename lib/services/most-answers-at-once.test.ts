import { expect, test } from 'vitest'
import { mostAnswersAtOnce } from './most-answers-at-once'

const MB = 1024 * 1024

test('answers have half of the heap, and a few are written whatever it is', () => {
  expect(mostAnswersAtOnce(256 * MB)).toBe(32)
  expect(mostAnswersAtOnce(4096 * MB)).toBe(512)
  expect(mostAnswersAtOnce(64 * MB)).toBe(20)
  expect(mostAnswersAtOnce()).toBeGreaterThanOrEqual(20)
})
