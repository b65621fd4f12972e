import { expect, test } from 'vitest'
import { readLifetimeSeconds } from './read-lifetime'

const NOW = new Date('2026-11-20T12:00:00Z')

test.each<[string, number, number]>([
  ['seconds', 3600, 3600],
  ['part of a second', 90.9, 90],
  ['the longest lifetime', 999_999_999, 999_999_999],
  ['a point in time in seconds', NOW.getTime() / 1000 + 600, 600],
  ['a point in time in milliseconds', NOW.getTime() + 600_000, 600],
  ['a point in time that has passed', 1e9, 0],
  ['less than nothing', -5, 0],
])('a server may state %s', (_, stated, seconds) => {
  expect(readLifetimeSeconds(stated, NOW)).toBe(seconds)
})
