import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { openStripe, paymentOf, pounds, request } from '@/tests/fixtures/stripe-server/open-stripe'

test('an amount is held for a week in one call, and nothing is taken', async () => {
  const { server, hold } = await openStripe({ clock: () => new Date('2026-11-20T09:00:00Z') })
  const payment = await hold()
  expect(payment).toEqual({
    paymentId: expect.stringMatching(/^pi_/),
    status: 'requires_capture',
    amount: pounds(21_200),
    refunded: pounds(0),
    captureBefore: '2026-11-27T09:00:00.000Z',
    decline: null,
    action: null,
    savedCard: null,
  })
  expect(server.holds()).toMatchObject([
    { orderId: 'order-1', key: 'order:order-1:authorise:1', amount: 21_200, currency: 'gbp', received: 0 },
  ])
  expect(server.received.map(({ call }) => call)).toEqual(['customers.create', 'customers.retrieve', 'payment_intents.create'])
  expect(server.received[2]?.parameters).toMatchObject({
    capture_method: 'manual',
    confirm: 'true',
    allowed_payment_method_types: ['card'],
  })
})

test('each refused card is answered with the bank’s reason, in words for its holder', async () => {
  const { authorise, server } = await openStripe()
  const cards = {
    '4000 0000 0000 0002': 'card_declined: Your card was declined.',
    '4000 0000 0000 9995': 'insufficient_funds: Your card has insufficient funds.',
    '4000 0000 0000 0069': 'expired_card: Your card has expired.',
    '4000 0000 0000 0127': "incorrect_cvc: Your card's security code is incorrect.",
    '4000 0000 0000 0119': 'processing_error: An error occurred while processing your card. Try again in a little bit.',
    '4100 0000 0000 0019': 'fraudulent: Your card was declined.',
  }
  for (const [number, words] of Object.entries(cards)) {
    const answer = await authorise(server.confirmationToken(number), { key: number })
    if ('payment' in answer) throw new Error(`${number} was accepted`)
    expect(`${answer.decline.code}: ${answer.decline.message}`).toBe(words)
  }
  expect(server.holds()).toEqual([])
})

test('the same key gives the same answer and holds once, also when it is sent many times at once', async () => {
  const { gateway, server, hold } = await openStripe({ latencyMs: [20, 40] })
  const first = await hold()
  const again = await Promise.all(Array.from({ length: 10 }, () => gateway.authorise(request('ctoken_visa'))))
  expect(again).toEqual(Array.from({ length: 10 }, () => ({ payment: first })))
  expect(server.holds()).toHaveLength(1)
  const other = await Promise.all(Array.from({ length: 5 }, () => hold({ key: 'other' })))
  expect(new Set(other.map(({ paymentId }) => paymentId)).size).toBe(1)
  expect(server.holds()).toHaveLength(2)
})

test('a declined key stays declined: another card needs another key', async () => {
  const { authorise } = await openStripe()
  const first = await authorise('ctoken_chargeDeclined')
  expect(await authorise('ctoken_chargeDeclined')).toEqual(first)
  expect(await authorise('ctoken_visa', { key: 'order:order-1:authorise:2' })).toHaveProperty('payment')
})

test('the same key with another amount or card is a mistake, and no outside failure', async () => {
  const { authorise, hold, server } = await openStripe()
  await hold()
  await expect(authorise('ctoken_visa', { amount: pounds(21_201) })).rejects.toThrow('other parameters')
  await expect(authorise('ctoken_amex')).rejects.toThrow('other parameters')
  await expect(authorise('ctoken_amex')).rejects.not.toHaveProperty('service')
  expect(server.intentsOf('order-1')).toHaveLength(1)
})

test('a traveller is one customer for good, also when two payments start at once', async () => {
  const { server, hold, customers } = await openStripe({ latencyMs: [10, 30] })
  await Promise.all([hold({ key: 'a' }), hold({ key: 'b' })])
  await hold({ key: 'c' })
  await hold({ key: 'd', userId: 'user-2' })
  expect(server.state().customers.map(({ userId }) => userId)).toEqual(['user-1', 'user-2'])
  expect([...customers.kept.keys()]).toEqual(['stripe_test user-1', 'stripe_test user-2'])
})

test('a card that is to be kept can be charged again by its own token, and only by its owner', async () => {
  const { server, hold, authorise } = await openStripe()
  const { savedCard } = await hold({ keepCard: true })
  expect(savedCard).toEqual({ token: expect.stringMatching(/^pm_/), brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 })
  const token = savedCard?.token ?? ''
  expect(await authorise(token, { key: 'next' })).toMatchObject({ payment: { status: 'requires_capture', savedCard: null } })
  expect(await authorise(token, { key: 'foreign', userId: 'user-2' })).toMatchObject({ decline: { code: 'card_gone' } })
  expect(server.holds()).toHaveLength(2)
})

test('a kept card that went bad is declined like any other', async () => {
  const { authorise } = await openStripe()
  const { savedCard } = paymentOf(await authorise('ctoken_chargeCustomerFail', { keepCard: true, key: 'first' }))
  expect(await authorise(savedCard?.token ?? '', { key: 'second' })).toMatchObject({ decline: { code: 'card_declined' } })
})

