import { expect, test } from 'vitest'
import type { Database } from '../../database/database'
import { onEachDatabase } from '../../database/testing'
import { pounds, visa } from '../../database/testing-samples'
import { createSandboxBank } from './sandbox-bank'
import { createSandboxGateway } from './sandbox-gateway'

const start = new Date('2026-11-20T09:00:00Z')
const asking = { ...visa, token: 'tok_sandbox_asks', last4: '3220' }

await onEachDatabase((database) => {
  test('while the bank asks there is a page, no hold and nothing to capture', async () => {
    const { gateway, bank, payment } = await ask(database(), 'open')
    expect(payment).toEqual({
      paymentId: payment.paymentId,
      status: 'requires_action',
      amount: pounds(21200),
      refunded: pounds(0),
      captureBefore: null,
      decline: null,
      action: { kind: 'page', url: `/sandbox-bank/${payment.paymentId}` },
      savedCard: null,
    })
    expect(await gateway.retrieve(payment.paymentId)).toEqual(payment)
    expect(await ask(database(), 'open')).toMatchObject({ payment })
    await expect(gateway.capture({ paymentId: payment.paymentId, amount: pounds(1), key: 'open:capture' })).rejects.toThrow(
      'requires_action cannot be captured',
    )
    expect(await bank.findCheck({ paymentId: payment.paymentId, userId: 'ana' })).toEqual({
      paymentId: payment.paymentId,
      orderId: 'open',
      amount: pounds(21200),
      card: { brand: 'visa', last4: '3220' },
      state: 'open',
      message: null,
    })
  })

  test('a completed check holds the money for seven days from then, and the hold is captured like any other', async () => {
    let now = start
    const { gateway, bank, payment } = await ask(database(), 'complete', { clock: () => now })
    const { paymentId } = payment
    now = new Date('2026-11-20T09:10:00Z')
    expect(await bank.answerCheck({ paymentId, userId: 'ana', answer: 'complete' })).toMatchObject({ state: 'confirmed', message: null })
    expect(await gateway.retrieve(paymentId)).toMatchObject({
      status: 'requires_capture',
      captureBefore: '2026-11-27T09:10:00.000Z',
      action: null,
    })
    expect(await gateway.capture({ paymentId, amount: pounds(21200), key: 'complete:capture' })).toMatchObject({
      payment: { status: 'succeeded' },
    })
    expect(await bank.findCheck({ paymentId, userId: 'ana' })).toMatchObject({ state: 'confirmed' })
  })

  test('a failed check declines in the words of the bank, and may be called off', async () => {
    const { gateway, bank, payment } = await ask(database(), 'fail')
    const { paymentId } = payment
    const message = 'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
    expect(await bank.answerCheck({ paymentId, userId: 'ana', answer: 'fail' })).toMatchObject({ state: 'refused', message })
    expect(await gateway.retrieve(paymentId)).toMatchObject({
      status: 'requires_payment_method',
      decline: { code: 'payment_intent_authentication_failure', message },
      action: null,
      captureBefore: null,
    })
    expect(await gateway.cancel({ paymentId, key: 'fail:cancel' })).toMatchObject({ payment: { status: 'canceled', decline: null } })
  })

  test('4000 0084 0000 1629 is declined although its owner confirmed', async () => {
    const { gateway, bank, payment } = await ask(database(), 'declined after', { token: 'tok_sandbox_asks_then_declined' })
    const { paymentId } = payment
    expect(await bank.answerCheck({ paymentId, userId: 'ana', answer: 'complete' })).toMatchObject({
      state: 'refused',
      message: 'Your card was declined.',
    })
    expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'requires_payment_method', decline: { code: 'card_declined' } })
  })

  test('a check that nobody answers can be called off; an answer after that changes nothing', async () => {
    const { gateway, bank, payment } = await ask(database(), 'abandoned')
    const { paymentId } = payment
    expect(await gateway.cancel({ paymentId, key: 'abandoned:cancel' })).toMatchObject({ payment: { status: 'canceled', action: null } })
    expect(await bank.answerCheck({ paymentId, userId: 'ana', answer: 'complete' })).toMatchObject({ state: 'closed' })
    expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'canceled' })
  })

  test('the first answer counts, also of many at once', async () => {
    const { bank, payment } = await ask(database(), 'twice')
    const answers = Array.from({ length: 10 }, (_, index) =>
      bank.answerCheck({ paymentId: payment.paymentId, userId: 'ana', answer: index % 2 === 0 ? 'complete' : 'fail' }),
    )
    const states = new Set((await Promise.all(answers)).map((check) => check?.state))
    expect(states.size).toBe(1)
  })

  test('an answer and a calling-off at once never leave money held', async () => {
    for (let round = 0; round < 5; round++) {
      const { gateway, bank, payment } = await ask(database(), `race ${round}`)
      const { paymentId } = payment
      await Promise.all([
        bank.answerCheck({ paymentId, userId: 'ana', answer: 'complete' }),
        gateway.cancel({ paymentId, key: `race ${round}:cancel` }),
      ])
      expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'canceled' })
    }
  })

  test('nobody else sees or answers a check, and a payment that no bank asked about has none', async () => {
    const { gateway, bank, payment } = await ask(database(), 'mine')
    const { paymentId } = payment
    expect(await bank.findCheck({ paymentId, userId: 'eve' })).toBeNull()
    expect(await bank.answerCheck({ paymentId, userId: 'eve', answer: 'complete' })).toBeNull()
    expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'requires_action' })
    const plain = await ask(database(), 'plain', { token: 'tok_sandbox_visa' })
    expect(await bank.findCheck({ paymentId: plain.payment.paymentId, userId: 'ana' })).toBeNull()
    expect(await bank.findCheck({ paymentId: 'pay_sandbox_nowhere', userId: 'ana' })).toBeNull()
  })
})

async function ask(
  db: Database,
  orderId: string,
  { clock = () => start, token = asking.token }: { clock?: () => Date; token?: string } = {},
) {
  const gateway = createSandboxGateway(db, clock)
  const card = { ...asking, token }
  const answer = await gateway.authorise({ orderId, userId: 'ana', amount: pounds(21200), card, keepCard: false, key: `${orderId}:auth` })
  if ('decline' in answer) throw new Error('this card should not have been declined')
  return { gateway, bank: createSandboxBank(db, clock), payment: answer.payment }
}
