import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '@/lib/adapters/database/testing'
import { pounds, visa } from '@/lib/adapters/database/testing-samples'
import { createOutboxStore } from '@/lib/adapters/mail/outbox'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { declined, openOrderWorld } from '@/tests/orders/order-world'
import { advanceOrder } from './advance-order'
import { orderView } from './order-view'
import { placeOrder } from './place-order'
import { receiptKey } from './receipt'
import { resumeOrders } from './resume-orders'

let opened: Awaited<ReturnType<typeof openTestDatabase>> | undefined
beforeAll(async () => {
  opened = await openTestDatabase('pglite')
})
afterAll(() => opened?.close())

function openWorld() {
  if (!opened) throw new Error('the test database is not open yet')
  return openOrderWorld(opened.db)
}

async function placed(world: Awaited<ReturnType<typeof openWorld>>, card = visa) {
  const answer = await world.pay(await world.confirm(), card)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.order
}

test('an order is held, booked, charged and confirmed by mail, in this order', async () => {
  const world = await openWorld()
  const order = await placed(world)
  expect(orderView(order)).toMatchObject({
    orderId: order.id,
    threadId: world.threadId,
    status: 'success',
    paymentStatus: 'succeeded',
    total: pounds(21200),
    bookingReference: 'SBX-1',
    ticketNumbers: ['123-1'],
    cardBrand: 'visa',
    cardLast4: '4242',
    lastError: null,
    isSimulated: true,
  })
  expect(await world.steps(order.id)).toEqual(
    ['authorise', 'fetch-terms', 'book', 'fetch-details', 'capture', 'send-receipt'].map((step) => `${step} succeeded`),
  )
  expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
})

test('what is about to be sent is written down first, under one key per step', async () => {
  const world = await openWorld()
  const order = await placed(world)
  const steps = await world.deps.orders.listSteps(order.id, world.userId)
  expect(steps.map(({ state }) => state)).toEqual(steps.map((_, index) => (index % 2 === 0 ? 'started' : 'succeeded')))
  expect(steps[0]).toMatchObject({ step: 'authorise', key: `order:${order.id}:authorise:1` })
})

test('the receipt says in its subject and first line that the booking is simulated', async () => {
  const world = await openWorld()
  const order = await placed(world)
  const receipt = await createOutboxStore(world.db).find(receiptKey(order.id))
  expect(receipt?.text).toContain('Booking reference: SBX-1')
  expect(receipt?.subject).toBe('[Simulated] Your trip to Lisbon is booked: SBX-1')
  expect(receipt?.text.split('\n')[0]).toBe('This booking is simulated: no seat is reserved and no money was taken.')
  expect(receipt?.text).toContain('Outbound: TP1360, Fri 4 Dec, LHR 09:40 to LIS 12:25')
  expect(receipt?.text).toContain('Paid: £212.00 by visa ending 4242')
  expect(order.status).toBe('success')
})

test('a declined card leaves the order open for another card', async () => {
  const world = await openWorld()
  const first = await placed(world, declined)
  expect(first).toMatchObject({ status: 'idle', paymentStatus: 'failed', lastError: 'Your card was declined.', authoriseNumber: 1 })
  expect(world.supplier.bookCalls).toBe(0)
  const second = await placed(world)
  expect(second).toMatchObject({ id: first.id, status: 'success', authoriseNumber: 2, lastError: null })
  expect(await world.holds(first.id)).toEqual(['succeeded 21200/21200'])
})

test('a press that was declined cannot pay when it is sent again', async () => {
  const world = await openWorld()
  const confirmationId = await world.confirm()
  await world.pay(confirmationId, declined)
  expect(await world.pay(confirmationId, visa)).toMatchObject({ order: { status: 'idle', paymentStatus: 'failed' } })
  await world.pay(await world.confirm(), declined)
  expect(await world.pay(confirmationId, visa)).toMatchObject({ order: { paymentStatus: 'failed', authoriseNumber: 2 } })
})

test('a press whose process died before it was marked used cannot pay later either', async () => {
  const world = await openWorld()
  const { use } = world.deps.confirmations
  const first = await world.confirm()
  world.deps.confirmations.use = () => Promise.reject(new Error('killed'))
  await expect(world.pay(first, declined)).rejects.toThrow('killed')
  world.deps.confirmations.use = use
  await resumeOrders(world.deps)
  await world.pay(await world.confirm(), declined)
  expect(await world.pay(first, visa)).toMatchObject({ order: { paymentStatus: 'failed', authoriseNumber: 2 } })
})

