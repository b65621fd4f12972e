import { expect, test } from 'vitest'
import { openStripe, paymentOf, pounds } from '@/tests/fixtures/stripe-server/open-stripe'

test('a bank that asks holds nothing yet and hands over the secret for its page', async () => {
  const { authorise, server } = await openStripe()
  const payment = paymentOf(await authorise('ctoken_threeDSecure2Required'))
  expect(payment).toMatchObject({ status: 'requires_action', captureBefore: null, savedCard: null })
  expect(payment.action).toEqual({ kind: 'stripe', clientSecret: expect.stringContaining(`${payment.paymentId}_secret_`) })
  expect(server.holds()).toEqual([])
})

test('after the customer’s yes the amount is held, and the card kept if it was to be', async () => {
  const { authorise, gateway, server } = await openStripe()
  const { paymentId } = paymentOf(await authorise('ctoken_authenticationRequired', { keepCard: true }))
  server.authenticate(paymentId, 'complete')
  const held = await gateway.retrieve(paymentId)
  expect(held).toMatchObject({ status: 'requires_capture', action: null, amount: pounds(21_200), savedCard: { last4: '3184' } })
  expect(held.captureBefore).not.toBeNull()
  expect(await gateway.capture({ paymentId, amount: pounds(21_200), key: 'capture' })).toMatchObject({ payment: { status: 'succeeded' } })
})

test('after the customer’s failure the bank’s no is told in our own words', async () => {
  const { authorise, gateway, server } = await openStripe()
  const { paymentId } = paymentOf(await authorise('ctoken_threeDSecure2Required'))
  server.authenticate(paymentId, 'fail')
  expect(await gateway.retrieve(paymentId)).toMatchObject({
    status: 'requires_payment_method',
    action: null,
    decline: {
      code: 'payment_intent_authentication_failure',
      message: 'Your bank could not confirm that it was you. Please try again or use another card.',
    },
  })
})

test('a bank may say no although its customer confirmed', async () => {
  const { authorise, gateway, server } = await openStripe()
  const { paymentId } = paymentOf(await authorise('ctoken_threeDSecureRequiredChargeDeclined'))
  server.authenticate(paymentId, 'complete')
  expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'requires_payment_method', decline: { code: 'card_declined' } })
})

test('a question that nobody answered is cancelled, and then nobody can answer it', async () => {
  const { authorise, gateway, server } = await openStripe()
  const { paymentId } = paymentOf(await authorise('ctoken_threeDSecure2Required'))
  expect(await gateway.cancel({ paymentId, key: 'cancel' })).toMatchObject({ payment: { status: 'canceled', action: null } })
  expect(() => server.authenticate(paymentId, 'complete')).toThrow('canceled')
  expect(server.holds()).toEqual([])
})

test('a card that asks once is not asked about again when it was kept', async () => {
  const { authorise, gateway, server } = await openStripe()
  const { paymentId } = paymentOf(await authorise('ctoken_authenticationRequiredOnSetup', { keepCard: true, key: 'first' }))
  server.authenticate(paymentId, 'complete')
  const { savedCard } = await gateway.retrieve(paymentId)
  expect(await authorise(savedCard?.token ?? '', { key: 'second' })).toMatchObject({ payment: { status: 'requires_capture' } })
})
