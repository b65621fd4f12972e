import { expect, test } from 'vitest'
import type { Authorisation, PaymentGateway } from '@/lib/ports/payment-gateway'
import type { CardToken } from '@/lib/travel/payment/billing'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import { onEachDatabase } from '../../database/testing'
import { pounds, visa } from '../../database/testing-samples'
import { createSandboxBank } from './sandbox-bank'
import { createSandboxGateway } from './sandbox-gateway'

const start = new Date('2026-11-20T09:00:00Z')
const cardOf = (token: string): CardToken => ({ ...visa, token })

await onEachDatabase((database) => {
  const open = () => createSandboxGateway(database(), () => start)

  test('a card that was to be kept is given back once it has paid, under a token that says nothing of it', async () => {
    const gateway = open()
    const held = await paying(gateway, { key: 'keep:1', keepCard: true }, 'hold')
    expect(held.savedCard).toBeNull()
    const { savedCard } = await paying(gateway, { key: 'keep:1', keepCard: true })
    expect(savedCard).toEqual({ ...visa, token: expect.stringMatching(/^pm_sandbox_visa_[a-p]{20}$/) })
    expect(cardTokenSchema.safeParse(savedCard).success).toBe(true)
    expect((await gateway.retrieve(held.paymentId)).savedCard).toEqual(savedCard)
  })

  test('a card that was not to be kept is not', async () => {
    expect((await paying(open(), { key: 'keep:none' })).savedCard).toBeNull()
  })

  test('the same card of the same traveller has the same token each time; that of anybody or anything else has another', async () => {
    const gateway = open()
    const tokenOf = async (key: string, change: Partial<Authorisation>) =>
      (await paying(gateway, { key, keepCard: true, userId: 'ben', ...change })).savedCard?.token
    const first = await tokenOf('same:1', {})
    expect(await tokenOf('same:2', {})).toBe(first)
    expect(await tokenOf('same:3', { userId: 'cleo' })).not.toBe(first)
    expect(await tokenOf('same:4', { card: { ...visa, expiryYear: 2031 } })).not.toBe(first)
    expect(await tokenOf('same:5', { card: cardOf('tok_sandbox_mastercard') })).not.toBe(first)
    expect(await tokenOf('same:6', { card: cardOf(first ?? '') })).toBe(first)
  })

  test('a kept card pays for its own traveller alone, and for nobody once it is forgotten', async () => {
    const gateway = open()
    const kept = (await paying(gateway, { key: 'own:1', userId: 'dora', keepCard: true })).savedCard
    const card = cardOf(kept?.token ?? '')
    expect(await gateway.authorise(requestOf({ key: 'own:2', userId: 'dora', card }))).toHaveProperty('payment')
    expect(await gateway.authorise(requestOf({ key: 'own:3', userId: 'eve', card }))).toMatchObject({
      decline: { code: 'resource_missing' },
    })
    await gateway.forgetCard({ userId: 'eve', token: card.token })
    expect(await gateway.authorise(requestOf({ key: 'own:4', userId: 'dora', card }))).toHaveProperty('payment')
    await gateway.forgetCard({ userId: 'dora', token: card.token })
    await gateway.forgetCard({ userId: 'dora', token: card.token })
    expect(await gateway.authorise(requestOf({ key: 'own:5', userId: 'dora', card }))).toEqual({
      decline: { code: 'resource_missing', message: 'This card is no longer saved. Please enter it again.' },
    })
  })

  test('with their customer all kept cards are forgotten, and nobody else’s', async () => {
    const gateway = open()
    const kept = async (key: string, userId: string, token: string) => {
      const { savedCard } = await paying(gateway, { key, userId, keepCard: true, card: cardOf(token) })
      return { userId, card: savedCard ?? visa }
    }
    const gone = [await kept('all:1', 'fay', visa.token), await kept('all:2', 'fay', 'tok_sandbox_mastercard')]
    const other = await kept('all:3', 'gus', visa.token)
    await gateway.forgetCustomer('fay')
    await gateway.forgetCustomer('fay')
    for (const [index, use] of gone.entries()) {
      expect(await gateway.authorise(requestOf({ key: `all:gone ${index}`, ...use }))).toMatchObject({
        decline: { code: 'resource_missing' },
      })
    }
    expect(await gateway.authorise(requestOf({ key: 'all:other', ...other }))).toHaveProperty('payment')
  })

  test('4000 0000 0000 0341 pays once; the kept card is declined', async () => {
    const gateway = open()
    const first = await paying(gateway, { key: 'bad:1', card: cardOf('tok_sandbox_declined_once_kept'), keepCard: true })
    const later = await gateway.authorise(requestOf({ key: 'bad:2', card: first.savedCard ?? visa }))
    expect(later).toEqual({ decline: { code: 'card_declined', message: 'Your card was declined.' } })
  })

  test.each([
    ['4000 0025 0000 3155', 'tok_sandbox_asks_unless_kept', 'requires_capture'],
    ['4000 0000 0000 3220', 'tok_sandbox_asks', 'requires_action'],
    ['4000 0027 6000 3184', 'tok_sandbox_asks_always', 'requires_action'],
  ])('%s asks at first; once kept: %s, %s', async (_, token, status) => {
    const gateway = open()
    const request = requestOf({ key: `ask:${token}`, card: cardOf(token), keepCard: true })
    const asked = await gateway.authorise(request)
    if ('decline' in asked) throw new Error('this card should have been asked about')
    const { paymentId } = asked.payment
    await createSandboxBank(database(), () => start).answerCheck({ paymentId, userId: 'ana', answer: 'complete' })
    const paid = await gateway.capture({ paymentId, amount: request.amount, key: `ask:${token}:capture` })
    const kept = 'payment' in paid ? paid.payment.savedCard : null
    expect(await gateway.authorise(requestOf({ key: `ask:${token}:later`, card: kept ?? visa }))).toMatchObject({ payment: { status } })
    expect(await gateway.authorise(requestOf({ key: `ask:${token}:typed`, card: cardOf(token) }))).toMatchObject({
      payment: { status: 'requires_action' },
    })
  })
})

function requestOf(change: Partial<Authorisation> & { key: string }): Authorisation {
  return { orderId: `order of ${change.key}`, userId: 'ana', amount: pounds(21200), card: visa, keepCard: false, ...change }
}

async function paying(gateway: PaymentGateway, change: Partial<Authorisation> & { key: string }, until: 'hold' | 'capture' = 'capture') {
  const request = requestOf(change)
  const held = await gateway.authorise(request)
  if ('decline' in held) throw new Error('this card should have been accepted')
  if (until === 'hold') return held.payment
  const { paymentId } = held.payment
  const paid = await gateway.capture({ paymentId, amount: request.amount, key: `${request.key}:capture` })
  if ('decline' in paid) throw new Error('this hold should have been captured')
  return paid.payment
}
