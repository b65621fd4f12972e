import { expect, test } from 'vitest'
import { figureAt } from './targets'

test('a figure is found by its path', () => {
  expect(figureAt({ said: { micro: { f1: 0.5 } } }, ['said', 'micro', 'f1'])).toBe(0.5)
})

test('what a report does not hold is no figure', () => {
  expect(figureAt({ said: {} }, ['said', 'micro', 'f1'])).toBeNull()
  expect(figureAt({ said: 'none' }, ['said'])).toBeNull()
})
