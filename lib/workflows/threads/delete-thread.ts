import type { OrderRow, OrderStore } from '../../ports/order-store'
import type { ThreadStore } from '../../ports/thread-store'
import { nextOrderStep } from '../../states/next-order-step'
import { type Refusal, refuse } from '../../travel/refusal'

type DeleteDeps = { threads: Pick<ThreadStore, 'find' | 'delete' | 'restore'>; orders: Pick<OrderStore, 'findByThread'> }

/**
 * Takes a thread out of its owner's sight; it can be restored for a while, and what was booked in it stays among the bookings. Refused
 * while money or the airline is on its way, when the thread is where its traveller would hear of it.
 */
export async function deleteThread(
  { threadId, userId, at }: { threadId: string; userId: string; at: Date },
  { threads, orders }: DeleteDeps,
): Promise<{ status: 'deleted' } | { status: 'not-found' } | { refusal: Refusal }> {
  if (!(await threads.find(threadId, userId))) return { status: 'not-found' }
  const refusal = await onItsWay()
  if (refusal) return { refusal }
  if (!(await threads.delete(threadId, userId, at))) return { status: 'not-found' }
  // Nothing can be ordered in a deleted thread, but something may have been a moment ago.
  const late = await onItsWay()
  if (!late) return { status: 'deleted' }
  await threads.restore(threadId, userId)
  return { refusal: late }

  async function onItsWay(): Promise<Refusal | null> {
    const order = await orders.findByThread(threadId, userId)
    return order && orderRefusal(order)
  }
}

function orderRefusal(order: Pick<OrderRow, 'status' | 'paymentStatus'>): Refusal | null {
  if (order.status === 'needs_review') {
    return refuse('order-under-way', 'A person is checking this booking with the airline. You can delete the trip once that’s settled.')
      .refusal
  }
  if (nextOrderStep(order) === null) return null
  if (order.status === 'cancelling') {
    return refuse('order-under-way', 'This booking is being cancelled. You can delete the trip once the airline has answered.').refusal
  }
  if (order.status === 'failed' || order.status === 'price_changed') {
    return refuse('order-under-way', 'The money held on your card is being released. You can delete the trip in a moment.').refusal
  }
  return refuse('order-under-way', 'This trip is being booked right now. You can delete it once that’s done.').refusal
}
