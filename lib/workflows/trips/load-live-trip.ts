import type { OrderStore } from '../../ports/order-store'
import type { TripStore } from '../../ports/trip-store'
import { locksTrip } from '../../states/booking-status'
import { foldTrip, isBesideFlights } from '../../travel/trip/commands'
import { describeCommand } from '../../travel/trip/describe-command'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'
import { EMPTY_TRIP } from '../../travel/trip/trip'
import { viewOrder } from '../orders/order-view'

export type LiveTripDeps = { trips: TripStore; orders: OrderStore }

/** The trip of a thread in which nothing was done yet. */
export function newLiveTrip(threadId: string): LiveTrip {
  return { threadId, version: 0, trip: EMPTY_TRIP, undoLabel: null, order: null }
}

/** The trip of a thread as it is now; null when the thread is not this user's or does not exist. */
export async function loadLiveTrip(threadId: string, userId: string, { trips, orders }: LiveTripDeps): Promise<LiveTrip | null> {
  const stored = await trips.load(threadId, userId)
  if (!stored) return null
  const order = stored.mayHaveOrder ? await orders.findByThread(threadId, userId) : null
  const { commands, version } = stored
  const last = commands.at(-1)
  return {
    threadId,
    version,
    trip: foldTrip(commands),
    undoLabel: last && (isBesideFlights(last.command) || !(order && locksTrip(order))) ? describeCommand(last) : null,
    order: order && (await viewOrder(order, orders)),
  }
}
