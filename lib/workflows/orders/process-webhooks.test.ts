import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sandboxPayments } from '@/lib/adapters/database/schema'
import { onEachDatabase } from '@/lib/adapters/database/testing'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { brokenInvariants } from '@/tests/orders/invariants'
import { type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'
import { viewOrder } from './order-view'
import { processWebhooks } from './process-webhooks'

async function tell(world: OrderWorld, type: string, paymentId: string | null, gateway = 'sandbox', orderId: string | null = null) {
  const event = { gateway, eventId: `evt_${crypto.randomUUID()}`, type, paymentId, orderId }
  await world.deps.webhooks.keep(event, world.deps.clock())
  return event
}

const waiting = async (world: OrderWorld, paymentId: string | null) =>
  (await world.deps.webhooks.listWaiting(1000)).filter((event) => event.paymentId === paymentId).length

const news = async (world: OrderWorld, orderId: string) =>
  (await world.deps.orders.listSteps(orderId, world.userId)).filter(({ step }) => step === 'bank-news').map(({ outcome }) => outcome)

/** Of the order's payment nothing has gone back any more. */
async function sendBack(world: OrderWorld) {
  const { paymentId = null } = (await world.order()) ?? {}
  await world.db
    .update(sandboxPayments)
    .set({ refundedMinor: 0 })
    .where(eq(sandboxPayments.id, paymentId ?? ''))
  await tell(world, 'refund.failed', paymentId)
  await processWebhooks(world.deps)
}

await onEachDatabase((database) => {
  const openWorld = () => openOrderWorld(database())
  const booked = async () => {
    const world = await openWorld()
    const order = await world.buy()
    return { world, order, paymentId: order.paymentId ?? '' }
  }

  test('an order that waits goes on when the gateway says that something happened', async () => {
    const world = await openWorld()
    const { id } = await world.place()
    const { capture } = world.deps.gateway
    world.deps.gateway.capture = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    await world.sweepAfter(0)
    const waits = await world.order()
    if (!waits?.paymentId) throw new Error('the order holds no payment')
    expect(waits).toMatchObject({ id, status: 'details_fetching', paymentStatus: 'processing' })
    await world.deps.journal.update(waits, { resumeAt: new Date(world.time.now + 60_000) }, world.deps.clock())
    world.deps.gateway.capture = capture
    await tell(world, 'payment_intent.amount_capturable_updated', waits.paymentId)
    expect(await processWebhooks(world.deps)).toBe(1)
    expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('money that went back in the gateway’s dashboard is told to the owner, and the order stays as it is', async () => {
    const { world, order, paymentId } = await booked()
    await world.deps.gateway.refund({ paymentId, amount: pounds(1200), key: 'dashboard' })
    await tell(world, 'charge.refunded', paymentId)
    expect(await processWebhooks(world.deps)).toBe(1)
    const told = await world.order()
    expect(told).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(told && (await viewOrder(told, world.deps.orders)).charged).toEqual(pounds(20000))
    expect(await news(world, order.id)).toEqual(['succeeded'])
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('money that a bank sent back after it was given is told to the owner as for a person, also where nothing was booked', async () => {
    const cancelled = await openWorld()
    const { orderId } = await cancelled.askBack()
    await cancelled.cancel(orderId)
    await sendBack(cancelled)
    expect(await cancelled.order()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      lastError: 'Your booking is cancelled, but we couldn’t refund the money yet: the bank sent it back. A person is looking into it.',
    })
    expect((await cancelled.steps(orderId)).slice(-2)).toEqual(['refund failed', 'bank-news succeeded'])
    expect(await brokenInvariants(cancelled)).toEqual([])

    const soldOut = await openWorld()
    soldOut.supplier.booking = 'sold-out'
    const { book } = soldOut.supplier
    soldOut.supplier.book = async (request) => {
      const { paymentId, quote } = (await soldOut.order()) ?? {}
      if (paymentId && quote) await soldOut.deps.gateway.capture({ paymentId, amount: quote.total, key: `by hand ${paymentId}` })
      return book(request)
    }
    await soldOut.buy()
    await sendBack(soldOut)
    expect(await soldOut.order()).toMatchObject({
      status: 'failed',
      paymentStatus: 'failed',
      lastError: expect.stringMatching(/^Your card was charged although nothing was booked.*the bank sent it back\./),
    })
  })

  test('events that come twice, late or in the wrong order write nothing twice', async () => {
    const { world, order, paymentId } = await booked()
    await tell(world, 'payment_intent.succeeded', paymentId)
    await tell(world, 'payment_intent.amount_capturable_updated', paymentId)
    await processWebhooks(world.deps)
    const settled = await world.order()
    await tell(world, 'payment_intent.requires_action', paymentId)
    await Promise.all([processWebhooks(world.deps), processWebhooks(world.deps)])
    await processWebhooks(world.deps)
    expect(await waiting(world, paymentId)).toBe(0)
    expect(await news(world, order.id)).toEqual([])
    expect(await world.order()).toMatchObject({ status: settled?.status, paymentStatus: settled?.paymentStatus })
  })

  test('a dispute is written down once, though the payment stands as before and two processes hear of it', async () => {
    const { world, order, paymentId } = await booked()
    const event = await tell(world, 'charge.dispute.created', paymentId)
    const { listWaiting } = world.deps.webhooks
    await processWebhooks(world.deps)
    expect(await listWaiting(1000)).not.toContainEqual(event)
    // The other one had read the event before it was closed.
    await processWebhooks({ ...world.deps, webhooks: { ...world.deps.webhooks, listWaiting: async () => [event] } })
    expect(await news(world, order.id)).toEqual(['charge.dispute.created'])
  })

  test('a time that an order waits for stays, when there was news of another payment', async () => {
    const { world, order, paymentId } = await booked()
    const resumeAt = new Date(world.time.now + 60_000)
    const current = await world.order()
    await world.deps.journal.update(current ?? order, { status: 'needs_review', paymentStatus: 'authorised', resumeAt }, world.deps.clock())
    world.supplier.deadLookUps = 1
    await world.deps.gateway.refund({ paymentId, amount: pounds(100), key: `news:${order.id}` })
    await tell(world, 'charge.refunded', paymentId)
    await processWebhooks(world.deps)
    expect(await news(world, order.id)).toEqual(['succeeded'])
    expect((await world.order())?.resumeAt?.getTime()).toBeGreaterThan(world.time.now)
  })

  test('an event that cannot be worked on stays for the next sweep, and keeps no other waiting', async () => {
    const [first, second] = [await booked(), await booked()]
    const { retrieve } = first.world.deps.gateway
    first.world.deps.gateway.retrieve = (paymentId) =>
      paymentId === first.paymentId ? Promise.reject(new OutsideFailure('sandbox', 'no answer')) : retrieve(paymentId)
    await tell(first.world, 'charge.refunded', first.paymentId)
    await tell(second.world, 'charge.refunded', second.paymentId)
    expect(await processWebhooks(first.world.deps)).toBe(1)
    expect(await waiting(first.world, first.paymentId)).toBe(1)
    first.world.deps.gateway.retrieve = () => Promise.reject(new TypeError('a fault of ours'))
    await expect(processWebhooks(first.world.deps)).rejects.toThrow('a fault of ours')
    expect(await waiting(first.world, first.paymentId)).toBe(1)
    first.world.deps.gateway.retrieve = retrieve
    expect(await processWebhooks(first.world.deps)).toBe(1)
  })

  test('an event about an order that somebody works on waits', async () => {
    const { world, order, paymentId } = await booked()
    const held = await world.deps.journal.claim(order.id, world.deps.clock(), 1000)
    await tell(world, 'charge.refunded', paymentId)
    expect(await processWebhooks(world.deps)).toBe(0)
    await world.deps.journal.release(order.id, held?.version ?? 0)
    expect(await processWebhooks(world.deps)).toBe(1)
  })

  test('events about nothing of ours, or of a gateway that is not used any more, are closed', async () => {
    const { world, paymentId } = await booked()
    await tell(world, 'payment_intent.succeeded', 'pay_of_nobody')
    await tell(world, 'customer.created', null)
    await tell(world, 'charge.refunded', paymentId, 'stripe')
    expect(await processWebhooks(world.deps)).toBe(3)
    expect(await processWebhooks(world.deps)).toBe(0)
  })

  test('what an event says is not believed: the payment is read', async () => {
    const { world, order, paymentId } = await booked()
    await tell(world, 'payment_intent.canceled', paymentId)
    await processWebhooks(world.deps)
    const [books] = await world.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
    expect(books?.status).toBe('succeeded')
    expect(await world.order()).toMatchObject({ id: order.id, status: 'success', paymentStatus: 'succeeded' })
    expect(await brokenInvariants(world)).toEqual([])
  })
})
