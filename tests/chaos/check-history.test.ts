import { expect, test } from 'vitest'
import { checkHistory, countFindings, type RuleName } from './check-history'
import { type GatewayState, type HistoryEntry, type OrderFacts, readHistory, type SupplierState } from './history-schema'

const at = '2026-11-20T09:00:00.000Z'

function anOrder(change: Partial<OrderFacts> = {}): OrderFacts {
  return {
    orderId: 'ord_1',
    status: 'success',
    paymentStatus: 'succeeded',
    totalMinor: 9_900,
    chargedMinor: 9_900,
    heldMinor: 0,
    bookingReference: 'M00001',
    ...change,
  }
}
const FAILED = anOrder({ status: 'failed', paymentStatus: 'voided', chargedMinor: 0, bookingReference: null })
const BOOKING: SupplierState['orders'][number] = {
  reference: 'ord_1',
  trip: 'LHR-LIS 2026-12-24',
  bookingReference: 'M00001',
  amountMinor: 9_900,
  cancelledAt: null,
}
const CHARGE: GatewayState['intents'][number] = {
  id: 'pi_1',
  orderId: 'ord_1',
  status: 'succeeded',
  amount: 9_900,
  received: 9_900,
  refunded: 0,
}
const HOLD = { ...CHARGE, id: 'pi_9', status: 'requires_capture', received: 0 }
type Outside = Partial<{ orders: SupplierState['orders']; intents: GatewayState['intents'] }>

/** One client who pressed once, was answered `order`, and whose order is that in the end. */
function history(
  order: OrderFacts | null,
  { orders = [BOOKING], intents = [CHARGE] }: Outside = {},
  ...more: HistoryEntry[]
): HistoryEntry[] {
  const state = order?.status === 'success' ? 'booked' : order?.status === 'failed' ? 'failed' : order ? 'held' : 'planning'
  return [
    { at, kind: 'began', client: 1, trip: BOOKING.trip },
    { at, kind: 'press', client: 1, process: 'a', confirmationId: 'cnf_1', key: 'key-1', card: 'visa' },
    { at, kind: 'answer', client: 1, confirmationId: 'cnf_1', httpStatus: 200, code: null, order },
    ...(order ? [{ at, kind: 'settled' as const, client: 1, order }] : []),
    { at, kind: 'left', client: 1, order, inThread: order, threadState: state },
    ...more,
    { at, kind: 'outside', supplier: { orders }, gateway: { intents } },
  ]
}

/** The rules that found something. */
function broken(entries: HistoryEntry[]): RuleName[] {
  const { findings } = checkHistory(entries)
  return (Object.keys(findings) as RuleName[]).filter((rule) => findings[rule].length > 0)
}

test('a booked and charged order breaks no rule', () => {
  const verdict = checkHistory(history(anOrder(), {}, { at, kind: 'kill', process: 'a' }))
  expect(countFindings(verdict)).toBe(0)
  expect(verdict).toMatchObject({ clients: 1, orders: 1, kills: 1, endings: { 'success/succeeded': 1 } })
})

test('a failed order whose hold was released breaks no rule', () => {
  expect(broken(history(FAILED, { orders: [], intents: [{ ...HOLD, status: 'canceled' }] }))).toEqual([])
})

test('two live bookings of one trip are a double booking, also under different references', () => {
  const second = { ...BOOKING, reference: 'ord_2', bookingReference: 'M00002' }
  expect(broken(history(anOrder(), { orders: [BOOKING, second] }))).toContain('I1 double bookings')
  expect(broken(history(anOrder(), { orders: [BOOKING, { ...second, cancelledAt: at }] }))).toEqual([])
})

test('two charges for one client are a double charge, unless one went back', () => {
  const second = { ...CHARGE, id: 'pi_2' }
  expect(broken(history(anOrder(), { intents: [CHARGE, second] }))).toContain('I2 double charges')
  expect(broken(history(anOrder(), { intents: [CHARGE, { ...second, refunded: 9_900 }] }))).toEqual([])
})

test('a charge without a booking is found, also one of an order that nobody was told of', () => {
  expect(broken(history(anOrder(), { orders: [] }))).toContain('I2 charged without booking')
  expect(broken(history(FAILED, { orders: [], intents: [{ ...CHARGE, orderId: 'unheard-of' }] }))).toContain('I2 charged without booking')
})

test('a booking that nobody pays for is found, unless a person or the traveller is asked', () => {
  expect(broken(history(FAILED, { intents: [] }))).toContain('I3 booked without charge')
  const due = anOrder({ status: 'payment_due', paymentStatus: 'failed', chargedMinor: 0 })
  expect(broken(history(due, { intents: [] }))).toEqual([])
})

test('a hold that is left is found, and a question of the bank too; a person may keep one', () => {
  expect(broken(history(FAILED, { orders: [], intents: [HOLD] }))).toContain('I4 dangling holds')
  expect(broken(history(FAILED, { orders: [], intents: [{ ...HOLD, status: 'requires_action' }] }))).toContain('I4 dangling holds')
  const kept = anOrder({ status: 'needs_review', paymentStatus: 'authorised', chargedMinor: 0, heldMinor: 9_900, bookingReference: null })
  expect(broken(history(kept, { orders: [], intents: [HOLD] }))).toEqual([])
})

test('a thread that tells of another sum than was charged is found, and a charge that is not the booking’s price', () => {
  expect(broken(history(anOrder({ chargedMinor: 9_000 })))).toContain('I5 charges that the thread tells otherwise')
  expect(broken(history(anOrder(), { orders: [{ ...BOOKING, amountMinor: 9_200 }] }))).toContain(
    'I5 charges that the thread tells otherwise',
  )
})

test('a confirmation that made two orders is found', () => {
  const other = anOrder({ orderId: 'ord_2' })
  const answer: HistoryEntry = { at, kind: 'answer', client: 1, confirmationId: 'cnf_1', httpStatus: 200, code: null, order: other }
  expect(broken(history(anOrder(), {}, answer))).toEqual(['I6 confirmations with two orders'])
})

test('a thread that shows another state than the order is found', () => {
  const left: HistoryEntry = { at, kind: 'left', client: 1, order: anOrder(), inThread: FAILED, threadState: 'booked' }
  expect(broken(history(anOrder(), {}, left))).toEqual(['I7 thread and order differ'])
  expect(broken(history(anOrder(), {}, { ...left, inThread: anOrder(), threadState: 'failed' }))).toEqual(['I7 thread and order differ'])
})

test('an answer that did not stay true is found', () => {
  const settled: HistoryEntry = { at, kind: 'settled', client: 1, order: FAILED }
  expect(broken(history(anOrder(), {}, settled))).toEqual(['I7 answers that did not stay true'])
})

test('a client that stayed without a final answer is found; one that walked away is not', () => {
  expect(broken(history(null, { orders: [], intents: [] }))).toEqual(['clients without a final answer'])
  expect(broken(history(null, { orders: [], intents: [] }, { at, kind: 'walked-away', client: 1 }))).toEqual([])
})

test('a history without its end proves nothing', () => {
  expect(() => checkHistory(history(anOrder()).slice(0, -1))).toThrow(/proves nothing/)
})

test('a history is read line by line, and a line that is none is refused', () => {
  const lines = history(anOrder()).map((entry) => JSON.stringify(entry))
  expect(readHistory(`${lines.join('\n')}\n`)).toEqual(history(anOrder()))
  expect(() => readHistory('{"kind":"rumour"}')).toThrow()
})
