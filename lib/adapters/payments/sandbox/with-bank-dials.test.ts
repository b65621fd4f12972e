import { afterAll, beforeEach, expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { Authorisation } from '@/lib/ports/payment-gateway'
import { sandboxPaymentRequests, sandboxPayments } from '../../database/schema'
import { openTestDatabase } from '../../database/testing'
import { pounds, visa } from '../../database/testing-samples'
import { type BankDials, NO_BANK_DIALS } from './bank-dials'
import { createSandboxGateway } from './sandbox-gateway'
import { withBankDials } from './with-bank-dials'

const request: Authorisation = { orderId: 'o', userId: 'ana', amount: pounds(500), card: visa, keepCard: false, key: 'o:auth' }

const opened = openTestDatabase('pglite')
beforeEach(async () => {
  const { db } = await opened
  await db.delete(sandboxPayments)
  await db.delete(sandboxPaymentRequests)
})
afterAll(async () => (await opened).close())

async function open(change: Partial<BankDials>) {
  const { db } = await opened
  const waits: number[] = []
  const gateway = withBankDials(createSandboxGateway(db), { ...NO_BANK_DIALS, ...change }, async (milliseconds) => {
    waits.push(milliseconds)
  })
  return { gateway, waits, countPayments: async () => (await db.select().from(sandboxPayments)).length }
}

test('without dials nothing is between the caller and the gateway', async () => {
  const { gateway, waits } = await open({})
  expect(await gateway.authorise(request)).toMatchObject({ payment: { status: 'requires_capture' } })
  expect(waits).toEqual([])
})

test.each([
  ['errorBefore', 'it answered 500', 0],
  ['errorAfter', 'it answered 500', 1],
  ['garbage', 'its answer could not be read', 1],
] as const)('%s: %s, and so many payments were made: %i', async (dial, message, made) => {
  const { gateway, countPayments } = await open({ [dial]: 1 })
  const failure = await gateway.authorise(request).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OutsideFailure)
  expect(failure).toMatchObject({ service: 'sandbox gateway', message })
  expect(await countPayments()).toBe(made)
})

test.each([
  ['drop', 'the connection was closed', 0],
  ['stall', 'it did not answer in time', 15_000],
] as const)('%s: the gateway has acted or not, and the caller cannot tell', async (dial, message, waited) => {
  const { gateway, countPayments, waits } = await open({ [dial]: 1 })
  for (let order = 0; order < 20; order++) {
    await expect(gateway.authorise({ ...request, orderId: `o${order}`, key: `o${order}` })).rejects.toThrow(message)
  }
  const made = await countPayments()
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThan(20)
  expect(waits.every((milliseconds) => milliseconds === waited)).toBe(true)
})

test('latency is some part of what was set', async () => {
  const { gateway, waits } = await open({ latencyMs: 800 })
  const answer = await gateway.authorise(request)
  if ('decline' in answer) throw new Error('this card should have been accepted')
  await gateway.retrieve(answer.payment.paymentId)
  expect(waits).toHaveLength(2)
  expect(waits.every((milliseconds) => milliseconds >= 0 && milliseconds < 800)).toBe(true)
  expect(waits[0]).not.toBe(waits[1])
})

test('a key that is sent again succeeds in the end, with one payment', async () => {
  const { gateway, countPayments } = await open({ seed: 3, errorBefore: 0.3, errorAfter: 0.3, drop: 0.2, stall: 0.1, garbage: 0.2 })
  for (let order = 0; order < 10; order++) {
    const again = { ...request, orderId: `o${order}`, key: `o${order}` }
    await untilAnswered(() => gateway.authorise(again))
  }
  expect(await countPayments()).toBe(10)
})

test('every call goes over the line, and a letter is read without it', async () => {
  const { gateway } = await open({ errorBefore: 1 })
  const calls = [
    gateway.authorise(request),
    gateway.retrieve('p'),
    gateway.findPayment(request),
    gateway.capture({ paymentId: 'p', amount: pounds(1), key: 'c' }),
    gateway.refund({ paymentId: 'p', amount: pounds(1), key: 'r' }),
    gateway.cancel({ paymentId: 'p', key: 'x' }),
    gateway.forgetCard({ userId: 'ana', token: 't' }),
    gateway.forgetCustomer('ana'),
  ]
  for (const settled of await Promise.allSettled(calls)) expect(settled).toMatchObject({ reason: { name: 'OutsideFailure' } })
  expect(gateway.readWebhook({ body: '', signature: null, now: new Date(0) })).toBeNull()
})

test('what the gateway throws at a caller’s mistake is not made a failure of the line', async () => {
  const { gateway } = await open({ errorAfter: 1 })
  const failure = await gateway.retrieve('nowhere').catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(OutsideFailure)
  expect(failure).toMatchObject({ message: 'no such payment' })
})

async function untilAnswered<Answer>(call: () => Promise<Answer>, triesLeft = 60): Promise<Answer> {
  try {
    return await call()
  } catch (failure) {
    if (triesLeft === 0 || !(failure instanceof OutsideFailure)) throw failure
    return untilAnswered(call, triesLeft - 1)
  }
}
