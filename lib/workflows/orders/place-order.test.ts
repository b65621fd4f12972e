import { expect, test } from 'vitest'
import { onEachDatabase } from '@/lib/adapters/database/testing'
import { billing, passenger, pounds, visa } from '@/lib/adapters/database/testing-samples'
import { createOutboxStore } from '@/lib/adapters/mail/outbox'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { declined, openOrderWorld } from '@/tests/orders/order-world'
import { undoTripCommand } from '../trips/issue-trip-command'
import { viewOrder } from './order-view'
import { receiptKey } from './receipt'
import { resumeOrders } from './resume-orders'

await onEachDatabase((database) => {
  const openWorld = () => openOrderWorld(database())

  test('money that could not be given back after the price rose is said so to whoever presses again', async () => {
    const world = await openWorld()
    const first = await world.confirm()
    world.supplier.total = 23000
    world.deps.gateway.cancel = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    const answer = await world.pay(first)
    const order = 'order' in answer && answer.order
    if (!order) throw new Error('the order should have been made')
    const lastError = 'Your card was charged although nothing was booked. A person is looking into it.'
    await world.deps.journal.update(order, { paymentStatus: 'failed', resumeAt: null, lastError }, world.deps.clock())
    expect(await world.pay(await world.confirm())).toEqual({ refusal: { code: 'order-in-review', message: lastError } })
  })

  test('a declined card leaves the order open for another card', async () => {
    const world = await openWorld()
    const first = await world.buy(declined)
    expect(first).toMatchObject({ status: 'idle', paymentStatus: 'failed', lastError: 'Your card was declined.', authoriseNumber: 1 })
    expect(world.supplier.bookCalls).toBe(0)
    const second = await world.buy()
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

  test('a slow press that was overtaken by its twin does not pay again', async () => {
    const world = await openWorld()
    await world.buy(declined)
    const confirmationId = await world.confirm()
    const { claim } = world.deps.journal
    world.deps.journal.claim = async (...of) => {
      world.deps.journal.claim = claim
      await world.pay(confirmationId, declined)
      return claim(...of)
    }
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

  test('fifty presses of the same confirmation make one order and get the same answer', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.pay(confirmationId)))
    const views = await Promise.all(
      answers.map((answer) => ('order' in answer ? viewOrder(answer.order, world.deps.orders) : answer.refusal)),
    )
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1)
    expect(views[0]).toMatchObject({ status: 'success' })
    expect(world.supplier.bookCalls).toBe(1)
    expect(await world.deps.orders.list(world.userId)).toHaveLength(1)
  })

  test('fifty presses with another card after a decline authorise once more', async () => {
    const world = await openWorld()
    await world.buy(declined)
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

  test('a trip that changed after it was confirmed has to be confirmed again', async () => {
    const changed = { refusal: { code: 'confirm_again' } }
    const edited = await openWorld()
    const before = await edited.confirm()
    await edited.append({ command: { type: 'set-passengers', passengers: [{ ...passenger, firstName: 'Eva' }] }, facts: {} })
    expect(await edited.pay(before)).toMatchObject(changed)

    const undone = await openWorld()
    await undone.append({ command: { type: 'set-passengers', passengers: [{ ...passenger, firstName: 'Eva' }] }, facts: {} })
    const confirmationId = await undone.confirm()
    await undoTripCommand(undone, undone.deps)
    expect(await undone.pay(confirmationId)).toMatchObject(changed)
    expect(await edited.order()).toBeNull()
    expect(await undone.order()).toBeNull()
    // After an undo the trip is confirmed like any other.
    expect(await undone.buy()).toMatchObject({ status: 'success', passengers: [passenger] })
  })

  test('a confirmation is bound to its passengers and flights, whatever the version says', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    const { load } = world.deps.trips
    world.deps.trips.load = async (...of) => {
      const stored = await load(...of)
      const forged = stored?.commands.map((entry) =>
        entry.command.type === 'set-passengers'
          ? { ...entry, command: { ...entry.command, passengers: [{ ...passenger, firstName: 'Eva' }] } }
          : entry,
      )
      return stored && forged ? { ...stored, commands: forged } : null
    }
    expect(await world.pay(confirmationId)).toMatchObject({ refusal: { code: 'confirm_again' } })
  })

  test('what was chosen beside the fares is asked for, sold and kept with the order, and stands in the receipt', async () => {
    const world = await openWorld()
    const place = { sliceIndex: 0, segmentIndex: 0, passengerIndex: 0, seatNumber: '12A' }
    const seat = { ...place, optionId: 'seat-12A', traits: [], neighbours: [], price: pounds(1400) }
    await world.append({ command: { type: 'choose-seats', seats: [place] }, facts: { ancillaries: { seats: [seat] } } })
    world.supplier.total = 22600
    const order = await world.buy()
    expect(order).toMatchObject({ status: 'success', ancillaries: { seats: [seat], bags: [], meals: [], extras: [] } })
    const services = [{ optionId: 'seat-12A', passengerIndex: 0, quantity: 1 }]
    expect([world.supplier.wanted, world.supplier.sold]).toEqual([services, services])
    const receipt = await createOutboxStore(world.db).find(receiptKey(order.id))
    expect(receipt?.text).toContain('Seat 12A, TP1360 LHR–LIS: £14.00')
  })

  test('another seat after the confirmation has to be confirmed again', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    const place = { sliceIndex: 0, segmentIndex: 0, passengerIndex: 0, seatNumber: '12A' }
    const seat = { ...place, optionId: 'seat-12A', traits: [], neighbours: [], price: pounds(0) }
    await world.append({ command: { type: 'choose-seats', seats: [place] }, facts: { ancillaries: { seats: [seat] } } })
    expect(await world.pay(confirmationId)).toMatchObject({ refusal: { code: 'confirm_again' } })
    expect(world.supplier.bookCalls).toBe(0)
  })

  test('a trip whose version alone moved on is confirmed again too', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    await world.append({ command: { type: 'set-billing', billing }, facts: {} })
    expect(await world.pay(confirmationId)).toMatchObject({ refusal: { code: 'confirm_again' } })
  })

  test('a command that lands between the confirmation and the order makes the press confirm again', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    const { create } = world.deps.orders
    world.deps.orders.create = async (...of) => {
      await world.issue({ type: 'edit-passengers' })
      return create(...of)
    }
    expect(await world.pay(confirmationId)).toMatchObject({ refusal: { code: 'confirm_again' } })
    expect(await world.order()).toBeNull()
  })

  test('a command that lands before a declined order is paid again makes the press confirm again', async () => {
    const world = await openWorld()
    await world.buy(declined)
    const confirmationId = await world.confirm()
    const { rebind } = world.deps.journal
    world.deps.journal.rebind = async (...of) => {
      await world.issue({ type: 'set-billing', billing: { ...billing, city: 'Leeds' } })
      return rebind(...of)
    }
    expect(await world.pay(confirmationId)).toMatchObject({ refusal: { code: 'confirm_again' } })
    expect(await world.order()).toMatchObject({ status: 'idle', paymentStatus: 'failed', billing })
    world.deps.journal.rebind = rebind
    expect(await world.buy()).toMatchObject({ status: 'success', billing: { city: 'Leeds' } })
  })

  test('while the order runs the trip changes neither by a click nor by an undo, not even by one that had looked before', async () => {
    const world = await openWorld()
    const answers: unknown[] = []
    const { book } = world.supplier
    world.supplier.book = async (request) => {
      answers.push(await world.issue({ type: 'edit-passengers' }), await undoTripCommand(world, world.deps))
      return book(request)
    }
    const { append } = world.deps.trips
    world.deps.trips.append = async (...of) => {
      world.deps.trips.append = append
      expect(await world.buy()).toMatchObject({ status: 'success' })
      return append(...of)
    }
    expect(await world.issue({ type: 'edit-passengers' })).toMatchObject({ refusal: { code: 'trip-booked' } })
    expect(answers).toMatchObject([{ refusal: { code: 'order-running' } }, { refusal: { code: 'order-running' } }])
  })

  test('the same trip in two threads is bought in one of them; the other is told so', async () => {
    const first = await openWorld()
    const second = await openOrderWorld(database(), first)
    const { book } = first.supplier
    const confirmationId = await second.confirm()
    const answers: unknown[] = []
    first.supplier.book = async (request) => {
      answers.push(await second.pay(confirmationId))
      return book(request)
    }
    expect(await first.buy()).toMatchObject({ status: 'success' })
    expect(answers).toMatchObject([{ refusal: { code: 'order-running', message: expect.stringContaining('somewhere else') } }])
    expect(await second.order()).toBeNull()
    expect(first.supplier.bookCalls).toBe(1)
  })

  test('a declined order that is paid again is told of its twin, too', async () => {
    const first = await openWorld()
    const second = await openOrderWorld(database(), first)
    await second.buy(declined)
    const confirmationId = await second.confirm()
    const { book } = first.supplier
    const answers: unknown[] = []
    first.supplier.book = async (request) => {
      answers.push(await second.pay(confirmationId))
      return book(request)
    }
    await first.buy()
    expect(answers).toMatchObject([{ refusal: { code: 'order-running' } }])
    expect(await second.order()).toMatchObject({ status: 'idle', paymentStatus: 'failed' })
  })

  test('a confirmation holds for fifteen minutes', async () => {
    const world = await openWorld()
    const confirmationId = await world.confirm()
    world.time.now += 15 * 60_000
    expect(await world.pay(confirmationId)).toMatchObject({ refusal: { code: 'confirm_again' } })
    expect(await world.order()).toBeNull()
  })

  test('a confirmation that was never given has to be asked for', async () => {
    const world = await openWorld()
    expect(await world.pay('cnf_invented')).toMatchObject({ refusal: { code: 'confirm_again' } })
    expect(await world.order()).toBeNull()
  })

  test("nobody buys with another's confirmation", async () => {
    const [owner, stranger] = [await openWorld(), await openWorld()]
    expect(await stranger.pay(await owner.confirm())).toMatchObject({ refusal: { code: 'confirm_again' } })
    expect(await owner.order()).toBeNull()
  })

  test('a booked trip that is still to be paid is paid, not bought again', async () => {
    const world = await openWorld()
    world.deps.gateway.capture = async () => ({ decline: { code: 'card_declined', message: 'Your card was declined.' } })
    expect(await world.buy()).toMatchObject({ status: 'payment_due', paymentStatus: 'failed' })
    expect(await world.pay(await world.confirm())).toMatchObject({
      refusal: { code: 'payment-due', message: expect.stringContaining('reference SBX-1') },
    })
    expect(await world.issue({ type: 'edit-passengers' })).toHaveProperty('refusal')
    expect(world.supplier.bookCalls).toBe(1)
  })

  test('a booked trip is not bought again', async () => {
    const world = await openWorld()
    await world.buy()
    expect(await world.pay(await world.confirm())).toMatchObject({ refusal: { code: 'trip-booked' } })
  })
})
