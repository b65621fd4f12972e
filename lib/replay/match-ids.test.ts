import { expect, test } from 'vitest'
import { createIdMatcher } from './match-ids'

test('ids are paired by where they stand, in whatever order a database gave the fields back', () => {
  const ids = createIdMatcher()
  const recorded = { key: 'order:ord_was:capture:1', paymentId: 'pay_sandbox_was' }
  const now = { paymentId: 'pay_sandbox_is', key: 'order:ord_is:capture:1' }
  expect(ids.isSame(recorded, now, [])).toBe(true)
  expect(ids.translate(recorded, now, { paymentId: 'pay_sandbox_was', order: 'ord_was' })).toEqual({
    paymentId: 'pay_sandbox_is',
    order: 'ord_is',
  })
})
