import { expect, test } from 'vitest'
import { pounds } from '@/tests/fixtures/stripe-server/open-stripe'
import { type Intent, intentSchema, readPayment } from './intent'

function taken(amount: number, amount_received: number, latest_charge: Intent['latest_charge']): Intent {
  return intentSchema.parse({
    id: 'pi_1',
    status: 'succeeded',
    amount,
    amount_received,
    currency: 'gbp',
    created: 1_763_600_000,
    client_secret: null,
    latest_charge,
    payment_method: null,
  })
}

test.each([
  ['what was held and not taken', 375, false, 0],
  ['that and a part of what was taken', 5_375, false, 5_000],
  ['all that was held', 20_675, true, 20_300],
  ['nothing, where the rest is not booked', 0, false, 0],
  ['a small part, where the rest is not booked', 300, false, 300],
  ['all that was taken, where the rest is not booked', 20_300, true, 20_300],
])('a charge of less than was held, of which Stripe calls refunded %s', (_, amount_refunded, refunded, given) => {
  const payment = readPayment(taken(20_675, 20_300, { amount_refunded, refunded }))
  expect(payment).toMatchObject({ amount: pounds(20_300), refunded: pounds(given) })
})

test('of more than was held, taken as a bank may allow, what went back is what Stripe says', () => {
  const payment = readPayment(taken(20_000, 20_300, { amount_refunded: 5_000, refunded: false }))
  expect(payment).toMatchObject({ amount: pounds(20_300), refunded: pounds(5_000) })
})
