import { expect, test, vi } from 'vitest'
import { isOutsideFailure, OutsideFailure } from './outside-failure'

test('a failure of the outside is known as one in every copy of the file, and nothing else is', async () => {
  vi.resetModules()
  const copy = await import('./outside-failure')
  expect(copy.OutsideFailure).not.toBe(OutsideFailure)
  expect(isOutsideFailure(new copy.OutsideFailure('gateway', 'no answer'))).toBe(true)
  expect(copy.isOutsideFailure(new OutsideFailure('gateway', 'no answer'))).toBe(true)
  expect(isOutsideFailure(new Error('a bug'))).toBe(false)
  expect(isOutsideFailure('no answer')).toBe(false)
})
