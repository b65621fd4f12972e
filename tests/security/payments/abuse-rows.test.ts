import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { webhookEvents } from '@/lib/adapters/database/schema'
import { passenger, visa } from '@/lib/adapters/database/testing-samples'
import { undoTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { declined } from '@/tests/orders/order-world'
import { doors, type Shop, withShops } from './shop'

// The rows of the abuse matrix about paying and booking, each sent to the real routes.

const newShop = withShops()

/** Nothing was held, nothing ordered, nothing booked. */
async function expectNothingBought(shop: Shop): Promise<void> {
  expect(await shop.deps.orders.list(shop.userId)).toEqual([])
  expect(await shop.payments()).toEqual([])
  expect(shop.supplier.bookCalls).toBe(0)
}
const paid = async (shop: Shop) => (await shop.payments()).map(({ capturedMinor }) => capturedMinor)

describe('row 54: fields that do not belong there', () => {
  test.each([
    ['role', { role: 'admin' }, 'unknown_field'],
    ['price', { price: 1 }, 'unknown_field'],
    ['userId', { userId: 'somebody-else' }, 'unknown_field'],
    ['cc_number', { cc_number: '4242' }, 'card_data_not_accepted'],
    ['cc_expiry_date', { cc_expiry_date: '12/34' }, 'card_data_not_accepted'],
    ['cc_security_code', { cc_security_code: '123' }, 'card_data_not_accepted'],
    ['CC_NUMBER within the card', { card: { ...visa, CC_NUMBER: '4242' } }, 'card_data_not_accepted'],
  ])('%s is refused with 400', async (_name, extra, code) => {
    const shop = await newShop()
    const body = { ...shop.press(await shop.confirm()).body, ...extra }
    const answer = await shop.send(doors.pay, {}, { body })
    expect(answer).toMatchObject({ status: 400, body: { error: { code } } })
    await expectNothingBought(shop)
  })

  test('__proto__ is refused with 400', async () => {
    const shop = await newShop()
    const { body } = shop.press(await shop.confirm())
    const sent = JSON.stringify(body).replace(/^\{/, '{"__proto__":{"isAdmin":true},')
    expect(await shop.send(doors.pay, {}, { body: sent })).toMatchObject({ status: 400, body: { error: { code: 'unknown_field' } } })
    await expectNothingBought(shop)
  })
})

describe('row 55: another amount or currency', () => {
  test.each([{ amount: { amountMinor: 100, currency: 'GBP' } }, { currency: 'JPY' }, { total: 1 }, { quote: { total: 1 } }])(
    '%j is not even read: the press is refused, and without it the server’s total is paid',
    async (extra) => {
      const shop = await newShop()
      const press = shop.press(await shop.confirm())
      const cheap = await shop.send(doors.pay, {}, { body: { ...press.body, ...extra } })
      expect(cheap).toMatchObject({ status: 400, body: { error: { code: 'unknown_field' } } })
      await expectNothingBought(shop)
      const answer = await shop.send(doors.pay, {}, press)
      expect(answer).toMatchObject({ status: 200, body: { status: 'success', total: { amountMinor: 21_200, currency: 'GBP' } } })
      expect(await paid(shop)).toEqual([21_200])
    },
  )
})

describe('row 56: a press without a valid confirmation', () => {
  const again = { status: 409, body: { error: { code: 'confirm_again' } } }

  test('without one', async () => {
    const shop = await newShop()
    expect(await shop.send(doors.pay, {}, { body: { card: visa } })).toMatchObject(again)
    expect(await shop.send(doors.pay, {}, { body: { confirmationId: '', card: visa } })).toMatchObject(again)
    await expectNothingBought(shop)
  })

  test('an invented one, and somebody else’s, which cannot be told apart', async () => {
    const other = await newShop()
    const foreign = await other.confirm()
    const shop = await newShop()
    const messages: string[] = []
    for (const confirmationId of ['cnf_00000000000000000000000000000000', foreign]) {
      const answer = await shop.send(doors.pay, {}, shop.press(confirmationId))
      expect(answer).toMatchObject(again)
      messages.push(answer.body.error.message)
    }
    expect(messages[0]).toBe(messages[1])
    await expectNothingBought(shop)
    await expectNothingBought(other)
  })

  test('one that was used for a card that was declined pays with no other card', async () => {
    const shop = await newShop()
    const confirmationId = await shop.confirm()
    const first = await shop.send(doors.pay, {}, shop.press(confirmationId, declined))
    expect(first).toMatchObject({ status: 200, body: { paymentStatus: 'failed', lastError: 'Your card was declined.' } })
    expect(await shop.send(doors.pay, {}, shop.press(confirmationId))).toMatchObject(again)
    expect(await paid(shop)).toEqual([])
    expect(await shop.send(doors.pay, {}, shop.press(confirmationId, declined))).toMatchObject({ body: first.body })
  })

  test('one of another offer', async () => {
    const shop = await newShop()
    const confirmationId = await shop.confirm()
    await shop.append({ command: { type: 'set-passengers', passengers: [{ ...passenger, firstName: 'Eva' }] }, facts: {} })
    expect(await shop.send(doors.pay, {}, shop.press(confirmationId))).toMatchObject(again)
    await expectNothingBought(shop)
  })

  test('one whose price ran out', async () => {
    const shop = await newShop()
    const confirmationId = await shop.confirm()
    shop.time.now += 15 * 60_000
    expect(await shop.send(doors.pay, {}, shop.press(confirmationId))).toMatchObject(again)
    await expectNothingBought(shop)
  })
})

describe('row 57: incomplete passengers', () => {
  /** Takes back the billing, and the passengers. */
  const withoutPassengers = async (shop: Shop) => {
    await undoTripCommand(shop, shop.deps)
    await undoTripCommand(shop, shop.deps)
  }

  test('the price is not confirmed, and how many are complete is said', async () => {
    const shop = await newShop()
    await withoutPassengers(shop)
    const answer = await shop.send(doors.quote, { threadId: shop.threadId })
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'passengers-incomplete', field: 'passengers' } } })
    expect(answer.body.error.message).toContain('0/1 passengers completed.')
  })

  test('a confirmation from before they became incomplete buys nothing', async () => {
    const shop = await newShop()
    const confirmationId = await shop.confirm()
    await withoutPassengers(shop)
    expect(await shop.send(doors.pay, {}, shop.press(confirmationId))).toMatchObject({
      status: 409,
      body: { error: { code: 'confirm_again' } },
    })
    await expectNothingBought(shop)
  })
})

