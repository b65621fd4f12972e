import { expect, test } from 'vitest'
import { hasScrolledUp, LEFT_AT } from './left-at'

const NEAR = 48

/** A box of 500 px that shows a thread of 2,000. */
function aBox({ scrollTop, leftAt, scrollHeight = 2_000 }: { scrollTop: number; leftAt?: number; scrollHeight?: number }): HTMLElement {
  const box = document.createElement('div')
  for (const [name, value] of Object.entries({ scrollTop, scrollHeight, clientHeight: 500 })) Object.defineProperty(box, name, { value })
  if (leftAt !== undefined) Reflect.set(box, LEFT_AT, leftAt)
  return box
}

test.each([
  ['it stands where it was left', { scrollTop: 1_500, leftAt: 1_500 }, false],
  ['its reader has gone up', { scrollTop: 700, leftAt: 1_500 }, true],
  ['its reader is still near the end', { scrollTop: 1_460, leftAt: 1_500 }, false],
  ['more came in below', { scrollTop: 1_500, leftAt: 1_500, scrollHeight: 2_600 }, false],
  ['something above became shorter', { scrollTop: 1_300, leftAt: 1_500, scrollHeight: 1_800 }, false],
  ['nobody has left it anywhere', { scrollTop: 0 }, false],
] as const)('%s', (_how, box, expected) => {
  expect(hasScrolledUp(aBox(box), NEAR)).toBe(expected)
})
