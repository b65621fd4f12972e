import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { createOutboxStore } from '@/lib/adapters/mail/outbox'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { brokenInvariants } from '@/tests/orders/invariants'
import { openOrderWorld } from '@/tests/orders/order-world'
import { advanceOrder } from './advance-order'
import { viewOrder } from './order-view'
import { receiptKey } from './receipt'

onEmbeddedDatabase((database) => {
  const openWorld = () => openOrderWorld(database())

  test('an order is held, booked, charged and confirmed by mail, in this order', async () => {
    const world = await openWorld()
    const order = await world.buy()
    expect(await viewOrder(order, world.deps.orders)).toMatchObject({
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
    const order = await world.buy()
    const steps = await world.deps.orders.listSteps(order.id, world.userId)
    expect(steps.map(({ state }) => state)).toEqual(steps.map((_, index) => (index % 2 === 0 ? 'started' : 'succeeded')))
    expect(steps[0]).toMatchObject({ step: 'authorise', key: `order:${order.id}:authorise:1` })
  })

  test('the receipt says in its subject and first line that the booking is simulated', async () => {
    const world = await openWorld()
    const order = await world.buy()
    const receipt = await createOutboxStore(world.db).find(receiptKey(order.id))
    expect(receipt?.text).toContain('Booking reference: SBX-1')
    expect(receipt?.subject).toBe('[Demo market] Your trip to Lisbon is booked: SBX-1')
    expect(receipt?.text.split('\n')[0]).toBe('This booking is simulated: no seat is reserved and no money was taken.')
    expect(receipt?.text).toContain('Outbound, Fri 4 Dec 2026 (Basic)')
    expect(receipt?.text).toContain('TP1360 Sample Air: 09:40 London, Heathrow (LHR) to 12:25 Lisbon, Humberto Delgado (LIS)')
    expect(receipt?.text).toContain('Ana Sample (adult), ticket 123-1')
    expect(receipt?.text).toContain('Paid: £212.00 by visa ending 4242')
    expect(order.status).toBe('success')
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
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'success', authoriseNumber: 2, quote: { total: pounds(21300) } })
    expect(await world.holds(order.id)).toEqual(['canceled 0/21200', 'succeeded 21300/21300'])
  })

  test('a price that fell is charged at the lower amount', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    world.supplier.total = 20000
    const answer = await world.pay(confirmationId)
    if ('refusal' in answer) throw new Error(answer.refusal.message)
    expect(await viewOrder(answer.order, world.deps.orders)).toMatchObject({
      status: 'success',
      total: pounds(20000),
      charged: pounds(20000),
      held: null,
    })
    expect(await world.holds(answer.order.id)).toEqual(['succeeded 20000/21200'])
    expect(await world.deps.orders.listPayments(answer.order.id, world.userId)).toMatchObject([
      { status: 'succeeded', amount: pounds(20000), captureBefore: null },
    ])
    const { stages } = await viewOrder(answer.order, world.deps.orders)
    expect(stages.at(-1)?.note).toBe('£200.00 charged to visa ending 4242, £12.00 less than held.')
    expect(await brokenInvariants(world)).toEqual([])
  })

  test("the supplier's no lets the hold go, and the thread may order anew", async () => {
    const world = await openWorld()
    world.supplier.booking = 'sold-out'
    const first = await world.buy()
    expect(first).toMatchObject({ status: 'failed', paymentStatus: 'voided', bookingReference: null })
    expect(first.lastError).toBe('Booking API failed. The last seat was just sold.')
    expect(await world.holds(first.id)).toEqual(['canceled 0/21200'])
    world.supplier.booking = 'booked'
    const second = await world.buy()
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
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'success', bookingReference: 'SBX-1' })
    expect(world.supplier.booked).toHaveLength(1)
    expect(await world.steps(order.id)).toContain('look-up succeeded')
  })

  test('a booking that stays pending for a while is waited for', async () => {
    const world = await openWorld()
    world.supplier.booking = 'slow'
    expect(await world.buy()).toMatchObject({ status: 'success', bookingReference: 'SBX-1' })
    expect(world.supplier.bookCalls).toBe(1)
  })

  test('a booking that provably was not made lets the hold go', async () => {
    const world = await openWorld()
    world.supplier.booking = 'silent'
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'failed', paymentStatus: 'voided' })
    expect(order.lastError).toBe('Booking API failed. The airline didn’t take the booking.')
  })

  test('a look-up says when the booking was sent, and the look before sending says nothing', async () => {
    const world = await openWorld()
    world.supplier.booking = 'silent'
    const { findBooking } = world.supplier
    const sentAts: (Date | undefined)[] = []
    world.supplier.findBooking = (reference, sentAt) => {
      sentAts.push(sentAt)
      return findBooking(reference)
    }
    await world.buy()
    const sentAt = world.deps.clock()
    expect(sentAts).toEqual([undefined, sentAt, sentAt, sentAt])
  })

  test('terms that the airline does not give at once are asked for again', async () => {
    const world = await openWorld()
    const { fetchTerms } = world.supplier
    let calls = 0
    world.supplier.fetchTerms = async (request) => {
      if (++calls < 3) throw new OutsideFailure('recorded', 'no answer')
      return fetchTerms(request)
    }
    expect(await world.buy()).toMatchObject({ status: 'success' })
  })

  test('details that do not come do not keep a booked trip from its end', async () => {
    const world = await openWorld()
    const { book } = world.supplier
    world.supplier.book = async (request) => {
      const answer = await book(request)
      world.supplier.deadLookUps = 3
      return answer
    }
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'success', bookingReference: 'SBX-1' })
    expect(await world.steps(order.id)).toContain('fetch-details failed')
    const { orders } = world.deps
    const told = await orders.listSteps(order.id, order.userId)
    expect(told.find(({ step, state }) => step === 'fetch-details' && state === 'failed')?.outcome).toBe('Booking details API failed')
  })

  test('a gateway that does not answer is asked again later with the same key, and holds once', async () => {
    const world = await openWorld()
    const { authorise } = world.deps.gateway
    world.deps.gateway.authorise = async (request) => {
      await authorise(request)
      throw new OutsideFailure('sandbox', 'no answer')
    }
    const answer = await world.pay(await world.confirm())
    if ('refusal' in answer) throw new Error(answer.refusal.message)
    expect(answer.order).toMatchObject({ status: 'idle', paymentStatus: 'processing', resumeAt: new Date(world.time.now + 1000) })
    world.deps.gateway.authorise = authorise
    expect(await world.sweepAfter(999)).toMatchObject({ paymentStatus: 'processing' })
    expect(await world.sweepAfter(1)).toMatchObject({ status: 'success', paymentStatus: 'succeeded' })
    expect(await world.holds(answer.order.id)).toEqual(['succeeded 21200/21200'])
  })

  test('of two that advance an order at once one acts', async () => {
    const world = await openWorld()
    const { create } = world.deps.orders
    let orderId = ''
    world.deps.orders.create = async (order, tripVersion) => {
      orderId = order.id
      await create(order, tripVersion)
      throw new Error('stopped here')
    }
    await expect(world.pay(await world.confirm())).rejects.toThrow('stopped here')
    const advanced = await Promise.all([advanceOrder(orderId, world.deps), advanceOrder(orderId, world.deps)])
    expect(advanced.filter((order) => order === null)).toHaveLength(1)
    expect(advanced.find((order) => order !== null)).toMatchObject({ status: 'success' })
    expect(world.supplier.bookCalls).toBe(1)
  })
})
