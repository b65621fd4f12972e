import { expect, test } from 'vitest'
import { visa } from '@/lib/adapters/database/testing-samples'
import { asking } from '@/tests/orders/asked-order'
import { declined } from '@/tests/orders/order-world'
import { doors, withShops } from './shop'

const newShop = withShops()
const named = (key: string) => ({ 'idempotency-key': key })
const KEY = 'press_0123456789abcdef'

test('a press that is sent again with its key gets the first answer, word for word', async () => {
  const shop = await newShop()
  const press = shop.press(await shop.confirm(), visa, named(KEY))
  const first = await shop.send(doors.pay, {}, press)
  const again = await shop.send(doors.pay, {}, press)
  expect(first).toMatchObject({ status: 200, body: { status: 'success' } })
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test('fifty presses with one key make one order and get one answer', async () => {
  const shop = await newShop()
  const press = shop.press(await shop.confirm(), visa, named(KEY))
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.send(doors.pay, {}, press)))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
  expect((await shop.payments()).map(({ capturedMinor }) => capturedMinor)).toEqual([21_200])
  expect(shop.supplier.bookCalls).toBe(1)
})

test('the same key for another card or another confirmation is refused, and nothing is charged for it', async () => {
  const shop = await newShop()
  const confirmationId = await shop.confirm()
  await shop.send(doors.pay, {}, shop.press(confirmationId, declined, named(KEY)))
  for (const press of [shop.press(confirmationId, visa, named(KEY)), shop.press(await shop.confirm(), declined, named(KEY))]) {
    const answer = await shop.send(doors.pay, {}, press)
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reused' } } })
  }
  expect(await shop.payments()).toEqual([])
})

test('an answer that is not the last word is not kept: sent again, the order is told as it stands by then', async () => {
  const shop = await newShop()
  const press = shop.press(await shop.confirm(), asking, named(KEY))
  expect(await shop.send(doors.pay, {}, press)).toMatchObject({ body: { paymentStatus: 'awaiting_action' } })
  const [payment] = await shop.payments()
  await shop.bank.answerCheck({ paymentId: payment?.id ?? '', userId: shop.userId, answer: 'complete' })
  await shop.send(doors.resume, { orderId: payment?.orderId ?? '' })
  const again = await shop.send(doors.pay, {}, press)
  expect(again).toMatchObject({ status: 200, body: { status: 'success' } })
  expect(again.headers.get('idempotent-replayed')).toBeNull()
})

test('a refusal that may be none a moment later is not kept', async () => {
  const shop = await newShop()
  const { id: orderId } = await shop.buy()
  const held = await shop.deps.journal.claim(orderId, shop.deps.clock(), 15_000)
  const resend = { body: { key: 'again-1' }, headers: named(KEY), path: `/api/orders/${orderId}/resend` }
  expect(await shop.send(doors.resend, { orderId }, resend)).toMatchObject({ status: 409, body: { error: { code: 'order-running' } } })
  await shop.deps.journal.release(orderId, held?.version ?? 0)
  expect(await shop.send(doors.resend, { orderId }, resend)).toMatchObject({ status: 200, body: { status: 'success' } })
})

test('a booking is given back once per key, and its confirmation sent once', async () => {
  const shop = await newShop()
  const { orderId, cancellationId } = await shop.askBack()
  const resend = { body: { key: 'again-1' }, headers: named(`${KEY}_resend`), path: `/api/orders/${orderId}/resend` }
  const sent = await shop.send(doors.resend, { orderId }, resend)
  expect(sent.status).toBe(200)
  expect((await shop.send(doors.resend, { orderId }, resend)).headers.get('idempotent-replayed')).toBe('true')
  const press = { body: { cancellationId }, headers: named(`${KEY}_cancel`), path: `/api/orders/${orderId}/cancel` }
  const first = await shop.send(doors.cancel, { orderId }, press)
  expect(first).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  expect(await shop.send(doors.cancel, { orderId }, press)).toMatchObject({ status: 200, body: first.body })
  // The key of one address is not that of another.
  const elsewhere = { ...press, headers: named(KEY), path: '/api/orders/ord_other/cancel' }
  await shop.send(doors.cancel, { orderId }, { ...press, headers: named(KEY) })
  expect(await shop.send(doors.cancel, { orderId: 'ord_other' }, elsewhere)).toMatchObject({ status: 422 })
})

test('a key that is none is refused before anything is done', async () => {
  const shop = await newShop()
  const answer = await shop.send(doors.pay, {}, shop.press(await shop.confirm(), visa, named('short')))
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
  expect(await shop.payments()).toEqual([])
})
