import { expect, test } from 'vitest'
import type { ThreadRow } from '@/lib/ports/thread-store'
import type { BookingStatus } from '@/lib/states/booking-status'
import { startOrder } from '@/tests/orders/told-order'
import { listThreads } from './list-threads'

const UPDATED_AT = new Date('2026-11-20T09:00:00Z')
const LINE = { cities: ['London', 'Lisbon'], departureOn: '2026-11-27', returnOn: null, travellers: 2 }
const ROW: ThreadRow = {
  id: 'thread-1',
  userId: 'user-1',
  name: 'Lisbon',
  line: LINE,
  pinnedAt: null,
  archivedAt: null,
  recordedSince: null,
  createdAt: UPDATED_AT,
  updatedAt: UPDATED_AT,
}

async function stateOf(status: BookingStatus) {
  const { order } = startOrder({ status }).record
  const rows = [{ ...ROW, id: order.threadId, userId: order.userId }]
  const [thread] = await listThreads(order.userId, { threads: { list: async () => rows }, orders: { list: async () => [order] } })
  return thread?.state
}

test.each([
  ['idle', 'planning'],
  ['price_changed', 'planning'],
  ['booking_processing', 'held'],
  ['unconfirmed', 'held'],
  ['payment_due', 'due'],
  ['success', 'booked'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
] as const)('a thread whose order is %s stands in the list as %s', async (status, state) => {
  expect(await stateOf(status)).toBe(state)
})

test('a thread without an order is being planned', async () => {
  const rows = [{ ...ROW, pinnedAt: UPDATED_AT }]
  const threads = await listThreads('user-1', { threads: { list: async () => rows }, orders: { list: async () => [] } })
  const shown = { id: 'thread-1', name: 'Lisbon', line: LINE, updatedAt: '2026-11-20T09:00:00.000Z', state: 'planning' }
  expect(threads).toEqual([{ ...shown, pinned: true, archived: false, recorded: false }])
})

test('the page behind a thread is asked for by that thread', async () => {
  const asked: unknown[] = []
  const list = async (_userId: string, filter: unknown) => {
    asked.push(filter)
    return []
  }
  await listThreads('user-1', { threads: { list }, orders: { list: async () => [] } }, { before: 'thread-1' })
  expect(asked).toMatchObject([{ before: 'thread-1', archived: false }])
})

test('the archive is asked for by itself', async () => {
  const asked: unknown[] = []
  const list = async (_userId: string, filter: unknown) => {
    asked.push(filter)
    return []
  }
  await listThreads('user-1', { threads: { list }, orders: { list: async () => [] } })
  await listThreads('user-1', { threads: { list }, orders: { list: async () => [] } }, { archived: true })
  expect(asked).toMatchObject([{ archived: false }, { archived: true }])
})