test('a price that rose stops before anything is bought, lets the hold go and asks again', async () => {
  const world = await openWorld()
  const confirmationId = await world.confirm()
  world.supplier.total = 21300
  const answer = await world.pay(confirmationId)
  expect(answer).toMatchObject({ order: { status: 'price_changed', paymentStatus: 'voided' } })
  expect(answer).toMatchObject({ order: { lastError: 'The price is now £213.00; it was £212.00. Please check it and confirm again.' } })
  expect(world.supplier.bookCalls).toBe(0)
  const quoted = await world.quote()
  expect(quoted).toMatchObject({ previousTotal: pounds(21200), quote: { total: pounds(21300) } })
  const order = await placed(world)
  expect(order).toMatchObject({ status: 'success', authoriseNumber: 2, quote: { total: pounds(21300) } })
  expect(await world.holds(order.id)).toEqual(['canceled 0/21200', 'succeeded 21300/21300'])
})

test('a price that fell is charged at the lower amount', async () => {
  const world = await openWorld()
  const confirmationId = await world.confirm()
  world.supplier.total = 20000
  const answer = await world.pay(confirmationId)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  expect(orderView(answer.order)).toMatchObject({ status: 'success', total: pounds(20000) })
  expect(await world.holds(answer.order.id)).toEqual(['succeeded 20000/21200'])
})

test("the supplier's no lets the hold go, and the thread may order anew", async () => {
  const world = await openWorld()
  world.supplier.booking = 'sold-out'
  const first = await placed(world)
  expect(first).toMatchObject({ status: 'failed', paymentStatus: 'voided', bookingReference: null })
  expect(first.lastError).toBe('Booking API failed. The last seat was just sold.')
  expect(await world.holds(first.id)).toEqual(['canceled 0/21200'])
  world.supplier.booking = 'booked'
  const second = await placed(world)
  expect(second.id).not.toBe(first.id)
  expect(second.status).toBe('success')
})

test('terms that are refused or do not come let the hold go', async () => {
  for (const [terms, lastError] of [
    ['silent', 'Flight terms API failed'],
    ['sold-out', 'Flight terms API failed. The last seat was just sold.'],
  ] as const) {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    world.supplier.terms = terms
    expect(await world.pay(confirmationId)).toMatchObject({ order: { status: 'failed', paymentStatus: 'voided', lastError } })
    expect(world.supplier.bookCalls).toBe(0)
  }
})

test('a booking whose answer was lost is found again, not sent again', async () => {
  const world = await openWorld()
  world.supplier.booking = 'lost'
  const order = await placed(world)
  expect(order).toMatchObject({ status: 'success', bookingReference: 'SBX-1' })
  expect(world.supplier.booked).toHaveLength(1)
  expect(await world.steps(order.id)).toContain('look-up succeeded')
})

test('a booking that stays pending for a while is waited for', async () => {
  const world = await openWorld()
  world.supplier.booking = 'slow'
  expect(await placed(world)).toMatchObject({ status: 'success', bookingReference: 'SBX-1' })
  expect(world.supplier.bookCalls).toBe(1)
})

test('a booking that provably was not made lets the hold go', async () => {
  const world = await openWorld()
  world.supplier.booking = 'silent'
  const order = await placed(world)
  expect(order).toMatchObject({ status: 'failed', paymentStatus: 'voided' })
  expect(order.lastError).toBe('Booking API failed. The airline did not take the booking.')
})

test('a booking of which nobody can tell is kept for a person, with its hold', async () => {
  const world = await openWorld()
  world.supplier.booking = 'lost'
  const { findBooking } = world.supplier
  let lookUps = 0
  world.supplier.findBooking = async (reference) => {
    if (lookUps++ > 0) throw new OutsideFailure('recorded', 'no answer')
    return findBooking(reference)
  }
  const order = await placed(world)
  expect(order).toMatchObject({ status: 'needs_review', paymentStatus: 'authorised' })
  expect(await world.holds(order.id)).toEqual(['requires_capture 0/21200'])
  expect(await world.pay(await world.confirm())).toMatchObject({ refusal: { code: 'order-in-review' } })
})

test('details that do not come do not keep a booked trip from its end', async () => {
  const world = await openWorld()
  const { book } = world.supplier
  world.supplier.book = async (request) => {
    const answer = await book(request)
    world.supplier.deadLookUps = 3
    return answer
  }
  const order = await placed(world)
  expect(order).toMatchObject({ status: 'success', bookingReference: 'SBX-1' })
  expect(await world.steps(order.id)).toContain('fetch-details failed')
})

