import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { pounds } from '@/lib/adapters/database/testing-samples'
import { createOutboxStore } from '@/lib/adapters/mail/outbox'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { brokenInvariants } from '@/tests/orders/invariants'
import { openOrderWorld } from '@/tests/orders/order-world'
import { cancellationKey } from './cancellation-mail'
import { quoteCancellation } from './quote-cancellation'
import { resendMail } from './resend-mail'
import { resumeOrders } from './resume-orders'

onEmbeddedDatabase((database) => {
  const openWorld = () => openOrderWorld(database())

  test('asking what comes back cancels nothing, and the answer is kept with the order', async () => {
    const world = await openWorld()
    const order = await world.buy()
    const quoted = await quoteCancellation({ orderId: order.id, userId: world.userId }, world.deps)
    const cancellation = {
      cancellationId: 'cancellation-1',
      refund: pounds(15000),
      refundBy: 'card',
      refundTo: 'the card you paid with',
      expiresAt: '2026-11-20T10:00:00.000Z',
      quotedAt: '2026-11-20T09:00:00.000Z',
      confirmedAt: null,
    }
    expect(quoted).toMatchObject({ cancellation, order: { status: 'success', cancellation } })
    expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded', cancellation })
    expect(world.supplier.cancelCalls).toBe(0)
    expect(await world.holds(order.id)).toEqual(['succeeded 21200/21200'])
  })

  test('a confirmed cancellation cancels at the airline, gives the money back and writes a mail, in this order', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    const answer = await world.cancel(orderId)
    expect(answer).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded', lastError: null } })
    expect(answer).toMatchObject({ order: { cancellation: { confirmedAt: '2026-11-20T09:00:00.000Z' } } })
    expect(world.supplier.booked).toMatchObject([{ status: 'cancelled' }])
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
    expect(await world.deps.orders.listPayments(orderId, world.userId)).toMatchObject([
      { status: 'succeeded', amount: pounds(21200), refunded: pounds(15000) },
    ])
    expect((await world.steps(orderId)).slice(-5)).toEqual(
      ['quote-cancellation', 'confirm-cancellation', 'cancel-booking', 'refund', 'send-cancellation'].map((step) => `${step} succeeded`),
    )
    const mail = await createOutboxStore(world.db).find(cancellationKey(orderId))
    expect(mail?.subject).toBe('[Demo market] Your trip to Lisbon is cancelled: SBX-1')
    expect(mail?.text).toContain('£150.00 went back to the card you paid with.')
    expect(mail?.text).toContain('not valid for travel')
  })

  test('each outside call of a cancellation is written down before it is made', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    const { refund } = world.deps.gateway
    const { confirmCancellation } = world.supplier
    const before: (string | undefined)[] = []
    const lastStep = async () => {
      const step = (await world.deps.orders.listSteps(orderId, world.userId)).at(-1)
      before.push(`${step?.step} ${step?.state}`)
    }
    world.supplier.confirmCancellation = async (...of) => {
      await lastStep()
      return confirmCancellation(...of)
    }
    world.deps.gateway.refund = async (request) => {
      await lastStep()
      expect(request.key).toBe(`order:${orderId}:refund:1`)
      return refund(request)
    }
    await world.cancel(orderId)
    expect(before).toEqual(['cancel-booking started', 'refund started'])
  })

  test('never more goes back than was taken', async () => {
    const world = await openWorld()
    world.supplier.refund = pounds(99999)
    const { orderId } = await world.askBack()
    expect(await world.cancel(orderId)).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 21200 back'])
  })

  test('where nothing comes back, or the airline gives a voucher, the bank is not asked', async () => {
    for (const [refund, refundBy, refundTo, words] of [
      [pounds(0), 'card', 'the card you paid with', 'There’s no refund: these fares give no money back.'],
      [pounds(5000), 'airline', 'an airline voucher', 'The airline is giving you £50.00 back as an airline voucher.'],
    ] as const) {
      const world = await openWorld()
      Object.assign(world.supplier, { refund, refundBy, refundTo })
      const { orderId } = await world.askBack()
      world.deps.gateway.refund = () => Promise.reject(new Error('the bank should not have been asked'))
      expect(await world.cancel(orderId)).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
      expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
      expect((await createOutboxStore(world.db).find(cancellationKey(orderId)))?.text).toContain(words)
    }
  })

  test('an amount that the airline does not say is left to a person, and the booking is cancelled all the same', async () => {
    const world = await openWorld()
    world.supplier.refund = null
    const { orderId } = await world.askBack()
    const answer = await world.cancel(orderId)
    expect(answer).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'failed' } })
    expect(answer).toMatchObject({ order: { lastError: expect.stringContaining('A person is looking into it') } })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    expect((await createOutboxStore(world.db).find(cancellationKey(orderId)))?.text).toContain('checking your refund by hand')
  })

  test('what the airline says when it cancels counts, not what it said before', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    world.supplier.refund = pounds(10000)
    expect(await world.cancel(orderId)).toMatchObject({ order: { cancellation: { refund: pounds(10000) } } })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 10000 back'])
  })

  test("a bank's no to the refund is said plainly and left to a person", async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    world.deps.gateway.refund = async () => ({ decline: { code: 'expired_or_canceled_card', message: 'The card is closed.' } })
    expect(await world.cancel(orderId)).toMatchObject({
      order: {
        status: 'cancelled',
        paymentStatus: 'failed',
        lastError: 'Your booking is cancelled, but we couldn’t refund the money yet: The card is closed. A person is looking into it.',
      },
    })
  })

  test('no more is asked back than a person at the gateway left of it: another person looks into the money', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    const { paymentId } = (await world.order()) ?? { paymentId: null }
    await world.deps.gateway.refund({ paymentId: paymentId ?? '', amount: pounds(10000), key: `dashboard:${orderId}` })
    expect(await world.cancel(orderId)).toMatchObject({
      order: { status: 'cancelled', paymentStatus: 'failed', lastError: expect.stringContaining('some of it was already refunded') },
    })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 10000 back'])
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('an airline that takes longer than a lease to say what comes back is waited for by one alone', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    const { quoteCancellation: ask } = world.supplier
    const { renew } = world.deps.journal
    let told = () => {}
    world.deps.journal.renew = async (...request) => renew(...request).finally(() => told())
    const renewed = () =>
      new Promise<void>((resume) => {
        told = resume
      })
    world.supplier.quoteCancellation = async (reference) => {
      await renewed()
      world.time.now += 14_000
      await renewed()
      await renewed()
      world.time.now += 14_000
      expect(await world.deps.journal.claim(orderId, world.deps.clock(), 1)).toBeNull()
      return ask(reference)
    }
    const slow = { ...world.deps, pace: { ...world.deps.pace, renewMs: 5 } }
    expect(await quoteCancellation({ orderId, userId: world.userId }, slow)).toHaveProperty('cancellation')
  })

  test("the airline's no leaves the booking as it was, and it can be asked again", async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    world.supplier.cancelling = 'refused'
    expect(await world.cancel(orderId)).toMatchObject({
      refusal: {
        code: 'not-cancelled',
        message: 'The airline didn’t cancel this booking, so it’s still valid. The first flight has left already.',
      },
    })
    expect(await world.order()).toMatchObject({ status: 'success', paymentStatus: 'succeeded', cancellation: null })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    expect(await world.cancel(orderId)).toMatchObject({ refusal: { code: 'ask-again' } })
    world.supplier.cancelling = 'cancelled'
    await quoteCancellation({ orderId, userId: world.userId }, world.deps)
    expect(await world.cancel(orderId)).toMatchObject({ order: { status: 'cancelled' } })
  })

  test('a no because it is cancelled already is a yes', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    world.supplier.confirmCancellation = async () => {
      for (const booking of world.supplier.booked) booking.status = 'cancelled'
      return { refusal: { code: 'already-cancelled', message: 'This booking is already cancelled.' } }
    }
    expect(await world.cancel(orderId)).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
  })

  test('a cancellation whose answer was lost is looked up, not sent again', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    world.supplier.cancelling = 'lost'
    expect(await world.cancel(orderId)).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
    expect(world.supplier.cancelCalls).toBe(1)
  })

  test('a cancellation that nobody answers is gone on with later, once', async () => {
    const world = await openWorld()
    const { orderId, cancellationId } = await world.askBack()
    world.supplier.cancelling = 'silent'
    const answer = await world.cancel(orderId, cancellationId)
    expect(answer).toMatchObject({ order: { status: 'cancelling', paymentStatus: 'succeeded' } })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200'])
    world.supplier.cancelling = 'cancelled'
    await resumeOrders(world.deps)
    expect(await world.order()).toMatchObject({ status: 'cancelling' })
    world.time.now += 1_000
    await resumeOrders(world.deps)
    expect(await world.order()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
  })

  test('a bank that does not answer is asked again later with the same key, and gives back once', async () => {
    const world = await openWorld()
    const { orderId, cancellationId } = await world.askBack()
    const { refund } = world.deps.gateway
    world.deps.gateway.refund = async (request) => {
      await refund(request)
      throw new OutsideFailure('sandbox', 'no answer')
    }
    await world.cancel(orderId, cancellationId)
    expect(await world.order()).toMatchObject({ status: 'cancelling', paymentStatus: 'refunding' })
    world.deps.gateway.refund = refund
    world.time.now += 1_000
    await resumeOrders(world.deps)
    expect(await world.order()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
  })

  test('twenty presses cancel once and get the same answer', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.cancel(orderId)))
    for (const answer of answers) expect(answer).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } })
    expect(world.supplier.cancelCalls).toBe(1)
    expect(await world.holds(orderId)).toEqual(['succeeded 21200/21200, 15000 back'])
  })

  test('only the answer that the traveller saw can be confirmed, and only until it runs out', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    expect(await world.cancel(orderId, 'cancellation-0')).toMatchObject({ refusal: { code: 'ask-again' } })
    world.time.now = Date.parse('2026-11-20T10:00:00Z')
    expect(await world.cancel(orderId)).toMatchObject({ refusal: { code: 'ask-again' } })
    expect(await world.order()).toMatchObject({ status: 'success' })
    expect(world.supplier.cancelCalls).toBe(0)
  })

  test('a booking that is not paid yet is paid before it can be given back', async () => {
    const world = await openWorld()
    world.deps.gateway.capture = async () => ({ decline: { code: 'card_declined', message: 'Your card was declined.' } })
    const order = await world.buy()
    const question = { orderId: order.id, userId: world.userId }
    expect(await quoteCancellation(question, world.deps)).toMatchObject({ refusal: { code: 'payment-due' } })
    expect(await world.cancel(order.id)).toMatchObject({ refusal: { code: 'payment-due' } })
    expect(world.supplier.cancelCalls).toBe(0)
  })

  test('a booking that nobody asked about is not cancelled by a press', async () => {
    const world = await openWorld()
    const order = await world.buy()
    expect(await world.cancel(order.id)).toMatchObject({ refusal: { code: 'ask-again' } })
    expect(world.supplier.cancelCalls).toBe(0)
  })

  test("another traveller's booking is as one that does not exist", async () => {
    const [owner, stranger] = [await openWorld(), await openWorld()]
    const { orderId } = await owner.askBack()
    expect(await stranger.cancel(orderId)).toMatchObject({ refusal: { code: 'not_found' } })
    const question = { orderId, userId: stranger.userId }
    expect(await quoteCancellation(question, stranger.deps)).toMatchObject({ refusal: { code: 'not_found' } })
    expect(await resendMail({ ...question, key: 'again' }, stranger.deps)).toMatchObject({ refusal: { code: 'not_found' } })
    expect(await owner.order()).toMatchObject({ status: 'success' })
  })

  test('an airline that does not answer the question leaves everything as it is', async () => {
    const world = await openWorld()
    const order = await world.buy()
    world.supplier.cancelling = 'unquoted'
    const answer = await quoteCancellation({ orderId: order.id, userId: world.userId }, world.deps)
    expect(answer).toMatchObject({ refusal: { code: 'supplier-silent', message: expect.stringContaining('Your booking is unchanged') } })
    expect(await world.order()).toMatchObject({ status: 'success', cancellation: null, leaseUntil: null })
  })

  test('a cancelled trip stays as it was in its thread, and is not bought again there', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    await world.cancel(orderId)
    expect(await world.issue({ type: 'edit-passengers' })).toHaveProperty('refusal')
    expect(await world.pay(await world.confirm())).toMatchObject({ refusal: { code: 'trip-cancelled' } })
    expect(await quoteCancellation({ orderId, userId: world.userId }, world.deps)).toMatchObject({ refusal: { code: 'already-cancelled' } })
  })

  test('a confirmation is sent again once per press, and of a cancelled booking it says so', async () => {
    const world = await openWorld()
    const { orderId } = await world.askBack()
    const press = { orderId, userId: world.userId, key: 'press-1' }
    const outbox = createOutboxStore(world.db)
    expect(await resendMail(press, world.deps)).toMatchObject({ order: { status: 'success' } })
    await resendMail(press, world.deps)
    expect(await outbox.find(`order:${orderId}:receipt:press-1`)).toMatchObject({ subject: expect.stringContaining('is booked: SBX-1') })
    await world.cancel(orderId)
    await resendMail({ ...press, key: 'press-2' }, world.deps)
    expect(await outbox.find(`order:${orderId}:cancellation:press-2`)).toMatchObject({ subject: expect.stringContaining('is cancelled') })
  })

  test('a mail server that is down is said so, and the booking is not touched', async () => {
    const world = await openWorld()
    const order = await world.buy()
    world.deps.mail.send = () => Promise.reject(new OutsideFailure('mail', 'the mail server answered 451'))
    const answer = await resendMail({ orderId: order.id, userId: world.userId, key: 'press-1' }, world.deps)
    expect(answer).toMatchObject({ refusal: { code: 'mail-failed' } })
    expect(await world.order()).toMatchObject({ status: 'success', leaseUntil: null })
  })
})
