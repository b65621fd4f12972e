import { expect, test } from 'vitest'
import { ownAddress, ownPath } from './own-address'

const BASE = 'https://wayfarer.test'

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/chat',
  'https://wayfarer.test.evil.example/chat',
  'https://wayfarer.test@evil.example/chat',
  'https://evil.example@wayfarer.test/chat',
  'http://wayfarer.test/chat',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/chat/..//evil.example',
  '/\t/evil.example',
  '/chat\r\nset-cookie: a=b',
  '/chat%0d%0aset-cookie:%20a=b',
  ' /chat',
  'javascript:alert(1)',
  'data:text/html,hello',
  'chat',
  '',
  `/${'a'.repeat(3_000)}`,
  undefined,
  ['/chat'],
])('%j leads home', (wanted) => {
  expect(ownAddress(wanted, BASE)).toBe(`${BASE}/`)
})

test.each([
  ['/chat', '/chat'],
  ['/flights?from=LHR&to=LIS#list', '/flights?from=LHR&to=LIS#list'],
  ['/login?callbackUrl=%2Fchat%2Fthr_1', '/login?callbackUrl=%2Fchat%2Fthr_1'],
  ['https://wayfarer.test/orders/1', '/orders/1'],
  ['/chat/../orders', '/orders'],
])('%j is a place of ours', (wanted, path) => {
  expect(ownAddress(wanted, BASE)).toBe(BASE + path)
  expect(ownPath(wanted, BASE)).toBe(path)
})
