import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { openStripe, pounds } from '@/tests/fixtures/stripe-server/open-stripe'

test.each(['error-after', 'stored-error', 'drop-after', 'drop-before', 'slow'] as const)(
  'a capture behind “%s” takes the money once',
  async (fault) => {
    const { server, gateway, hold } = await openStripe({ slowMs: 100 })
    const { paymentId } = await hold()
    server.failNext('payment_intents.capture', fault)
    const ask = () => gateway.capture({ paymentId, amount: pounds(20_000), key: 'capture' })
    expect(await ask()).toMatchObject({ payment: { status: 'succeeded', amount: pounds(20_000) } })
    expect(await ask()).toMatchObject({ payment: { status: 'succeeded', amount: pounds(20_000) } })
    expect(server.charges()).toMatchObject([{ received: 20_000 }])
  },
)

test.each(['error-after', 'stored-error', 'drop-after', 'drop-before', 'slow'] as const)(
  'a refund behind “%s” gives the money back once',
  async (fault) => {
    const { server, gateway, hold } = await openStripe({ slowMs: 100 })
    const { paymentId } = await hold()
    await gateway.capture({ paymentId, amount: pounds(21_200), key: 'capture' })
    server.failNext('refunds.create', fault)
    const ask = () => gateway.refund({ paymentId, amount: pounds(5_000), key: 'refund' })
    expect(await ask()).toMatchObject({ payment: { refunded: pounds(5_000) } })
    expect(await ask()).toMatchObject({ payment: { refunded: pounds(5_000) } })
    expect(server.state().refunds).toHaveLength(1)
  },
)

test.each(['error-after', 'stored-error', 'drop-after', 'drop-before', 'slow'] as const)('a hold is let go behind “%s”', async (fault) => {
  const { server, gateway, hold } = await openStripe({ slowMs: 100 })
  const { paymentId } = await hold()
  server.failNext('payment_intents.cancel', fault)
  expect(await gateway.cancel({ paymentId, key: 'cancel' })).toMatchObject({ payment: { status: 'canceled' } })
  expect(server.holds()).toEqual([])
})

test('a refund whose key Stripe forgot is not given twice', async () => {
  const { server, gateway, hold } = await openStripe()
  const { paymentId } = await hold()
  await gateway.capture({ paymentId, amount: pounds(21_200), key: 'capture' })
  server.failNext('refunds.create', 'drop-after', 3)
  const ask = () => gateway.refund({ paymentId, amount: pounds(5_000), key: 'refund' })
  await expect(ask()).rejects.toThrow(OutsideFailure)
  server.forgetKeys()
  expect(await ask()).toMatchObject({ payment: { refunded: pounds(5_000) } })
  expect(server.state().refunds).toHaveLength(1)
})

test('a cancellation that was refused too early is sent again under its next key', async () => {
  const { server, gateway, hold } = await openStripe()
  const { paymentId } = await hold()
  server.processLonger(paymentId, true)
  await expect(gateway.cancel({ paymentId, key: 'cancel' })).rejects.toThrow('still working on this payment')
  server.processLonger(paymentId, false)
  expect(await gateway.cancel({ paymentId, key: 'cancel' })).toMatchObject({ payment: { status: 'canceled' } })
  expect(server.received.filter(({ call }) => call === 'payment_intents.cancel').map(({ key, isReplay }) => [key, isReplay])).toEqual([
    ['cancel', false],
    ['cancel', true],
    ['cancel:2', false],
  ])
})

test('a traveller whom Stripe could not make a customer of at first can pay all the same', async () => {
  const { server, authorise, customers } = await openStripe()
  server.failNext('customers.create', 'stored-error')
  server.failNext('customers.create', 'error-after')
  expect(await authorise('ctoken_visa')).toHaveProperty('payment')
  expect(server.holds()).toMatchObject([{ customer: [...customers.kept.values()][0] }])
})
