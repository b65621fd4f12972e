import { expect, test } from 'vitest'
import { longestRecoverySeconds } from './until-well'

test('ten seconds, and longer only where more waits than can run', () => {
  expect(longestRecoverySeconds(0.4, 2)).toBe(10)
  expect(longestRecoverySeconds(2, 2)).toBe(10)
  expect(longestRecoverySeconds(8, 2)).toBe(40)
})