test('a forgotten card is useless, and forgetting twice or somebody else’s does nothing', async () => {
  const { gateway, hold, authorise } = await openStripe()
  const { savedCard } = await hold({ keepCard: true })
  const token = savedCard?.token ?? ''
  await hold({ userId: 'user-2', key: 'second user' })
  await gateway.forgetCard({ userId: 'user-2', token })
  expect(await authorise(token, { key: 'before' })).toHaveProperty('payment')
  await gateway.forgetCard({ userId: 'user-1', token })
  expect(await authorise(token, { key: 'after' })).toMatchObject({ decline: { code: 'card_gone' } })
  await gateway.forgetCard({ userId: 'user-1', token })
  await gateway.forgetCard({ userId: 'nobody', token: 'pm_never' })
  await gateway.forgetCard({ userId: 'user-1', token: 'tok_sandbox_visa' })
})

test('a forgotten customer is gone with every card, the books stay, and who comes back is another customer', async () => {
  const { server, gateway, hold, authorise, customers } = await openStripe()
  const { savedCard, paymentId } = await hold({ keepCard: true })
  await gateway.cancel({ paymentId, key: 'came to nothing' })
  const other = await hold({ userId: 'user-2', key: 'second user' })
  await gateway.forgetCustomer('user-1')
  await gateway.forgetCustomer('user-1')
  await gateway.forgetCustomer('nobody')
  expect(server.state().customers.map(({ userId }) => userId)).toEqual(['user-2'])
  expect([...customers.kept.keys()]).toEqual(['stripe_test user-2'])
  expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'canceled' })
  expect(await gateway.retrieve(other.paymentId)).toMatchObject({ status: 'requires_capture' })
  expect(await authorise(savedCard?.token ?? '', { key: 'with the old card' })).toMatchObject({ decline: { code: 'card_gone' } })
  expect(await hold({ key: 'anew' })).toMatchObject({ status: 'requires_capture' })
})

test('a customer whom a silent Stripe did not delete stays known; one whom it deleted without an answer is forgotten with the next call', async () => {
  const { server, gateway, hold, customers } = await openStripe()
  await hold()
  server.failNext('customers.del', 'error-before', 3)
  await expect(gateway.forgetCustomer('user-1')).rejects.toThrow(OutsideFailure)
  expect(customers.kept.size).toBe(1)
  server.failNext('customers.del', 'error-after')
  await expect(gateway.forgetCustomer('user-1')).rejects.toThrow(OutsideFailure)
  await gateway.forgetCustomer('user-1')
  expect([customers.kept.size, server.state().customers]).toEqual([0, []])
})

test('a token that was used, was never issued or belongs to another gateway is a card to be entered again', async () => {
  const { server, authorise } = await openStripe()
  const token = server.confirmationToken('visa')
  await authorise(token, { key: 'used' })
  for (const [index, gone] of [token, 'ctoken_never', 'pm_never', 'tok_sandbox_visa'].entries()) {
    expect(await authorise(gone, { key: `gone ${index}` })).toMatchObject({ decline: { code: 'card_gone' } })
  }
  expect(server.intentsOf('order-1')).toHaveLength(1)
})

test('an amount that Stripe cannot charge is declined, one of nothing is a mistake', async () => {
  const { server, authorise } = await openStripe()
  for (const amount of [pounds(1), pounds(1_000_000_000_000), { amountMinor: 1_234, currency: 'KWD' }]) {
    expect(await authorise('ctoken_visa', { amount, key: JSON.stringify(amount) })).toMatchObject({
      decline: { code: 'amount_not_payable' },
    })
  }
  await expect(authorise('ctoken_visa', { amount: pounds(0) })).rejects.toThrow('above zero')
  expect(server.holds()).toEqual([])
})

test('amounts of special currencies arrive as Stripe counts them and come back as ours', async () => {
  const { server, hold, gateway } = await openStripe()
  const isk = { amountMinor: 25_000, currency: 'ISK' }
  const payment = await hold({ amount: isk })
  expect(payment.amount).toEqual(isk)
  expect(server.holds()).toMatchObject([{ amount: 2_500_000, currency: 'isk' }])
  const lower = { amountMinor: 24_000, currency: 'ISK' }
  expect(await gateway.capture({ paymentId: payment.paymentId, amount: lower, key: 'capture' })).toMatchObject({
    payment: { amount: lower },
  })
})

test('a payment is found by its key among many, and a key that made none finds none', async () => {
  const { gateway, server, hold, authorise } = await openStripe()
  const wanted = await hold({ key: 'wanted' })
  for (let index = 0; index < 101; index++) await authorise('ctoken_chargeDeclined', { key: `other ${index}` })
  const found = await gateway.findPayment({ orderId: 'order-1', userId: 'user-1', key: 'wanted' })
  expect(found).toEqual(wanted)
  expect(server.received.filter(({ call }) => call === 'payment_intents.list')).toHaveLength(2)
  const declined = await gateway.findPayment({ orderId: 'order-1', userId: 'user-1', key: 'other 7' })
  expect(declined).toMatchObject({ status: 'requires_payment_method', decline: { code: 'card_declined' }, captureBefore: null })
  expect(await gateway.findPayment({ orderId: 'order-1', userId: 'user-1', key: 'never' })).toBeNull()
  expect(await gateway.findPayment({ orderId: 'order-1', userId: 'nobody', key: 'wanted' })).toBeNull()
})
