import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextOrderStep, unfinishedOrderStates } from '@/lib/states/next-order-step'
import { addMoney, zeroMoney } from '@/lib/travel/money'
import { orderViewSchema } from '@/lib/travel/trip/live-trip-schema'
import { walkOrder } from '@/tests/orders/walk-order'
import type { OrderRecord } from '../../ports/order-store'
import { orderView } from './order-view'

const walks = fc.array(fc.nat({ max: 59 }), { minLength: 1, maxLength: 26 })
const MAILS = ['send-receipt', 'send-cancellation']
const WAY = ['bank', 'hold', 'terms', 'booking', 'details', 'charge']

/** Holds for an order as any crash may have left it. */
function holdsForAll(property: (record: OrderRecord, view: ReturnType<typeof orderView>) => void) {
  fc.assert(
    fc.property(walks, (choices) => {
      for (const record of walkOrder(choices)) property(record, orderView(record))
    }),
    { numRuns: 400 },
  )
}

function stateOf({ stages }: ReturnType<typeof orderView>, name: string) {
  return stages.find(({ stage }) => stage === name)?.state
}

/** A person at the gateway charged what we had only held, and nothing was booked. */
function isChargedForNothing({ order, payments }: OrderRecord): boolean {
  const isBooked = !['failed', 'price_changed', 'needs_review'].includes(order.status)
  return !isBooked && payments.some(({ paymentId, status }) => paymentId === order.paymentId && status === 'succeeded')
}

test('the walks reach every state in which an order has something to do', () => {
  const reached = new Set<string>()
  for (const choices of fc.sample(walks, { numRuns: 3000, seed: 7 })) {
    for (const { order } of walkOrder(choices)) reached.add(`${order.status} ${order.paymentStatus}`)
  }
  // Never written: the price is compared in the very step that follows the hold, and nothing is cancelled while it is charged.
  const expected = unfinishedOrderStates().map(({ status, paymentStatus }) => `${status} ${paymentStatus}`)
  expect(expected.filter((state) => !reached.has(state))).toEqual([])
})

test('an order rests for good only where it came to an end, or where its owner or a person has to do something', () => {
  const resting = new Set<string>()
  for (const choices of fc.sample(walks, { numRuns: 3000, seed: 7 })) {
    for (const { order } of walkOrder(choices)) {
      if (nextOrderStep(order) === null) resting.add(`${order.status} ${order.paymentStatus}`)
    }
  }
  const ends = ['success succeeded', 'failed voided', 'cancelled refunded']
  const forItsOwner = ['idle failed', 'price_changed voided', 'payment_due failed']
  const forAPerson = ['failed failed', 'price_changed failed', 'needs_review voided', 'cancelled failed']
  expect([...resting].toSorted()).toEqual([...ends, ...forItsOwner, ...forAPerson].toSorted())
})

test('what its owner sees is whole: each stage once, none to come with an instant', () => {
  holdsForAll((record, view) => {
    expect(orderViewSchema.parse(view)).toEqual(view)
    expect(new Set(view.stages.map(({ stage }) => stage)).size).toBe(view.stages.length)
    for (const { state, at } of view.stages) {
      if (state === 'to-come') expect(at).toBeNull()
      if ((state === 'done' || state === 'failed') && !isChargedForNothing(record)) expect(at).not.toBeNull()
    }
  })
})

test('the charge is done exactly when money was taken, and the refund when some went back', () => {
  holdsForAll(({ order, payments }, view) => {
    const paid = payments.filter(({ paymentId, status }) => paymentId === order.paymentId && status === 'succeeded')
    const taken = addMoney(zeroMoney('GBP'), ...paid.map(({ amount }) => amount))
    const back = addMoney(zeroMoney('GBP'), ...paid.map(({ refunded }) => refunded))
    expect(stateOf(view, 'charge') === 'done').toBe(taken.amountMinor > 0)
    expect(stateOf(view, 'refund') === 'done').toBe(back.amountMinor > 0)
    expect(view.charged.amountMinor).toBe(taken.amountMinor - back.amountMinor)
  })
})

test('what is held is told as held, and never as released or charged', () => {
  holdsForAll((_record, view) => {
    if (view.held === null) return
    expect(stateOf(view, 'hold')).toBe('done')
    expect(stateOf(view, 'release')).not.toBe('done')
    expect(stateOf(view, 'charge')).not.toBe('done')
    expect(view.charged.amountMinor).toBe(0)
  })
})

test('what comes before a stage that is done is done, in time; only ticket numbers may have stayed out', () => {
  holdsForAll((record, { stages }) => {
    if (isChargedForNothing(record)) return
    const way = stages.filter(({ stage }) => WAY.includes(stage))
    const lastDone = way.findLastIndex(({ state }) => state === 'done')
    const before = way.slice(0, lastDone + 1)
    for (const { stage, state } of before) expect(stage === 'details' ? ['done', 'failed'] : ['done']).toContain(state)
    const instants = before.map(({ at }) => at ?? '')
    expect(instants.toSorted()).toEqual(instants)
  })
})

test('one stage runs exactly while an order has something to do that its owner waits for', () => {
  holdsForAll(({ order }, { stages }) => {
    const step = nextOrderStep(order)
    const running = stages.filter(({ state }) => state === 'running')
    expect(running).toHaveLength(step === null || MAILS.includes(step) ? 0 : 1)
  })
})

test('what comes next is said for every order that is not at its end', () => {
  holdsForAll(({ order }, { next }) => {
    const isAtEnd = order.status === 'success' || (order.paymentStatus === 'refunded' && order.cancellation?.refund?.amountMinor === 0)
    expect(next === null).toBe(isAtEnd)
    if (order.paymentStatus === 'awaiting_action') expect(next?.by).toBe(order.actionBy)
  })
})
