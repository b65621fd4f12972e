import { expect, test } from 'vitest'
import { asking } from '@/tests/orders/asked-order'
import { doors, type Shop, withShops } from './shop'

const newShop = withShops()
const CHECKS = [
  ['GET', doors.bankAction],
  ['POST', doors.resume],
  ['POST', doors.stopCheck],
] as const

/** Presses with a card whose bank asks. */
async function payAsked(shop: Shop): Promise<string> {
  const answer = await shop.send(doors.pay, {}, shop.press(await shop.confirm(), asking))
  expect(answer).toMatchObject({ status: 200, body: { status: 'idle', paymentStatus: 'awaiting_action', charged: { amountMinor: 0 } } })
  return answer.body.orderId
}

test('the request that pays does not wait for the traveller; the check is shown, answered, and the order goes on', async () => {
  const shop = await newShop()
  const orderId = await payAsked(shop)
  const asked = await shop.send(doors.bankAction, { orderId }, { method: 'GET' })
  expect(asked).toMatchObject({ status: 200, body: { action: { kind: 'page' } } })
  expect(asked.headers.get('cache-control')).toBe('private, no-store')
  const [payment] = await shop.payments()
  await shop.bank.answerCheck({ paymentId: payment?.id ?? '', userId: shop.userId, answer: 'complete' })
  const resumed = await shop.send(doors.resume, { orderId })
  expect(resumed).toMatchObject({ status: 200, body: { status: 'success', charged: { amountMinor: 21_200 } } })
  expect(await shop.send(doors.bankAction, { orderId }, { method: 'GET' })).toMatchObject({ body: { action: null } })
})

test('a webhook finishes the order of a traveller who never comes back', async () => {
  const shop = await newShop()
  await payAsked(shop)
  const [payment] = await shop.payments()
  await shop.bank.answerCheck({ paymentId: payment?.id ?? '', userId: shop.userId, answer: 'complete' })
  const event = { id: 'evt_finishes', type: 'payment_intent.amount_capturable_updated', created: 1, data: { object: { id: payment?.id } } }
  const body = JSON.stringify(event)
  const told = await shop.send(doors.webhook, { gateway: 'sandbox' }, { body, headers: { 'sandbox-signature': shop.sign(body) } })
  expect(told.status).toBe(200)
  await shop.settled()
  expect(await shop.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
})

test('a check that is stopped charges nothing, and the next press pays with another card', async () => {
  const shop = await newShop()
  const orderId = await payAsked(shop)
  const stopped = await shop.send(doors.stopCheck, { orderId })
  expect(stopped).toMatchObject({ status: 200, body: { orderId, paymentStatus: 'failed', actionBy: null } })
  const paid = await shop.send(doors.pay, {}, shop.press(await shop.confirm()))
  expect(paid).toMatchObject({ status: 200, body: { orderId, status: 'success', charged: { amountMinor: 21_200 } } })
})

test('nobody signed in is told 401, another traveller 404, a page of another site 403', async () => {
  const shop = await newShop()
  const orderId = await payAsked(shop)
  for (const [method, door] of CHECKS) {
    shop.signInAs(null)
    expect.soft(await shop.send(door, { orderId }, { method })).toMatchObject({ status: 401 })
    const { userId } = await newShop()
    shop.signInAs(userId)
    expect.soft(await shop.send(door, { orderId }, { method })).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    shop.signInAs(shop.userId)
    if (method === 'GET') continue
    const foreign = { method, headers: { 'sec-fetch-site': 'cross-site' } }
    expect.soft(await shop.send(door, { orderId }, foreign)).toMatchObject({ status: 403 })
  }
  expect(await shop.order()).toMatchObject({ paymentStatus: 'awaiting_action' })
})

test('looking at the bank over and over is slowed down', async () => {
  const shop = await newShop()
  const orderId = await payAsked(shop)
  const statuses: number[] = []
  for (let looks = 0; looks <= 40; looks++) statuses.push((await shop.send(doors.bankAction, { orderId }, { method: 'GET' })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(statuses.at(-1)).toBe(429)
})