test('a gateway that does not answer is asked again later with the same key, and holds once', async () => {
  const world = await openWorld()
  const { authorise } = world.deps.gateway
  world.deps.gateway.authorise = async (request) => {
    await authorise(request)
    throw new OutsideFailure('sandbox', 'no answer')
  }
  const waiting = { ...world.deps, pace: { ...world.deps.pace, waitMs: 50 } }
  const press = { confirmationId: await world.confirm(), card: visa, userId: world.userId, now: world.deps.clock() }
  const answer = await placeOrder(press, waiting)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  expect(answer.order).toMatchObject({ status: 'idle', paymentStatus: 'processing' })
  world.deps.gateway.authorise = authorise
  await resumeOrders(world.deps)
  expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
  expect(await world.holds(answer.order.id)).toEqual(['succeeded 21200/21200'])
})

test('fifty presses of the same confirmation make one order and get the same answer', async () => {
  const world = await openWorld()
  const confirmationId = await world.confirm()
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.pay(confirmationId)))
  const views = answers.map((answer) => ('order' in answer ? orderView(answer.order) : answer.refusal))
  expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1)
  expect(views[0]).toMatchObject({ status: 'success' })
  expect(world.supplier.bookCalls).toBe(1)
  expect(await world.deps.orders.list(world.userId)).toHaveLength(1)
})

test('fifty presses with another card after a decline authorise once more', async () => {
  const world = await openWorld()
  await placed(world, declined)
  const confirmationId = await world.confirm()
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.pay(confirmationId)))
  for (const answer of answers) expect(answer).toMatchObject({ order: { status: 'success', authoriseNumber: 2 } })
  expect(world.supplier.bookCalls).toBe(1)
})

test('two tabs with a confirmation each buy one trip', async () => {
  const world = await openWorld()
  const confirmationIds = [await world.confirm(), await world.confirm()]
  const answers = await Promise.all(confirmationIds.map((confirmationId) => world.pay(confirmationId)))
  expect(answers.filter((answer) => 'order' in answer)).toHaveLength(1)
  expect(answers.flatMap((answer) => ('refusal' in answer ? [answer.refusal.code] : []))).toHaveLength(1)
  expect(world.supplier.bookCalls).toBe(1)
})

test('of two that advance an order at once one acts', async () => {
  const world = await openWorld()
  const { create } = world.deps.orders
  let orderId = ''
  world.deps.orders.create = async (order) => {
    orderId = order.id
    await create(order)
    throw new Error('stopped here')
  }
  await expect(world.pay(await world.confirm())).rejects.toThrow('stopped here')
  const advanced = await Promise.all([advanceOrder(orderId, world.deps), advanceOrder(orderId, world.deps)])
  expect(advanced.filter((order) => order === null)).toHaveLength(1)
  expect(advanced.find((order) => order !== null)).toMatchObject({ status: 'success' })
  expect(world.supplier.bookCalls).toBe(1)
})

test('a trip that changed after it was confirmed has to be confirmed again', async () => {
  const changed = { refusal: { code: 'confirm_again' } }
  const edited = await openWorld()
  const before = await edited.confirm()
  await edited.append({ command: { type: 'edit-passengers' }, facts: {} })
  expect(await edited.pay(before)).toMatchObject(changed)

  const undone = await openWorld()
  const confirmationId = await undone.confirm()
  const [first] = await undone.deps.trips.listCommands(undone.threadId, undone.userId)
  await undone.deps.trips.markUndone(undone.threadId, undone.userId, first?.number ?? 0, undone.deps.clock())
  expect(await undone.pay(confirmationId)).toMatchObject(changed)

  expect(await edited.order()).toBeNull()
  expect(await undone.order()).toBeNull()
})

test('a confirmation holds for fifteen minutes', async () => {
  const world = await openWorld()
  const confirmationId = await world.confirm()
  world.time.now += 15 * 60_000
  expect(await world.pay(confirmationId)).toMatchObject({ refusal: { code: 'confirm_again' } })
  expect(await world.order()).toBeNull()
})

test("nobody buys with another's confirmation", async () => {
  const [owner, stranger] = [await openWorld(), await openWorld()]
  expect(await stranger.pay(await owner.confirm())).toMatchObject({ refusal: { code: 'not_found' } })
  expect(await owner.order()).toBeNull()
})

test('a booked trip is not bought again', async () => {
  const world = await openWorld()
  await placed(world)
  expect(await world.pay(await world.confirm())).toMatchObject({ refusal: { code: 'trip-booked' } })
})
