import { expect, test } from 'vitest'
import { safeCallbackPath } from './callback-path'

const OWN = 'http://127.0.0.1:3000'

test('a path of this site is kept with its query', () => {
  for (const path of ['/booking/abc?step=2', '/flights?from=LON&to=S%C3%A3o%20Paulo#list', '/'])
    expect(safeCallbackPath(path, OWN)).toBe(path)
})

test('an address of this site is as good as its path', () => {
  expect(safeCallbackPath(`${OWN}/chat/thr_1?x=1`, OWN)).toBe('/chat/thr_1?x=1')
  expect(safeCallbackPath(OWN, OWN)).toBe('/')
})

test('where none is named, the trips are shown', () => {
  expect(safeCallbackPath(undefined)).toBe('/chat')
  expect(safeCallbackPath('')).toBe('/chat')
})

test('nothing leads round in a circle', () => {
  expect(safeCallbackPath('/login?callbackUrl=/login')).toBe('/chat')
})

test.each([
  'https://elsewhere.example/',
  `${OWN}.elsewhere.example/`,
  `${OWN}@elsewhere.example/`,
  `${OWN}//elsewhere.example/`,
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/chat\r\nlocation: https://elsewhere.example',
  '/chat%0d%0alocation:x',
  '/%2f%2felsewhere.example',
  '%2f%2felsewhere.example',
  '/%252f%252felsewhere.example',
  '/%5celsewhere.example',
  '/..//elsewhere.example',
  '/chat/..//elsewhere.example',
  '/%',
  'javascript:alert(1)',
  'data:text/html,x',
  'chat',
  ['/a', '/b'],
])('%j leads nowhere but home', (wanted) => {
  expect(safeCallbackPath(wanted, OWN)).toBe('/')
})
