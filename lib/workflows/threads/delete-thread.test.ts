import { expect, test } from 'vitest'
import type { OrderRow } from '@/lib/ports/order-store'
import type { ThreadRow } from '@/lib/ports/thread-store'
import { startOrder } from '@/tests/orders/told-order'
import { deleteThread } from './delete-thread'

const AT = new Date('2026-11-20T09:00:00Z')
const NO_MARKS = { pinnedAt: null, archivedAt: null, recordedSince: null }
const ROW: ThreadRow = { id: 'thread-1', userId: 'user-1', name: 'Lisbon', line: null, ...NO_MARKS, createdAt: AT, updatedAt: AT }

type Standing = Pick<OrderRow, 'status' | 'paymentStatus'> | null

/** Deletes the thread `thread-1` of `user-1`; `orders` are how its order stands each time it is looked at, the last one from then on. */
async function deleting(orders: Standing[], userId = 'user-1') {
  const steps: string[] = []
  const looks = [...orders]
  const deps = {
    threads: {
      find: async (_threadId: string, owner: string) => (owner === 'user-1' ? ROW : null),
      delete: async () => steps.push('deleted') > 0,
      restore: async () => steps.push('restored') > 0,
    },
    orders: {
      findByThread: async () => {
        const standing = looks.length > 1 ? looks.shift() : looks[0]
        return standing ? startOrder(standing).record.order : null
      },
    },
  }
  const answer = await deleteThread({ threadId: 'thread-1', userId, at: AT }, deps)
  return { answer, steps }
}

test.each([
  ['idle', 'awaiting_action', 'is being booked'],
  ['booking_processing', 'authorised', 'is being booked'],
  ['payment_due', 'processing', 'is being booked'],
  ['cancelling', 'succeeded', 'is being cancelled'],
  ['failed', 'authorised', 'is being released'],
  ['needs_review', 'succeeded', 'is checking this booking'],
] as const)('a thread whose order is %s with its payment %s is not deleted: it %s', async (status, paymentStatus, words) => {
  const { answer, steps } = await deleting([{ status, paymentStatus }])
  expect(answer).toMatchObject({ refusal: { message: expect.stringContaining(words) } })
  expect(steps).toEqual([])
})

test.each([
  ['success', 'succeeded'],
  ['cancelled', 'refunded'],
  ['failed', 'voided'],
  ['payment_due', 'failed'],
] as const)('a thread whose order is %s with its payment %s may go', async (status, paymentStatus) => {
  expect(await deleting([{ status, paymentStatus }])).toEqual({ answer: { status: 'deleted' }, steps: ['deleted'] })
})

test('a thread in which something was ordered at the very same moment comes back', async () => {
  const { answer, steps } = await deleting([null, { status: 'idle', paymentStatus: 'processing' }])
  expect(answer).toMatchObject({ refusal: { code: 'order-under-way' } })
  expect(steps).toEqual(['deleted', 'restored'])
})

test('somebody else’s thread is not there', async () => {
  expect(await deleting([null], 'user-2')).toEqual({ answer: { status: 'not-found' }, steps: [] })
})
