import { expect, test } from 'vitest'
import { createSavedCardStore } from '@/lib/adapters/database/saved-card-store'
import { onEachDatabase } from '@/lib/adapters/database/testing'
import { pounds, visa } from '@/lib/adapters/database/testing-samples'
import { createOutboxStore } from '@/lib/adapters/mail/outbox'
import { createSandboxBank } from '@/lib/adapters/payments/sandbox/sandbox-bank'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { CardToken } from '@/lib/travel/payment/billing'
import { declined, openOrderWorld } from '@/tests/orders/order-world'
import { viewOrder } from './order-view'
import { payDue } from './pay-due'
import { quoteDuePayment } from './quote-due-payment'
import { receiptKey } from './receipt'
import { resumeOrder } from './resume-order'
import { resumeOrders } from './resume-orders'

const MASTERCARD: CardToken = { ...visa, token: 'tok_sandbox_mastercard', brand: 'mastercard', last4: '4444' }
const ASKS: CardToken = { ...visa, token: 'tok_sandbox_asks', last4: '3220' }
const MINUTE_MS = 60_000

await onEachDatabase((database) => {
  /** A traveller whose trip is booked, and whose first card could not be charged. */
  const openDue = async () => {
    const world = await openOrderWorld(database())
    const { capture } = world.deps.gateway
    world.deps.gateway.capture = async () => ({ decline: { code: 'card_declined', message: 'Your card was declined.' } })
    const { id: orderId } = await world.buy()
    world.deps.gateway.capture = capture
    const ask = () => quoteDuePayment({ orderId, userId: world.userId, now: world.deps.clock() }, world.deps)
    const confirmDue = async () => {
      const quoted = await ask()
      if ('refusal' in quoted) throw new Error(quoted.refusal.message)
      return quoted.confirmationId
    }
    const press = (confirmationId: string, card: CardToken = MASTERCARD, deps = world.deps) =>
      payDue({ orderId, confirmationId, card, userId: world.userId, now: world.deps.clock() }, deps)
    return { ...world, orderId, ask, confirmDue, press }
  }
  const CONFIRM_AGAIN = { refusal: { code: 'confirm_again' } }

  test('another card pays the booked trip: held, charged, confirmed by mail, and never booked again', async () => {
    const world = await openDue()
    expect(await world.ask()).toEqual({
      confirmationId: expect.stringMatching(/^cnf_/),
      amount: pounds(21200),
      expiresAt: '2026-11-20T09:15:00.000Z',
    })
    const paid = await world.press(await world.confirmDue())
    expect(paid).toMatchObject({
      order: { id: world.orderId, status: 'success', paymentStatus: 'succeeded', authoriseNumber: 2, lastError: null, card: MASTERCARD },
    })
    expect(world.supplier.bookCalls).toBe(1)
    expect((await world.holds(world.orderId)).toSorted()).toEqual(['canceled 0/21200', 'succeeded 21200/21200'])
    expect((await world.steps(world.orderId)).slice(-5)).toEqual([
      'capture failed',
      'confirm succeeded',
      'authorise succeeded',
      'capture succeeded',
      'send-receipt succeeded',
    ])
    expect(await createOutboxStore(world.db).find(receiptKey(world.orderId))).not.toBeNull()
    if ('order' in paid) expect(await viewOrder(paid.order, world.deps.orders)).toMatchObject({ charged: pounds(21200), held: null })
  })

  test('fifty presses from two tabs make one authorisation and get the same answer', async () => {
    const world = await openDue()
    const confirmationId = await world.confirmDue()
    const { authorise } = world.deps.gateway
    let authorised = 0
    world.deps.gateway.authorise = (request) => {
      authorised++
      return authorise(request)
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.press(confirmationId)))
    for (const answer of answers) expect(answer).toMatchObject({ order: { status: 'success', authoriseNumber: 2 } })
    expect(authorised).toBe(1)
    expect((await world.holds(world.orderId)).toSorted()).toEqual(['canceled 0/21200', 'succeeded 21200/21200'])
  })

  test('two tabs with a confirmation each pay once', async () => {
    const world = await openDue()
    const confirmationIds = [await world.confirmDue(), await world.confirmDue()]
    const answers = await Promise.all(confirmationIds.map((confirmationId) => world.press(confirmationId)))
    expect(answers.filter((answer) => 'order' in answer)).toHaveLength(1)
    expect(answers.flatMap((answer) => ('refusal' in answer ? [answer.refusal.code] : []))).toHaveLength(1)
    expect((await world.holds(world.orderId)).toSorted()).toEqual(['canceled 0/21200', 'succeeded 21200/21200'])
  })

  test('a card that is declined leaves the trip booked and to be paid, and says both', async () => {
    const world = await openDue()
    const confirmationId = await world.confirmDue()
    expect(await world.press(confirmationId, declined)).toMatchObject({
      order: {
        status: 'payment_due',
        paymentStatus: 'failed',
        lastError:
          'Your card was declined. Your trip is booked, reference SBX-1, but £212.00 still has to be paid: please use another card.',
      },
    })
    expect(await world.press(confirmationId, declined)).toMatchObject({ order: { paymentStatus: 'failed', authoriseNumber: 2 } })
    expect(await world.press(confirmationId, MASTERCARD)).toMatchObject(CONFIRM_AGAIN)
    expect(await world.press(await world.confirmDue())).toMatchObject({ order: { status: 'success', authoriseNumber: 3 } })
  })

  test('a confirmation from before another try has to be given again', async () => {
    const world = await openDue()
    const before = await world.confirmDue()
    await world.press(await world.confirmDue(), declined)
    expect(await world.press(before)).toMatchObject(CONFIRM_AGAIN)
    expect(await world.order()).toMatchObject({ status: 'payment_due', authoriseNumber: 2 })
  })

  test('an invented, expired or foreign confirmation, or one of the checkout, pays nothing', async () => {
    const [world, other] = [await openDue(), await openDue()]
    expect(await world.press('cnf_invented')).toMatchObject(CONFIRM_AGAIN)
    expect(await world.press(await other.confirmDue())).toMatchObject(CONFIRM_AGAIN)
    expect(await world.press(await world.confirm())).toMatchObject(CONFIRM_AGAIN)
    const confirmationId = await world.confirmDue()
    world.time.now += 15 * MINUTE_MS
    expect(await world.press(confirmationId)).toMatchObject(CONFIRM_AGAIN)
    expect(await world.order()).toMatchObject({ status: 'payment_due', authoriseNumber: 1 })
  })

  test('a permission to pay a booked trip buys no other one', async () => {
    const world = await openDue()
    expect(await world.pay(await world.confirmDue())).toMatchObject(CONFIRM_AGAIN)
    expect(world.supplier.bookCalls).toBe(1)
  })

  test("another traveller's order is as one that does not exist, and a paid one has nothing due", async () => {
    const [world, stranger] = [await openDue(), await openOrderWorld(database())]
    const of = { orderId: world.orderId, userId: stranger.userId, now: stranger.deps.clock() }
    expect(await quoteDuePayment(of, stranger.deps)).toMatchObject({ refusal: { code: 'not_found' } })
    const confirmationId = await world.confirmDue()
    expect(await payDue({ ...of, confirmationId, card: visa }, stranger.deps)).toMatchObject({ refusal: { code: 'not_found' } })
    const late = await world.confirmDue()
    await world.press(confirmationId)
    expect(await world.ask()).toMatchObject({ refusal: { code: 'nothing-due' } })
    expect(await world.press(late)).toMatchObject({ refusal: { code: 'nothing-due' } })
  })

  test('a bank that asks is answered, and the trip is charged; one that is not answered leaves it to be paid', async () => {
    const world = await openDue()
    expect(await world.press(await world.confirmDue(), ASKS)).toMatchObject({
      order: { status: 'payment_due', paymentStatus: 'awaiting_action', actionBy: '2026-11-20T09:15:00.000Z' },
    })
    expect(await world.ask()).toMatchObject({ refusal: { code: 'order-running' } })
    world.time.now += 15 * MINUTE_MS
    await resumeOrders(world.deps)
    const due = await world.order()
    expect(due).toMatchObject({ status: 'payment_due', paymentStatus: 'failed', actionBy: null })
    expect(due?.lastError).toMatch(/^Your bank’s check wasn’t finished in time.* Your trip is booked, reference SBX-1/)

    const asked = await world.press(await world.confirmDue(), ASKS)
    const paymentId = ('order' in asked && asked.order.paymentId) || ''
    await createSandboxBank(world.db, world.deps.clock).answerCheck({ paymentId, userId: world.userId, answer: 'complete' })
    const resumed = await resumeOrder({ orderId: world.orderId, userId: world.userId }, world.deps)
    expect(resumed).toMatchObject({ order: { status: 'success', paymentStatus: 'succeeded', authoriseNumber: 3 } })
  })

  test('a charge that nobody answers stays held until it is, and a second "no" asks for yet another card', async () => {
    const world = await openDue()
    const { capture } = world.deps.gateway
    world.deps.gateway.capture = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    expect(await world.press(await world.confirmDue())).toMatchObject({ order: { status: 'payment_due', paymentStatus: 'authorised' } })
    world.deps.gateway.capture = async () => ({ decline: { code: 'card_declined', message: 'Your card was declined.' } })
    world.time.now += 1_000
    await resumeOrders(world.deps)
    expect(await world.order()).toMatchObject({ status: 'payment_due', paymentStatus: 'failed' })
    world.deps.gateway.capture = capture
    expect(await world.press(await world.confirmDue())).toMatchObject({ order: { status: 'success' } })
    expect((await world.holds(world.orderId)).toSorted()).toEqual(['canceled 0/21200', 'canceled 0/21200', 'succeeded 21200/21200'])
  })

  test('killed before the confirmation was marked used, it still pays once', async () => {
    const world = await openDue()
    const { use } = world.deps.confirmations
    const confirmationId = await world.confirmDue()
    world.deps.confirmations.use = () => Promise.reject(new Error('killed'))
    await expect(world.press(confirmationId, declined)).rejects.toThrow('killed')
    world.deps.confirmations.use = use
    world.time.now += MINUTE_MS
    await resumeOrders(world.deps)
    expect(await world.press(confirmationId)).toMatchObject(CONFIRM_AGAIN)
    await world.press(await world.confirmDue(), declined)
    expect(await world.press(confirmationId)).toMatchObject(CONFIRM_AGAIN)
    expect(await world.order()).toMatchObject({ status: 'payment_due', authoriseNumber: 3 })
  })

  test('the card that pays at last is kept when that was wanted', async () => {
    const world = await openDue()
    const savedCards = createSavedCardStore(world.db)
    const of = { orderId: world.orderId, userId: world.userId, now: world.deps.clock() }
    await payDue({ ...of, confirmationId: await world.confirmDue(), card: MASTERCARD, keepCard: true }, { ...world.deps, savedCards })
    expect(await savedCards.list(world.userId)).toMatchObject([{ card: { last4: '4444' } }])
  })
})
