import { expect, test } from 'vitest'
import { openStripe, rememberCustomers, request } from '@/tests/fixtures/stripe-server/open-stripe'
import { createStripeGateway } from './stripe-gateway'

const config = { secretKey: 'sk_test_one', webhookSecret: 'whsec_one', customers: rememberCustomers() }

test('a live key is sent to Stripe alone, over https alone', async () => {
  for (const secretKey of ['sk_live_one', 'rk_live_one']) {
    for (const apiUrl of [
      'http://api.stripe.com',
      'https://stripe.example.com',
      'https://api.stripe.com.example.com',
      'https://api.stripe.com:8443',
      'http://127.0.0.1:12111',
    ]) {
      await expect(createStripeGateway({ ...config, secretKey, apiUrl })).rejects.toThrow('https://api.stripe.com alone')
    }
    expect(await createStripeGateway({ ...config, secretKey })).toMatchObject({ name: 'stripe', isSimulated: false })
    expect(await createStripeGateway({ ...config, secretKey, apiUrl: 'https://api.stripe.com' })).toMatchObject({ isSimulated: false })
  }
})

test('a test key is for play money and may go to a server of our own', async () => {
  expect(await createStripeGateway({ ...config, apiUrl: 'http://127.0.0.1:12111' })).toMatchObject({ isSimulated: true })
  await expect(createStripeGateway({ ...config, apiUrl: 'ftp://127.0.0.1' })).rejects.toThrow('is a host')
  await expect(createStripeGateway({ ...config, apiUrl: 'http://127.0.0.1/v1' })).rejects.toThrow('is a host')
})

test('what is no key or no signing secret is refused at once, and not repeated', async () => {
  for (const secretKey of ['', 'pk_test_one', 'sk_prod_one', 'sk_test_']) {
    await expect(createStripeGateway({ ...config, secretKey })).rejects.toThrow(/^this is no secret key of Stripe’s$/)
  }
  for (const webhookSecret of ['', ' ', 'whsec_', 'secret', 'whsec_one two']) {
    await expect(createStripeGateway({ ...config, webhookSecret })).rejects.toThrow(/^this is no signing secret of Stripe’s$/)
  }
})

test('neither errors nor the log ever hold the key, the card’s token or Stripe’s words', async () => {
  const { server, authorise, gateway, logged } = await openStripe({ secretKey: 'sk_test_another' }, { secretKey: 'sk_test_veryprivate' })
  const { server: working, authorise: pay, logged: alsoLogged, hold, gateway: second } = await openStripe()
  const { paymentId } = await hold()
  working.failNext('payment_intents.retrieve', 'garbage', 3)
  const errors = await Promise.all(
    [
      () => authorise('ctoken_private'),
      () => gateway.retrieve('pi_one'),
      () => pay('ctoken_amex'),
      () => second.retrieve('pi_never'),
      () => second.retrieve(paymentId),
      () => second.refund({ paymentId, amount: request('').amount, key: 'refund' }),
    ].map((ask) => ask().then(String, inspect)),
  )
  await pay('ctoken_chargeDeclined', { key: 'declined' })
  const told = JSON.stringify([errors, logged, alsoLogged])
  expect(told).not.toMatch(/veryprivate|ctoken_|Bearer|Invalid API Key|No such|html|successful charge/i)
  expect(errors[0]).toContain('refuses us access')
  expect(alsoLogged).toContainEqual({
    level: 'info',
    where: 'stripe',
    call: 'authorise a payment',
    kind: 'CardRefusal',
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'generic_decline',
    status: 402,
    requestId: expect.stringMatching(/^req_/),
  })
  expect(server.received).not.toEqual([])
})

/** Everything that a log could print of an error. */
function inspect(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack, cause } = error
  return JSON.stringify([message, stack, cause, { ...error }])
}
