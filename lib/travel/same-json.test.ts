import { expect, test } from 'vitest'
import { isSameJson } from './same-json'

test.each([
  [
    { from: 'London', filters: [{ min: 1, max: 2 }] },
    { filters: [{ max: 2, min: 1 }], from: 'London' },
  ],
  [{ from: 'London', to: undefined }, { from: 'London' }],
  [null, null],
  [[], []],
])('%j says the same as %j', (one, other) => {
  expect(isSameJson(one, other)).toBe(true)
})

test.each([
  [{ from: 'London' }, { from: 'Leeds' }],
  [{ from: 'London' }, { from: 'London', to: 'Rome' }],
  [{ from: undefined }, { to: undefined, from: null }],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [[], {}],
  [null, {}],
  [1, '1'],
])('%j does not say the same as %j', (one, other) => {
  expect(isSameJson(one, other)).toBe(false)
})
