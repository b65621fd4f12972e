import type { OrderRow } from '../../ports/order-store'
import type { ThreadRow } from '../../ports/thread-store'
import type { BookingStatus } from '../../states/booking-status'
import type { TripLine } from '../../travel/trip/trip-line-schema'

/** planning: nothing ordered yet. The others are where the order stands; `due` is booked and still to be paid. */
export type ThreadState = 'planning' | 'held' | 'due' | 'booked' | 'failed' | 'cancelled'
/** A thread in a list; `updatedAt` is the instant of its last message, ISO in UTC. */
export type ThreadSummary = {
  id: string
  name: string
  line: TripLine | null
  updatedAt: string
  pinned: boolean
  archived: boolean
  recorded: boolean
  state: ThreadState
}

/** Threads as their lists show them, in the order they came in. `orders` are the owner's, newest first. */
export function summariseThreads(rows: ThreadRow[], orders: Pick<OrderRow, 'threadId' | 'status'>[]): ThreadSummary[] {
  const statusOf = new Map(orders.toReversed().map(({ threadId, status }) => [threadId, status]))
  return rows.map(({ id, name, line, updatedAt, pinnedAt, archivedAt, recordedSince }) => {
    const status = statusOf.get(id)
    return {
      id,
      name,
      line,
      updatedAt: updatedAt.toISOString(),
      pinned: pinnedAt !== null,
      archived: archivedAt !== null,
      recorded: recordedSince !== null,
      state: status ? threadState(status) : 'planning',
    }
  })
}

function threadState(status: BookingStatus): ThreadState {
  if (status === 'success' || status === 'cancelling') return 'booked'
  if (status === 'payment_due') return 'due'
  if (status === 'cancelled') return 'cancelled'
  if (status === 'failed') return 'failed'
  return status === 'idle' || status === 'price_changed' ? 'planning' : 'held'
}
