import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Authorisation, PaymentGateway } from '@/lib/ports/payment-gateway'
import { SANDBOX_CARD_NUMBERS, sandboxCard } from '@/lib/travel/payment/sandbox-cards'
import { sandboxPaymentRequests, sandboxPayments } from '../../database/schema'
import { onEachDatabase } from '../../database/testing'
import { pounds, visa } from '../../database/testing-samples'
import { NO_BANK_DIALS } from './bank-dials'
import { createSandboxGateway } from './sandbox-gateway'

const start = new Date('2026-11-20T09:00:00Z')

await onEachDatabase((database) => {
  test('an amount is held, then captured in part; the rest is let go', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const { payment } = await authorised(gateway, 'hold')
    expect(payment).toMatchObject({ status: 'requires_capture', amount: pounds(21200), captureBefore: '2026-11-27T09:00:00.000Z' })
    const captured = await gateway.capture({ paymentId: payment.paymentId, amount: pounds(20000), key: 'hold:capture' })
    expect(captured).toMatchObject({ payment: { status: 'succeeded', amount: pounds(20000), captureBefore: null } })
    const [hold] = await database().select().from(sandboxPayments).where(eq(sandboxPayments.id, payment.paymentId))
    expect(hold).toMatchObject({ status: 'succeeded', amountMinor: 21200, capturedMinor: 20000 })
  })

  test('by its dial the first hold of an order is not paid out, however often it is asked; the next one is', async () => {
    let now = start
    const gateway = createSandboxGateway(database(), () => now, { dials: { ...NO_BANK_DIALS, captureRefused: 1 } })
    const first = await authorised(gateway, 'refused')
    const capture = (paymentId: string, key: string) => gateway.capture({ paymentId, amount: pounds(20000), key })
    const refused = { decline: { code: 'card_declined', message: 'Your card was declined.' } }
    expect(await capture(first.payment.paymentId, 'refused:capture')).toEqual(refused)
    expect(await capture(first.payment.paymentId, 'refused:capture')).toEqual(refused)
    expect(await gateway.retrieve(first.payment.paymentId)).toMatchObject({ status: 'requires_capture' })
    now = new Date(start.getTime() + 1_000)
    const second = await gateway.authorise(requestOf('refused', { key: 'refused:2' }))
    if (!('payment' in second)) throw new Error('not held')
    expect(await capture(second.payment.paymentId, 'refused:capture:2')).toMatchObject({ payment: { status: 'succeeded' } })
  })

  test('the same key gives the same answer and holds once, also when it is sent many times at once', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const answers = await Promise.all(Array.from({ length: 10 }, () => authorised(gateway, 'many')))
    expect(new Set(answers.map(({ payment }) => payment.paymentId)).size).toBe(1)
    const holds = await database().select().from(sandboxPayments)
    expect(holds.filter((hold) => hold.orderId === 'many')).toHaveLength(1)
  })

  test('the same key with another amount, card or call is refused', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const request = { orderId: 'keys', userId: 'ana', amount: pounds(100), card: visa, keepCard: false, key: 'keys' }
    await gateway.authorise(request)
    await expect(gateway.authorise({ ...request, amount: pounds(101) })).rejects.toThrow('other parameters')
    await expect(gateway.authorise({ ...request, card: { ...visa, token: 'tok_sandbox_amex' } })).rejects.toThrow('other parameters')
    await expect(gateway.authorise({ ...request, keepCard: true })).rejects.toThrow('other parameters')
    await expect(gateway.cancel({ paymentId: 'any', key: 'keys' })).rejects.toThrow('other parameters')
  })

  test('each test card is answered in the words of its bank', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const answers: Record<string, string> = {}
    for (const number of SANDBOX_CARD_NUMBERS) {
      const token = sandboxCard(number)?.token ?? ''
      const answer = await gateway.authorise(requestOf('cards', { card: { ...visa, token }, key: `cards:${number}` }))
      answers[number] = 'decline' in answer ? `${answer.decline.code}: ${answer.decline.message}` : answer.payment.status
    }
    expect(answers).toEqual({
      '4242424242424242': 'requires_capture',
      '5555555555554444': 'requires_capture',
      '378282246310005': 'requires_capture',
      '6011111111111117': 'requires_capture',
      '4000000000000002': 'card_declined: Your card was declined.',
      '4000000000009995': 'insufficient_funds: Your card has insufficient funds.',
      '4000000000000069': 'expired_card: Your card has expired.',
      '4000000000000127': "incorrect_cvc: Your card's security code is incorrect.",
      '4000000000000119': 'processing_error: An error occurred while processing your card. Try again in a little bit.',
      '4100000000000019': 'fraudulent: Your card was declined.',
      '4000002500003155': 'requires_action',
      '4000000000003220': 'requires_action',
      '4000002760003184': 'requires_action',
      '4000008400001629': 'requires_action',
      '4000000000000341': 'requires_capture',
    })
  })

  test('a token that was never issued is declined', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    for (const token of ['tok_visa', 'constructor', 'tok_sandbox_', 'tok_sandbox_visa_']) {
      const answer = await gateway.authorise(requestOf('o', { card: { ...visa, token }, key: `token:${token}` }))
      expect(answer).toMatchObject({ decline: { code: 'card_declined' } })
    }
  })

  test('a declined key stays declined: another card needs another key', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const request = requestOf('again', { card: { ...visa, token: 'tok_sandbox_declined' }, key: 'again:1' })
    expect(await gateway.authorise(request)).toEqual(await gateway.authorise(request))
    expect(await gateway.authorise({ ...request, card: visa, key: 'again:2' })).toHaveProperty('payment')
  })

  test('a cancelled hold stays cancelled and cannot be captured', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const { payment } = await authorised(gateway, 'cancelled')
    const { paymentId } = payment
    const cancelled = await gateway.cancel({ paymentId, key: 'cancelled:cancel' })
    expect(cancelled).toMatchObject({ payment: { status: 'canceled', captureBefore: null } })
    expect(await gateway.cancel({ paymentId, key: 'cancelled:cancel' })).toEqual(cancelled)
    expect(await gateway.cancel({ paymentId, key: 'cancelled:other' })).toEqual(cancelled)
    expect(await gateway.capture({ paymentId, amount: pounds(1), key: 'cancelled:capture' })).toHaveProperty('decline')
  })

  test('nothing is captured twice, beyond the hold, in another currency, or from nowhere', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const { paymentId } = (await authorised(gateway, 'limits')).payment
    const capture = (amount: { amountMinor: number; currency: string }, key: string) => gateway.capture({ paymentId, amount, key })
    await expect(capture(pounds(21201), 'limits:1')).rejects.toThrow('no more')
    await expect(capture({ amountMinor: 1, currency: 'EUR' }, 'limits:2')).rejects.toThrow('no more')
    // A refused request is not stored: its key may be used for the right amount.
    expect(await capture(pounds(21200), 'limits:1')).toHaveProperty('payment')
    await expect(capture(pounds(21200), 'limits:3')).rejects.toThrow('cannot be captured')
    await expect(gateway.cancel({ paymentId, key: 'limits:4' })).rejects.toThrow('cannot be cancelled')
    await expect(gateway.capture({ paymentId: 'nowhere', amount: pounds(1), key: 'limits:5' })).rejects.toThrow('no such payment')
  })

  test('a captured amount goes back in parts, never more than was captured, each part once per key', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const { paymentId } = (await authorised(gateway, 'refunds')).payment
    await gateway.capture({ paymentId, amount: pounds(20000), key: 'refunds:capture' })
    const refund = (amountMinor: number, key: string) => gateway.refund({ paymentId, amount: pounds(amountMinor), key })
    const first = await refund(15000, 'refunds:1')
    expect(first).toMatchObject({ payment: { status: 'succeeded', amount: pounds(20000), refunded: pounds(15000) } })
    expect(await Promise.all([refund(15000, 'refunds:1'), refund(15000, 'refunds:1')])).toEqual([first, first])
    await expect(refund(5001, 'refunds:2')).rejects.toThrow('no more')
    expect(await refund(5000, 'refunds:2')).toMatchObject({ payment: { refunded: pounds(20000) } })
    await expect(refund(1, 'refunds:3')).rejects.toThrow('no more')
    const [books] = await database().select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
    expect(books).toMatchObject({ capturedMinor: 20000, refundedMinor: 20000 })
  })

  test('nothing goes back of a hold, in another currency, or under a key of another amount', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const { paymentId } = (await authorised(gateway, 'no-refund')).payment
    await expect(gateway.refund({ paymentId, amount: pounds(1), key: 'no-refund:1' })).rejects.toThrow('only a captured payment')
    await gateway.capture({ paymentId, amount: pounds(21200), key: 'no-refund:capture' })
    const euro = { amountMinor: 1, currency: 'EUR' }
    await expect(gateway.refund({ paymentId, amount: euro, key: 'no-refund:2' })).rejects.toThrow('no more')
    await expect(gateway.refund({ paymentId, amount: pounds(0), key: 'no-refund:3' })).rejects.toThrow('no more')
    await gateway.refund({ paymentId, amount: pounds(100), key: 'no-refund:4' })
    await expect(gateway.refund({ paymentId, amount: pounds(101), key: 'no-refund:4' })).rejects.toThrow('other parameters')
  })

  test('a hold that nobody captured within seven days is gone', async () => {
    let now = start
    const gateway = createSandboxGateway(database(), () => now)
    const { paymentId } = (await authorised(gateway, 'old')).payment
    now = new Date('2026-11-27T09:00:00Z')
    expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'canceled', captureBefore: null })
    expect(await gateway.capture({ paymentId, amount: pounds(1), key: 'old:capture' })).toMatchObject({ decline: { code: 'hold_gone' } })
    expect(await gateway.cancel({ paymentId, key: 'old:cancel' })).toMatchObject({ payment: { status: 'canceled' } })
  })

  test('a payment is found by the key that made it, as it stands now; a key that made none finds none', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const { payment } = await authorised(gateway, 'found')
    await gateway.capture({ paymentId: payment.paymentId, amount: pounds(100), key: 'found:capture' })
    const found = await gateway.findPayment({ orderId: 'found', userId: 'ana', key: 'found' })
    expect(found).toEqual(await gateway.retrieve(payment.paymentId))
    expect(found).toMatchObject({ paymentId: payment.paymentId, status: 'succeeded', amount: pounds(100) })
    await gateway.authorise(requestOf('found', { card: { ...visa, token: 'tok_sandbox_declined' }, key: 'found:declined' }))
    expect(await gateway.findPayment({ orderId: 'found', userId: 'ana', key: 'found:declined' })).toBeNull()
    expect(await gateway.findPayment({ orderId: 'found', userId: 'ana', key: 'never-sent' })).toBeNull()
    expect(await gateway.findPayment({ orderId: 'another', userId: 'ana', key: 'found' })).toBeNull()
    await expect(gateway.retrieve('pay_sandbox_nowhere')).rejects.toThrow('no such payment')
  })

  test('answers that were stored before there were checks and kept cards are still answers', async () => {
    const gateway = createSandboxGateway(database(), () => start)
    const parameters = JSON.stringify({ call: 'authorise', orderId: 'before', amountMinor: 21200, currency: 'GBP', token: visa.token })
    const payment = { paymentId: 'pay_old', status: 'requires_capture', amount: pounds(21200), captureBefore: '2026-11-27T09:00:00.000Z' }
    await database().insert(sandboxPaymentRequests).values({ key: 'before', parameters, answer: { payment }, createdAt: start })
    const replayed = await gateway.authorise(requestOf('before'))
    expect(replayed).toEqual({ payment: { ...payment, refunded: pounds(0), decline: null, action: null, savedCard: null } })
  })
})

function requestOf(orderId: string, change: Partial<Authorisation> = {}): Authorisation {
  return { orderId, userId: 'ana', amount: pounds(21200), card: visa, keepCard: false, key: orderId, ...change }
}

async function authorised(gateway: PaymentGateway, orderId: string) {
  const answer = await gateway.authorise(requestOf(orderId))
  if ('decline' in answer) throw new Error('this card should have been accepted')
  return answer
}
