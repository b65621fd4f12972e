import { expect, test } from 'vitest'
import type { BookingStatus } from '@/lib/states/booking-status'
import { startOrder } from '@/tests/orders/told-order'
import { listThreads } from './list-threads'

const UPDATED_AT = new Date('2026-11-20T09:00:00Z')

async function stateOf(status: BookingStatus) {
  const { order } = startOrder({ status }).record
  const rows = [{ id: order.threadId, userId: order.userId, name: 'Lisbon', createdAt: UPDATED_AT, updatedAt: UPDATED_AT }]
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
  const rows = [{ id: 'thread-1', userId: 'user-1', name: 'Lisbon', createdAt: UPDATED_AT, updatedAt: UPDATED_AT }]
  const threads = await listThreads('user-1', { threads: { list: async () => rows }, orders: { list: async () => [] } })
  expect(threads).toEqual([{ id: 'thread-1', name: 'Lisbon', updatedAt: '2026-11-20T09:00:00.000Z', state: 'planning' }])
})
