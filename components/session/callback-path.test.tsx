import { expect, test } from 'vitest'
import { safeCallbackPath } from './callback-path'

test('a path of this site is kept with its query', () => {
  expect(safeCallbackPath('/booking/abc?step=2')).toBe('/booking/abc?step=2')
})

test('nothing leads off the site or round in a circle', () => {
  for (const wanted of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/login?callbackUrl=/x',
    '',
    undefined,
    ['/a', '/b'],
  ]) {
    expect(safeCallbackPath(wanted)).toBe('/chat')
  }
})
