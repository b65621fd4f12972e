import { expect, test } from 'vitest'
import { createSavedCardStore } from '@/lib/adapters/database/saved-card-store'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { pounds, visa } from '@/lib/adapters/database/testing-samples'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { MOST_SAVED_CARDS } from '@/lib/travel/payment/saved-card'
import { openOrderWorld } from '@/tests/orders/order-world'
import { viewOrder } from './order-view'
import { placeOrder } from './place-order'
import { resumeOrders } from './resume-orders'

const DECLINE = { decline: { code: 'card_declined', message: 'Your card was declined.' } }
const DUE = 'Your trip is booked, reference SBX-1, but £212.00 still has to be paid: please use another card.'

onEmbeddedDatabase((database) => {
  const openWorld = () => openOrderWorld(database())
  type World = Awaited<ReturnType<typeof openWorld>>
  const later = async (world: World, ms: number) => {
    world.time.now += ms
    await resumeOrders(world.deps)
    return world.order()
  }
  const ledger = (world: World, orderId: string) => world.deps.orders.listPayments(orderId, world.userId)

  test('what was charged stands in the ledger, also when it is less than was held', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    world.supplier.total = 20000
    const answer = await world.pay(confirmationId)
    if ('refusal' in answer) throw new Error(answer.refusal.message)
    expect(await ledger(world, answer.order.id)).toMatchObject([
      { status: 'succeeded', amount: pounds(20000), refunded: pounds(0), captureBefore: null },
    ])
  })

  test('a charge whose answer was lost is asked for again under its key, and made once', async () => {
    const world = await openWorld()
    const { capture } = world.deps.gateway
    world.deps.gateway.capture = async (request) => {
      await capture(request)
      throw new OutsideFailure('sandbox', 'no answer')
    }
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'details_fetching', paymentStatus: 'processing', bookingReference: 'SBX-1' })
    expect(order.resumeAt?.toISOString()).toBe('2026-11-20T09:00:01.000Z')
    world.deps.gateway.capture = capture
    expect(await later(world, 1_000)).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
  })

  test('a hold that is over leaves the trip booked and to be paid with another card', async () => {
    const world = await openWorld()
    const { book } = world.supplier
    world.supplier.book = (request) => {
      world.time.now += 8 * 86_400_000
      return book(request)
    }
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'payment_due', paymentStatus: 'failed', captureBefore: null, bookingReference: 'SBX-1' })
    expect(order.lastError).toBe(`The hold on your card is gone. ${DUE}`)
    expect(await ledger(world, order.id)).toMatchObject([{ status: 'canceled' }])
    expect(world.supplier.booked).toMatchObject([{ status: 'confirmed' }])
  })

  test('a hold that the bank refuses to charge is let go before another card is asked for', async () => {
    const world = await openWorld()
    world.deps.gateway.capture = async () => DECLINE
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'payment_due', paymentStatus: 'failed', lastError: `Your card was declined. ${DUE}` })
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200'])
  })

  test('as long as that hold may still be there nobody is asked for another card', async () => {
    const world = await openWorld()
    const { cancel } = world.deps.gateway
    world.deps.gateway.capture = async () => DECLINE
    world.deps.gateway.cancel = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    expect(await world.buy()).toMatchObject({ status: 'details_fetching', paymentStatus: 'processing' })
    world.deps.gateway.cancel = cancel
    expect(await later(world, 1_000)).toMatchObject({ status: 'payment_due', paymentStatus: 'failed' })
  })

  /** A person takes the held money at the gateway before we do. */
  const takeByHand = (world: World, amountMinor: number) => {
    const { capture } = world.deps.gateway
    world.deps.gateway.capture = async (request) => {
      await capture({ ...request, key: `by hand, ${request.key}`, amount: pounds(amountMinor) })
      return capture(request)
    }
  }

  test('what a person took by hand is taken, and asked for no second time', async () => {
    const world = await openWorld()
    takeByHand(world, 21200)
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'success', paymentStatus: 'succeeded', lastError: null })
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
  })

  test('another amount that a person took is told as it is and left to a person, and nothing is tried for ever', async () => {
    const world = await openWorld()
    takeByHand(world, 20000)
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'needs_review', paymentStatus: 'failed', bookingReference: 'SBX-1', resumeAt: null })
    expect(order.lastError).toContain('£200.00 was charged instead of £212.00')
    expect(await ledger(world, order.id)).toMatchObject([{ status: 'succeeded', amount: pounds(20000) }])
    const { stages, charged } = await viewOrder(order, world.deps.orders)
    expect(charged).toEqual(pounds(20000))
    expect(stages.find(({ stage }) => stage === 'charge')).toMatchObject({
      state: 'done',
      note: expect.stringContaining('£200.00 charged'),
    })
    expect(stages.find(({ stage }) => stage === 'booking')).toMatchObject({ state: 'done' })
  })

  test('a "no" to what was charged already is no "no"', async () => {
    const world = await openWorld()
    const { capture } = world.deps.gateway
    world.deps.gateway.capture = async (request) => {
      await capture(request)
      return DECLINE
    }
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'success', paymentStatus: 'succeeded', lastError: null })
    expect(await ledger(world, order.id)).toMatchObject([{ status: 'succeeded', amount: pounds(21200) }])
  })

  test('a card that was to be kept is kept once it has paid, by a token that can be charged again', async () => {
    const world = await openWorld()
    const savedCards = createSavedCardStore(world.db)
    const press = { confirmationId: await world.confirm(), card: visa, userId: world.userId, now: world.deps.clock() }
    const answer = await placeOrder({ ...press, keepCard: true }, { ...world.deps, savedCards })
    expect(answer).toMatchObject({ order: { status: 'success', keepCard: true } })
    expect(await savedCards.list(world.userId)).toMatchObject([{ card: { last4: '4242', token: expect.stringMatching(/^pm_sandbox_/) } }])
  })

  test('killed between the charge and the wallet, the card is kept by whoever goes on, and once', async () => {
    const world = await openWorld()
    const savedCards = createSavedCardStore(world.db)
    let isKilled = false
    const deps = {
      ...world.deps,
      savedCards: {
        add: async (...of: Parameters<typeof savedCards.add>) => {
          const added = await savedCards.add(...of)
          if (isKilled) return added
          isKilled = true
          throw new Error('killed')
        },
      },
    }
    const press = { confirmationId: await world.confirm(), card: visa, userId: world.userId, now: world.deps.clock() }
    await placeOrder({ ...press, keepCard: true }, deps).catch(() => null)
    world.time.now += 61_000
    await resumeOrders(deps)
    expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await savedCards.list(world.userId)).toHaveLength(1)
  })

  test('a gateway that does not forget a card for which there was no place does not stop an order', async () => {
    const world = await openWorld()
    const forgetCard = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    const deps = { ...world.deps, savedCards: { add: async () => null }, gateway: { ...world.deps.gateway, forgetCard } }
    const press = { confirmationId: await world.confirm(), card: visa, userId: world.userId, now: world.deps.clock() }
    expect(await placeOrder({ ...press, keepCard: true }, deps)).toMatchObject({ order: { status: 'success' } })
  })

  test('a card that nobody wanted kept is not, nor is one that was declined, and a full wallet does not stop an order', async () => {
    const world = await openWorld()
    const savedCards = createSavedCardStore(world.db)
    const forgotten: string[] = []
    const forgetCard = async ({ token }: { token: string }) => void forgotten.push(token)
    const deps = { ...world.deps, savedCards, gateway: { ...world.deps.gateway, forgetCard } }
    const pressWith = async (press: { token: string; keepCard: boolean }) => {
      const card = { ...visa, token: press.token }
      const of = { confirmationId: await world.confirm(), card, keepCard: press.keepCard, userId: world.userId, now: deps.clock() }
      return placeOrder(of, deps)
    }
    await pressWith({ token: 'tok_sandbox_declined', keepCard: true })
    expect(await savedCards.list(world.userId)).toEqual([])
    for (let index = 0; index < MOST_SAVED_CARDS; index++) {
      await savedCards.add(world.userId, { ...visa, token: `pm_${index}` }, MOST_SAVED_CARDS)
    }
    expect(await pressWith({ token: 'tok_sandbox_visa', keepCard: true })).toMatchObject({ order: { status: 'success' } })
    expect(await savedCards.list(world.userId)).toHaveLength(MOST_SAVED_CARDS)
    expect(forgotten, 'at the gateway').toEqual([expect.stringMatching(/^pm_sandbox_/)])

    const other = await openWorld()
    await other.buy()
    expect(await savedCards.list(other.userId)).toEqual([])
  })
})
