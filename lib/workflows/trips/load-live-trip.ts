import type { OrderRow, OrderStore } from '../../ports/order-store'
import type { ThreadStore } from '../../ports/thread-store'
import type { TripStore } from '../../ports/trip-store'
import { foldTrip } from '../../travel/trip/commands'
import { describeCommand } from '../../travel/trip/describe-command'
import type { LiveTrip } from '../../travel/trip/live-trip'
import { orderView } from '../orders/order-view'

export type LiveTripDeps = { threads: ThreadStore; trips: TripStore; orders: OrderStore }

/** The trip of a thread as it is now; null when the thread is not this user's or does not exist. */
export async function loadLiveTrip(threadId: string, userId: string, { threads, trips, orders }: LiveTripDeps): Promise<LiveTrip | null> {
  const thread = await threads.find(threadId, userId)
  if (!thread) return null
  const [commands, latestNumber, order] = await Promise.all([
    trips.listCommands(threadId, userId),
    trips.latestNumber(threadId, userId),
    orders.findByThread(threadId, userId),
  ])
  const last = commands.at(-1)
  return {
    threadId,
    version: tripVersion(latestNumber, commands.length),
    trip: foldTrip(commands),
    undoLabel: last && !isLocked(order) ? describeCommand(last) : null,
    order: order && orderView(order),
  }
}

/** Grows with every command and with every undo: an undone command counts twice. */
export function tripVersion(commandsEver: number, commandsInForce: number): number {
  return 2 * commandsEver - commandsInForce
}

/** A trip does not change while its order is on the way, nor once it is booked. */
export function isLocked(order: Pick<OrderRow, 'status' | 'paymentStatus'> | null): boolean {
  if (!order || order.status === 'failed' || order.status === 'price_changed') return false
  return !(order.status === 'idle' && order.paymentStatus === 'failed')
}
