import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { brokenInvariants } from '@/tests/orders/invariants'
import { type OrderWorld, openOrderWorld } from '@/tests/orders/order-world'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const NEVER = 1_000_000

/** An airline that booked, or did not, and of which nothing has been heard since. */
async function buySilently(world: OrderWorld, booking: 'lost' | 'silent') {
  const confirmationId = await world.confirm()
  world.supplier.booking = booking
  const { book } = world.supplier
  world.supplier.book = async (request) => {
    world.supplier.deadLookUps = NEVER
    return book(request)
  }
  const answer = await world.pay(confirmationId)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.order
}

const lookUps = async (world: OrderWorld, orderId: string) =>
  (await world.steps(orderId)).filter((step) => step.startsWith('look-up')).length

onEmbeddedDatabase((database) => {
  const openWorld = () => openOrderWorld(database())

  test('an airline that stays silent is asked ever more seldom, at least once a minute, and the traveller does not wait for it', async () => {
    const world = await openWorld()
    const order = await buySilently(world, 'lost')
    expect(order).toMatchObject({ status: 'unconfirmed', paymentStatus: 'authorised', resumeAt: expect.any(Date) })
    const pauses: number[] = []
    const boughtAt = world.time.now
    while (world.time.now - boughtAt < 28 * MINUTE) {
      const { resumeAt } = (await world.order()) ?? order
      if (!resumeAt) throw new Error('the order should wait')
      const pause = resumeAt.getTime() - world.time.now
      await world.sweepAfter(pause - 1)
      expect((await world.order())?.resumeAt).toEqual(resumeAt)
      pauses.push(pause / SECOND)
      await world.sweepAfter(1)
    }
    expect(pauses.slice(0, 4)).toEqual([1, 1, 2, 4])
    expect(Math.max(...pauses)).toBe(60)
    expect(await world.order()).toMatchObject({ status: 'unconfirmed', paymentStatus: 'authorised' })
    expect(world.supplier.bookCalls).toBe(1)
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('a booking that is found later is charged', async () => {
    const world = await openWorld()
    const order = await buySilently(world, 'lost')
    await world.sweepAfter(5 * MINUTE)
    world.supplier.deadLookUps = 0
    expect(await world.sweepAfter(MINUTE)).toMatchObject({ status: 'success', paymentStatus: 'succeeded', bookingReference: 'SBX-1' })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
    expect(world.supplier.bookCalls).toBe(1)
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('a booking that proves later not to have been made lets the hold go', async () => {
    const world = await openWorld()
    const order = await buySilently(world, 'silent')
    await world.sweepAfter(5 * MINUTE)
    world.supplier.deadLookUps = 0
    expect(await world.sweepAfter(MINUTE)).toMatchObject({
      status: 'failed',
      paymentStatus: 'voided',
      lastError: 'Booking API failed. The airline didn’t take the booking.',
    })
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200'])
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('after half an hour a person looks, too, the hold is kept, and the airline is asked every ten minutes', async () => {
    const world = await openWorld()
    const order = await buySilently(world, 'lost')
    const reviewed = await world.sweepAfter(30 * MINUTE)
    expect(reviewed).toMatchObject({
      status: 'needs_review',
      paymentStatus: 'authorised',
      lastError: 'We’re still confirming this booking with the airline. You won’t be booked twice.',
      resumeAt: new Date(world.time.now + 10 * MINUTE),
    })
    expect(await world.holds(order.id)).toEqual(['requires_capture 0/21200'])
    const seen = await lookUps(world, order.id)
    await world.sweepAfter(9 * MINUTE)
    expect(await lookUps(world, order.id)).toBe(seen)
    await world.sweepAfter(MINUTE)
    expect(await lookUps(world, order.id)).toBe(seen + 1)
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('a booking that is found in review is charged, and one that proves not to exist lets the hold go', async () => {
    for (const [booking, end] of [
      ['lost', { status: 'success', paymentStatus: 'succeeded', lastError: null }],
      ['silent', { status: 'failed', paymentStatus: 'voided' }],
    ] as const) {
      const world = await openWorld()
      await buySilently(world, booking)
      await world.sweepAfter(30 * MINUTE)
      world.supplier.deadLookUps = 0
      expect(await world.sweepAfter(10 * MINUTE)).toMatchObject(end)
      expect(world.supplier.bookCalls).toBe(1)
      expect(await brokenInvariants(world)).toEqual([])
    }
  })

  test('a day before the hold runs out it is let go, after a last look, and the order stays with a person', async () => {
    const world = await openWorld()
    const order = await buySilently(world, 'lost')
    await world.sweepAfter(30 * MINUTE)
    const releaseAt = Date.parse(order.captureBefore ?? '') - 24 * HOUR
    await world.sweepAfter(releaseAt - world.time.now - MINUTE)
    expect(await world.order()).toMatchObject({ paymentStatus: 'authorised', resumeAt: new Date(releaseAt) })
    const seen = await lookUps(world, order.id)
    expect(await world.sweepAfter(MINUTE)).toMatchObject({
      status: 'needs_review',
      paymentStatus: 'voided',
      lastError: expect.stringContaining('nothing was charged. A person is looking into it'),
    })
    expect(await lookUps(world, order.id)).toBe(seen + 1)
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200'])
    expect(await world.deps.journal.listUnfinished(new Date(world.time.now + 100 * HOUR), 10)).toEqual([])
  })

  test('a booking that is found at the last look is charged instead', async () => {
    const world = await openWorld()
    const order = await buySilently(world, 'lost')
    await world.sweepAfter(30 * MINUTE)
    world.supplier.deadLookUps = 0
    expect(await world.sweepAfter(6 * 24 * HOUR)).toMatchObject({ status: 'success' })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
  })

  test('a booking that the airline cancelled again is not charged', async () => {
    const world = await openWorld()
    const { book } = world.supplier
    world.supplier.book = async (request) => {
      const answer = await book(request)
      for (const booking of world.supplier.booked) booking.status = 'cancelled'
      return 'booking' in answer ? { booking: { ...answer.booking, status: 'confirmed' } } : answer
    }
    const order = await world.buy()
    expect(order).toMatchObject({
      status: 'failed',
      paymentStatus: 'voided',
      lastError: 'The airline booked this trip and then cancelled it. Nothing was charged; you can choose another flight.',
    })
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200'])
    expect(await brokenInvariants(world)).toEqual([])
  })
})
