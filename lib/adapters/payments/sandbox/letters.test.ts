import { expect, test } from 'vitest'
import { z } from 'zod'
import { sandboxWebhooks } from '../../database/schema'
import { onEachDatabase } from '../../database/testing'
import { pounds, visa } from '../../database/testing-samples'
import { NO_BANK_DIALS } from './bank-dials'
import { readLetter, writeLetter } from './letters'
import { createSandboxBank } from './sandbox-bank'
import { createSandboxGateway } from './sandbox-gateway'
import { signLetter } from './webhook-signature'

const start = new Date('2026-11-20T09:00:00Z')
const secret = 'a secret of the tests'

await onEachDatabase((database) => {
  const lettersOf = async (paymentId: string) => {
    const rows = await database().select().from(sandboxWebhooks).orderBy(sandboxWebhooks.dueAt, sandboxWebhooks.id)
    return rows.filter(({ payload }) => readLetter(payload)?.paymentId === paymentId)
  }
  const typesOf = async (paymentId: string) => (await lettersOf(paymentId)).map(({ payload }) => readLetter(payload)?.type).toSorted()
  const held = async (orderId: string, token = visa.token) => {
    const gateway = createSandboxGateway(database(), () => start, { secret })
    const card = { ...visa, token }
    const answer = await gateway.authorise({ orderId, userId: 'ana', amount: pounds(500), card, keepCard: false, key: orderId })
    if ('decline' in answer) throw new Error('this card should have been accepted')
    return { gateway, bank: createSandboxBank(database(), () => start), paymentId: answer.payment.paymentId }
  }

  test('each change of a payment is told once, whatever is sent again', async () => {
    const { gateway, paymentId } = await held('told')
    await held('told')
    for (let time = 0; time < 2; time++) {
      await gateway.capture({ paymentId, amount: pounds(500), key: 'told:capture' })
      await gateway.refund({ paymentId, amount: pounds(200), key: 'told:refund' })
    }
    expect(await typesOf(paymentId)).toEqual(['charge.refunded', 'payment_intent.amount_capturable_updated', 'payment_intent.succeeded'])
  })

  test('a check is told when it begins and when it ends', async () => {
    const completed = await held('completed', 'tok_sandbox_asks')
    for (const answer of ['complete', 'fail'] as const) {
      await completed.bank.answerCheck({ paymentId: completed.paymentId, userId: 'ana', answer })
    }
    expect(await typesOf(completed.paymentId)).toEqual(['payment_intent.amount_capturable_updated', 'payment_intent.requires_action'])
    const failed = await held('failed', 'tok_sandbox_asks')
    await failed.bank.answerCheck({ paymentId: failed.paymentId, userId: 'ana', answer: 'fail' })
    expect(await typesOf(failed.paymentId)).toEqual(['payment_intent.payment_failed', 'payment_intent.requires_action'])
  })

  test('a hold that is let go is told once, however often it is let go', async () => {
    const { gateway, paymentId } = await held('let go')
    await gateway.cancel({ paymentId, key: 'let go:1' })
    await gateway.cancel({ paymentId, key: 'let go:2' })
    expect(await typesOf(paymentId)).toEqual(['payment_intent.amount_capturable_updated', 'payment_intent.canceled'])
  })

  test('what was refused is not told', async () => {
    const { gateway, paymentId } = await held('refused')
    await expect(gateway.capture({ paymentId, amount: pounds(501), key: 'refused:capture' })).rejects.toThrow('no more')
    expect(await typesOf(paymentId)).toEqual(['payment_intent.amount_capturable_updated'])
  })

  test('a letter names what happened, to which payment and of which order, no more, and is read back by the gateway', async () => {
    const { gateway, paymentId } = await held('read')
    const [letter] = await lettersOf(paymentId)
    const body = letter?.payload ?? ''
    const type = 'payment_intent.amount_capturable_updated'
    const object = { id: paymentId, metadata: { order_id: 'read' } }
    expect(JSON.parse(body)).toEqual({ id: letter?.id, type, created: start.getTime() / 1000, data: { object } })
    const read = gateway.readWebhook({ body, signature: signLetter(body, secret, start), now: start })
    expect(read).toEqual({ eventId: letter?.id, type, paymentId, orderId: 'read' })
    expect(gateway.readWebhook({ body, signature: signLetter(body, 'another', start), now: start })).toBeNull()
    expect(createSandboxGateway(database()).readWebhook({ body, signature: signLetter(body, secret, start), now: start })).toBeNull()
  })

  test('a signed body that is no letter is not read', () => {
    const gateway = createSandboxGateway(database(), () => start, { secret })
    for (const body of ['', 'hello', 'null', '[]', '{}', '{"id":"evt_1","type":"x","data":{"object":{}}}', '{"id":1,"type":"x"}']) {
      expect(gateway.readWebhook({ body, signature: signLetter(body, secret, start), now: start })).toBeNull()
    }
  })

  test('without dials a letter is due at once and once', async () => {
    const { paymentId } = await held('at once')
    expect(await lettersOf(paymentId)).toMatchObject([{ dueAt: start, tries: 0, deliveredAt: null }])
  })

  test('by the dials, letters leave late and twice with one event id', async () => {
    const dials = { ...NO_BANK_DIALS, webhookDelayMs: 4_000, webhookDuplicates: 1 }
    for (let count = 0; count < 20; count++) {
      await writeLetter(database(), { paymentId: 'late', orderId: 'ord_late', type: 'payment_intent.succeeded' }, start, dials)
    }
    const letters = await lettersOf('late')
    expect(letters).toHaveLength(40)
    expect(new Set(letters.map(({ payload }) => readLetter(payload)?.eventId)).size).toBe(20)
    expect(letters.some(({ dueAt }) => dueAt > start)).toBe(true)
    expect(letters.every(({ dueAt }) => dueAt >= start && dueAt.getTime() <= start.getTime() + 14_000)).toBe(true)
  })

  test('by the dials, some letters are overtaken by what happened after them', async () => {
    const dials = { ...NO_BANK_DIALS, webhookDisorder: 0.5 }
    for (let second = 0; second < 30; second++) {
      const then = new Date(start.getTime() + second * 1_000)
      await writeLetter(database(), { paymentId: 'mixed', orderId: 'ord_mixed', type: 'payment_intent.succeeded' }, then, dials)
    }
    const written = (await lettersOf('mixed')).map(({ payload }) => z.object({ created: z.number() }).parse(JSON.parse(payload)).created)
    expect(written).toHaveLength(30)
    expect(written).not.toEqual(written.toSorted((one, other) => one - other))
  })
})
