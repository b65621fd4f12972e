import type { OrderRow, OrderStore } from '../../ports/order-store'
import { wasBooked } from '../../states/booking-status'
import { flownRoute } from '../../travel/flights/flown-route'
import type { Help, HelpBooking, HelpTopic } from '../../travel/help/help-schema'
import { cityWords } from '../../travel/places/city-words'

const MOST_BOOKINGS = 5

export type HelpDeps = { orders: Pick<OrderStore, 'list'> /** Left out: nobody reads letters. */; hasDesk?: boolean | undefined }

/**
 * How to reach us, the traveller's own bookings (this trip's first, then the newest) and which papers each has. Whoever can't reach their
 * bookings needs the contact most, so a store that fails takes only the bookings away. Changes nothing.
 */
export async function getHelp(
  { about = 'contact' }: { about?: HelpTopic | undefined },
  { threadId, userId }: { threadId: string; userId: string },
  { orders, hasDesk = false }: HelpDeps,
): Promise<Help> {
  const rows = await orders.list(userId).catch(() => null)
  const sorted = rows?.toSorted((one, other) => Number(other.threadId === threadId) - Number(one.threadId === threadId)) ?? null
  return {
    status: 'told',
    about,
    hasDesk,
    bookings: sorted?.slice(0, MOST_BOOKINGS).map((order) => bookingOf(order, threadId)) ?? null,
    bookingCount: sorted?.length ?? 0,
  }
}

function bookingOf(
  { id, search, bookingReference, status, paymentStatus, isSimulated, ...order }: OrderRow,
  threadId: string,
): HelpBooking {
  return {
    orderId: id,
    route: flownRoute(search.slices, cityWords),
    departureOn: search.slices[0]?.departureOn ?? null,
    bookingReference,
    status,
    paymentStatus,
    isSimulated,
    isOfThisTrip: order.threadId === threadId,
    hasPapers: bookingReference !== null && wasBooked(status),
  }
}
