import { afterEach, expect, test } from 'vitest'
import { withoutHandOff } from '@/lib/travel/account/hand-off'
import { TAKE_FROM_ADDRESS } from './take-from-address'

afterEach(() => {
  delete window.wayfarerHandOff
  window.history.replaceState(null, '', '/')
})

test.each([
  '?accessToken=aaa&refreshToken=rrr&accessTokenExpiresOn=3600&refreshTokenExpiresOn=7200&user=%7B%7D',
  '?b=2&HANDOFFCODE=ccc&a=1&a=3',
  '?access%54oken=aaa&name=%C3%A9%20%2B+x&accessToken=bbb',
  '?accessToken',
])('%s leaves the address as the rules say, and waits for the page', (search) => {
  window.history.replaceState(null, '', `/chat/thr_1${search}#top`)
  new Function(TAKE_FROM_ADDRESS)()
  const { pathname, search: rest, hash } = window.location
  expect([pathname, rest, hash]).toEqual(['/chat/thr_1', withoutHandOff(new URLSearchParams(search)), '#top'])
  expect(window.wayfarerHandOff).toBe(search)
})

test('the script can stand in a document: it ends no element', () => {
  expect(TAKE_FROM_ADDRESS).not.toMatch(/<\/|<!--/)
})
