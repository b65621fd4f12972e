import { expect, test } from 'vitest'
import { statedSecondsOf } from './stated-expiry'

const NOW = new Date('2026-11-20T12:00:00Z')
const saying = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`

test.each<[string, string, number]>([
  ['what it says', saying({ exp: NOW.getTime() / 1000 + 900, name: 'Ünïcödé ~~~???' }), 900],
  ['an hour, when it says nothing', saying({}), 3600],
  ['an hour, when it says that it is over', saying({ exp: 1 }), 3600],
  ['an hour, when it says nonsense', saying({ exp: 'tomorrow' }), 3600],
  ['an hour, when it is no JWT', 'opaque', 3600],
  ['an hour, when it only looks like one', 'a.%%%.c', 3600],
])('a token lasts %s', (_, token, seconds) => {
  expect(statedSecondsOf(token, NOW)).toBe(seconds)
})
