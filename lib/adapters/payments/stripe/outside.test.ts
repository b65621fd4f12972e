import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { openStripe, paymentOf, pounds, request } from '@/tests/fixtures/stripe-server/open-stripe'

const IMPATIENT = { timeoutMs: 500 }

test.each(['drop-before', 'drop-after', 'error-before', 'slow'] as const)(
  'one “%s” is overcome without the caller, and holds once',
  async (fault) => {
    const { server, authorise } = await openStripe({ slowMs: 100 })
    server.failNext('payment_intents.create', fault)
    expect(await authorise('ctoken_visa')).toHaveProperty('payment')
    expect(server.holds()).toHaveLength(1)
  },
)

test.each(['drop-before', 'error-before', 'too-many', 'stored-error'] as const)(
  'a lasting “%s” is an outside failure, and provably made no payment',
  async (fault) => {
    const { server, authorise, gateway } = await openStripe()
    server.failNext('payment_intents.create', fault, 3)
    await expect(authorise('ctoken_visa')).rejects.toThrow(OutsideFailure)
    expect(await gateway.findPayment(request(''))).toBeNull()
    expect(server.intentsOf('order-1')).toEqual([])
  },
)

test.each(['drop-after', 'error-after', 'stall', 'garbage'] as const)(
  'a payment made behind a lasting “%s” is found by its key',
  async (fault) => {
    const { server, authorise, gateway } = await openStripe({}, IMPATIENT)
    server.failNext('payment_intents.create', fault, 3)
    await expect(authorise('ctoken_visa')).rejects.toThrow(OutsideFailure)
    const found = await gateway.findPayment(request(''))
    expect(found).toMatchObject({ status: 'requires_capture', amount: pounds(21_200) })
    expect(server.holds().map(({ id }) => id)).toEqual([found?.paymentId])
  },
)

test('after dropped answers and unreadable ones the same key brings the payment that was made', async () => {
  for (const [fault, times] of [
    ['drop-after', 3],
    ['stall', 3],
    ['garbage', 1],
  ] as const) {
    const { server, authorise } = await openStripe({}, IMPATIENT)
    server.failNext('payment_intents.create', fault, times)
    await expect(authorise('ctoken_visa')).rejects.toThrow(OutsideFailure)
    const { paymentId } = paymentOf(await authorise('ctoken_visa'))
    expect(server.holds().map(({ id }) => id)).toEqual([paymentId])
  }
})

test('a request that is still being worked on when it is sent again holds once', async () => {
  const { server, authorise } = await openStripe({ slowMs: 3_000 }, IMPATIENT)
  server.failNext('payment_intents.create', 'slow')
  const answer = await authorise('ctoken_visa').catch((error: unknown) => error)
  const creations = server.received.filter(({ call }) => call === 'payment_intents.create')
  expect(creations.map(({ status }) => status)).toContain(409)
  if (answer instanceof Error) expect(answer).toBeInstanceOf(OutsideFailure)
  await expect.poll(() => server.holds().length, { timeout: 10_000 }).toBe(1)
  expect(await authorise('ctoken_visa')).toMatchObject({ payment: { paymentId: server.holds()[0]?.id } })
})

test('a fault that Stripe keeps under the key stays one: the caller has to look', async () => {
  const { server, authorise } = await openStripe()
  server.failNext('payment_intents.create', 'error-after')
  for (let attempt = 0; attempt < 3; attempt++) await expect(authorise('ctoken_visa')).rejects.toThrow('has a fault')
  expect(server.holds()).toHaveLength(1)
})

test('a fault that lasts is an outside failure of every call', async () => {
  const { server, gateway, hold } = await openStripe()
  const { paymentId } = await hold()
  server.failNext('payment_intents.retrieve', 'garbage', 10)
  server.failNext('payment_intents.list', 'drop-before', 10)
  server.failNext('payment_intents.cancel', 'stored-error', 10)
  await expect(gateway.retrieve(paymentId)).rejects.toThrow('couldn’t read')
  await expect(gateway.findPayment(request(''))).rejects.toThrow(OutsideFailure)
  await expect(gateway.cancel({ paymentId, key: 'cancel' })).rejects.toThrow(OutsideFailure)
  expect(server.holds()).toHaveLength(1)
})

test('silence ends each try, and all tries together have an end', async () => {
  const { server, gateway, hold } = await openStripe({}, { timeoutMs: 60_000, budgetMs: 300 })
  const { paymentId } = await hold()
  server.failNext('payment_intents.retrieve', 'stall', 10)
  await expect(gateway.retrieve(paymentId)).rejects.toThrow('didn’t answer in time')
  expect(server.received.filter(({ call }) => call === 'payment_intents.retrieve')).toHaveLength(1)
})

test('three tries are made under one key, which is ours', async () => {
  const { server, authorise } = await openStripe({}, IMPATIENT)
  server.failNext('payment_intents.create', 'stall', 10)
  await expect(authorise('ctoken_visa')).rejects.toThrow(OutsideFailure)
  const keys = server.received.filter(({ call }) => call === 'payment_intents.create').map(({ key }) => key)
  expect(keys).toEqual(['order:order-1:authorise:1', 'order:order-1:authorise:1', 'order:order-1:authorise:1'])
})

test('a server that is not there is an outside failure', async () => {
  const { server, authorise } = await openStripe()
  await server.close()
  await expect(authorise('ctoken_visa')).rejects.toThrow('couldn’t reach the card payment service')
})
