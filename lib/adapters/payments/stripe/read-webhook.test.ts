import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { openStripe } from '@/tests/fixtures/stripe-server/open-stripe'

const now = new Date('2026-11-20T09:00:00Z')
const seconds = Math.floor(now.getTime() / 1_000)
const SECRET = 'whsec_of_these_tests'

const event = (object: unknown, type = 'payment_intent.succeeded') =>
  JSON.stringify({ id: 'evt_one', object: 'event', type, data: { object } })
const body = event({ object: 'payment_intent', id: 'pi_one' })
const sign = (payload: string, timestamp = seconds, secret = SECRET) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

async function reader() {
  const { gateway } = await openStripe({}, { webhookSecret: SECRET })
  return (text: string, signature: string | null) => gateway.readWebhook({ body: text, signature, now })
}

test('a signed event tells which payment something happened to', async () => {
  const read = await reader()
  expect(read(body, sign(body))).toEqual({ eventId: 'evt_one', type: 'payment_intent.succeeded', paymentId: 'pi_one', orderId: null })
  const refunded = event({ object: 'charge', id: 'ch_one', payment_intent: 'pi_two' }, 'charge.refunded')
  expect(read(refunded, sign(refunded))).toMatchObject({ type: 'charge.refunded', paymentId: 'pi_two' })
  const disputed = event({ object: 'dispute', id: 'du_one', payment_intent: 'pi_three' }, 'charge.dispute.created')
  expect(read(disputed, sign(disputed))).toMatchObject({ paymentId: 'pi_three' })
  const other = event({ object: 'payout', id: 'po_one' }, 'payout.paid')
  expect(read(other, sign(other))).toEqual({ eventId: 'evt_one', type: 'payout.paid', paymentId: null, orderId: null })
})

test('a signed event tells which order the payment was made for, where the payment says so', async () => {
  const read = await reader()
  const orderIdOf = (metadata: unknown) => {
    const told = event({ object: 'payment_intent', id: 'pi_one', metadata })
    return read(told, sign(told))?.orderId
  }
  expect(orderIdOf({ order_id: 'ord_1', key: 'order:ord_1:authorise:1' })).toBe('ord_1')
  for (const metadata of [{}, null, undefined, 'ord_1', { order_id: '' }, { order_id: 7 }]) expect(orderIdOf(metadata)).toBeNull()
})

test('an event that was changed, or signed with another secret, or not at all, is nobody’s', async () => {
  const read = await reader()
  expect(read(body.replace('pi_one', 'pi_two'), sign(body))).toBeNull()
  expect(read(` ${body}`, sign(body))).toBeNull()
  expect(read(body, sign(body, seconds, 'whsec_another'))).toBeNull()
  for (const signature of [
    null,
    '',
    'nonsense',
    `t=${seconds}`,
    `t=${seconds},v1=`,
    `t=${seconds},v0=${'0'.repeat(64)}`,
    sign(body).replace(/t=\d+/, 't=soon'),
  ]) {
    expect(read(body, signature)).toBeNull()
  }
})

test('an event is good for five minutes, and not before its time', async () => {
  const read = await reader()
  expect(read(body, sign(body, seconds - 300))).not.toBeNull()
  expect(read(body, sign(body, seconds - 301))).toBeNull()
  expect(read(body, sign(body, seconds - 360))).toBeNull()
  expect(read(body, sign(body, seconds + 240))).not.toBeNull()
  expect(read(body, sign(body, seconds + 360))).toBeNull()
})

test('what is signed but is no event is nobody’s', async () => {
  const read = await reader()
  for (const text of ['', 'not json', '[]', 'null', '{"id":"evt_one"}', JSON.stringify({ id: 'x', type: 'y', data: {} })]) {
    expect(read(text, text === '' ? 't=1,v1=1' : sign(text))).toBeNull()
  }
})

test('a second signature beside the right one does no harm', async () => {
  const read = await reader()
  expect(read(body, `${sign(body)},v1=${'0'.repeat(64)}`)).not.toBeNull()
})
