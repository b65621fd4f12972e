import { expect, test } from 'vitest'
import { visa } from '@/lib/adapters/database/testing-samples'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { declined } from '@/tests/orders/order-world'
import { doors, type Shop, withShops } from './shop'

const newShop = withShops()
const mastercard = { ...visa, token: 'tok_sandbox_mastercard', brand: 'Mastercard', last4: '4444' }
const again = { status: 409, body: { error: { code: 'confirm_again' } } }

/** A bank that lets the first hold go before it is captured. */
function losingFirstHold(gateway: PaymentGateway): PaymentGateway {
  let first: string | null = null
  return {
    ...gateway,
    async capture(request) {
      first ??= request.paymentId
      if (request.paymentId !== first) return gateway.capture(request)
      return { decline: { code: 'hold_gone', message: 'The hold on your card is gone.' } }
    },
  }
}

/** A trip that is booked and not paid for, with the permission to pay it. */
async function openDebt() {
  const shop = await newShop(losingFirstHold)
  const booked = await shop.send(doors.pay, {}, shop.press(await shop.confirm()))
  expect(booked).toMatchObject({ status: 200, body: { status: 'payment_due', charged: { amountMinor: 0 } } })
  const orderId: string = booked.body.orderId
  const quoted = await shop.send(doors.quoteDue, { orderId })
  expect(quoted).toMatchObject({ status: 200, body: { amount: { amountMinor: 21_200, currency: 'GBP' } } })
  const pay = (change: object = {}) => {
    const body = { confirmationId: quoted.body.confirmationId, card: mastercard, ...change }
    return shop.send(doors.payDue, { orderId }, { body, path: `/api/orders/${orderId}/payment` })
  }
  return { shop, orderId, quoted, pay }
}
const captured = async (shop: Shop) => (await shop.payments()).map(({ capturedMinor }) => capturedMinor).filter((minor) => minor > 0)

test('another card pays for the booked trip, once, however often it is pressed', async () => {
  const { shop, orderId, pay } = await openDebt()
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay()))
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { orderId, status: 'success', charged: { amountMinor: 21_200 } } })
  }
  expect(await captured(shop)).toEqual([21_200])
  expect(shop.supplier.bookCalls).toBe(1)
})

test('an amount of the browser’s own is not read', async () => {
  const { shop, pay } = await openDebt()
  expect(await pay({ amount: { amountMinor: 1, currency: 'GBP' } })).toMatchObject({
    status: 400,
    body: { error: { code: 'unknown_field' } },
  })
  expect(await captured(shop)).toEqual([])
})

test('without a confirmation, with an invented one, one of another trip, or one that ran out, nothing is paid', async () => {
  const other = await openDebt()
  const { shop, pay } = await openDebt()
  for (const confirmationId of [undefined, '', 'cnf_invented', other.quoted.body.confirmationId]) {
    expect.soft(await pay({ confirmationId }), confirmationId).toMatchObject(again)
  }
  shop.time.now += 60 * 60_000
  expect(await pay()).toMatchObject(again)
  expect(await captured(shop)).toEqual([])
})

test('the press that booked the trip pays nothing when it is sent again', async () => {
  const { shop, orderId, pay } = await openDebt()
  const order = await shop.deps.orders.find(orderId, shop.userId)
  expect(await pay({ confirmationId: order?.confirmationId })).toMatchObject(again)
  const repeated = await pay({ confirmationId: order?.confirmationId, card: visa })
  expect(repeated).toMatchObject({ status: 200, body: { status: 'payment_due', paymentStatus: 'failed' } })
  expect(await captured(shop)).toEqual([])
})

test('a confirmation that was used for a card that was declined pays with no other card', async () => {
  const { shop, orderId, pay } = await openDebt()
  expect(await pay({ card: declined })).toMatchObject({ status: 200, body: { status: 'payment_due', paymentStatus: 'failed' } })
  expect(await pay()).toMatchObject(again)
  const { body } = await shop.send(doors.quoteDue, { orderId })
  expect(await pay({ confirmationId: body.confirmationId })).toMatchObject({ body: { status: 'success' } })
  expect(await captured(shop)).toEqual([21_200])
})

test('the permission to pay a debt buys no trip', async () => {
  const { shop, quoted } = await openDebt()
  const answer = await shop.send(doors.pay, {}, shop.press(quoted.body.confirmationId))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await shop.deps.orders.list(shop.userId)).toHaveLength(1)
  expect(await captured(shop)).toEqual([])
})

test('an order that owes nothing is neither quoted nor paid', async () => {
  const shop = await newShop()
  const { orderId } = (await shop.send(doors.pay, {}, shop.press(await shop.confirm()))).body
  expect(await shop.send(doors.quoteDue, { orderId })).toMatchObject({ status: 409 })
  const body = { confirmationId: 'cnf_invented', card: visa }
  expect((await shop.send(doors.payDue, { orderId }, { body })).status).toBe(409)
  expect(await captured(shop)).toEqual([21_200])
})

test('another traveller’s debt is not there', async () => {
  const { shop, orderId, pay } = await openDebt()
  await newShop()
  expect((await shop.send(doors.quoteDue, { orderId })).status).toBe(404)
  const stranger = await newShop()
  const body = { confirmationId: 'cnf_invented', card: visa }
  expect((await stranger.send(doors.payDue, { orderId }, { body })).status).toBe(404)
  shop.signInAs(null)
  expect((await pay()).status).toBe(401)
})