describe('row 58: a card that the form would not send', () => {
  test.each([
    ['a number instead of a token', { token: '4242 4242 4242 4242' }, 'card_data_not_accepted'],
    ['a number among the last four', { last4: '4242424242424242' }, 'card_data_not_accepted'],
    ['a month that does not exist', { expiryMonth: 13 }, 'bad_request'],
  ])('%s is refused with 400', async (_name, change, code) => {
    const shop = await newShop()
    const answer = await shop.send(doors.pay, {}, shop.press(await shop.confirm(), { ...visa, ...change }))
    expect(answer).toMatchObject({ status: 400, body: { error: { code } } })
    await expectNothingBought(shop)
  })

  test('a token that was never issued is declined, and nothing is booked', async () => {
    const shop = await newShop()
    const answer = await shop.send(doors.pay, {}, shop.press(await shop.confirm(), { ...visa, token: 'tok_sandbox_platinum' }))
    expect(answer).toMatchObject({ status: 200, body: { status: 'idle', paymentStatus: 'failed' } })
    expect(shop.supplier.bookCalls).toBe(0)
  })
})

describe('row 59: webhooks that nobody should believe', () => {
  const event = (eventId: string, paymentId = 'pay_sandbox_unknown') =>
    JSON.stringify({ id: eventId, type: 'payment_intent.succeeded', created: 1, data: { object: { id: paymentId } } })
  const sent = (shop: Shop, body: string, signature?: string, gateway = 'sandbox') =>
    shop.send(doors.webhook, { gateway }, { body, headers: signature ? { 'sandbox-signature': signature } : {} })
  const kept = (shop: Shop, eventId: string) => shop.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId))

  test('unsigned, old, signed with another secret, changed on the way, or no event: 400, and nothing is kept', async () => {
    const shop = await newShop()
    const body = event('evt_unsigned')
    const sixMinutesAgo = new Date(shop.time.now - 6 * 60_000)
    for (const [text, signature] of [
      [body],
      [body, 'nonsense'],
      [body, shop.sign(body, shop.webhookSecret, sixMinutesAgo)],
      [body, shop.sign(body, 'another secret')],
      [body.replace('succeeded', 'canceled'), shop.sign(body)],
      ['not json', shop.sign('not json')],
      ['{}', shop.sign('{}')],
      ['', shop.sign('')],
    ] as const) {
      const answer = await sent(shop, text, signature)
      expect.soft(answer, text).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
    }
    expect(await kept(shop, 'evt_unsigned')).toEqual([])
  })

  test('more than 256 kB: 413, without reading the rest', async () => {
    await newShop()
    let given = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1
        controller.enqueue(new Uint8Array(16 * 1024).fill(97))
      },
    })
    const init = { method: 'POST', body: endless, duplex: 'half', headers: { 'sandbox-signature': 't=1,v1=0' } }
    const response = await doors.webhook(new Request('https://wayfarer.test/api/webhooks/sandbox', init), {
      params: Promise.resolve({ gateway: 'sandbox' }),
    })
    expect(response.status).toBe(413)
    expect(given).toBeLessThan(20)
  })

  test('of a gateway that is not ours: 404, however it is signed', async () => {
    const shop = await newShop()
    const body = event('evt_foreign')
    expect(await sent(shop, body, shop.sign(body), 'stripe')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    expect(await kept(shop, 'evt_foreign')).toEqual([])
  })

  test('valid, about a payment that we do not know: 200, and nothing comes of it', async () => {
    const shop = await newShop()
    const body = event('evt_unknown')
    expect(await sent(shop, body, shop.sign(body))).toMatchObject({ status: 200 })
    await shop.settled()
    expect(await kept(shop, 'evt_unknown')).toMatchObject([{ processedAt: expect.any(Date) }])
    await expectNothingBought(shop)
  })

  test('valid, and a lie: how the payment stands is read from the gateway', async () => {
    const shop = await newShop()
    const asking = { ...visa, token: 'tok_sandbox_asks', last4: '3220' }
    const order = await shop.send(doors.pay, {}, shop.press(await shop.confirm(), asking))
    const [payment] = await shop.payments()
    const body = event('evt_lie', payment?.id)
    expect(await sent(shop, body, shop.sign(body))).toMatchObject({ status: 200 })
    await shop.settled()
    expect(order.body).toMatchObject({ paymentStatus: 'awaiting_action' })
    expect(await shop.order()).toMatchObject({ status: 'idle', paymentStatus: 'awaiting_action' })
    expect(shop.supplier.bookCalls).toBe(0)
  })

  test('the same one twice: 200 both times, kept once', async () => {
    const shop = await newShop()
    const body = event('evt_twice')
    const signature = shop.sign(body)
    const answers = await Promise.all([sent(shop, body, signature), sent(shop, body, signature), sent(shop, body, signature)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await shop.settled()
    expect(await kept(shop, 'evt_twice')).toHaveLength(1)
  })
})

describe('row 60: pressed more than once', () => {
  test('fifty presses at once from two tabs make one order and get one answer', async () => {
    const shop = await newShop()
    const press = shop.press(await shop.confirm())
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.send(doors.pay, {}, press)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(await shop.deps.orders.list(shop.userId)).toHaveLength(1)
    expect(shop.supplier.bookCalls).toBe(1)
    expect(await paid(shop)).toEqual([21_200])
  })

  test('a second tab with a confirmation of its own is told that the trip is bought', async () => {
    const shop = await newShop()
    const [one, other] = [await shop.confirm(), await shop.confirm()]
    const answers = await Promise.all([one, other].map((id) => shop.send(doors.pay, {}, shop.press(id))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await paid(shop)).toEqual([21_200])
  })

  test('back, refresh and press again: the same order, the same page', async () => {
    const shop = await newShop()
    const press = shop.press(await shop.confirm())
    const first = await shop.send(doors.pay, {}, press)
    expect(await shop.send(doors.pay, {}, press)).toMatchObject({ status: 200, body: first.body })
    const seen = await shop.send(doors.view, { orderId: first.body.orderId }, { method: 'GET' })
    expect(seen).toMatchObject({ status: 200, body: first.body })
  })
})
