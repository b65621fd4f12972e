import type { ConfirmationRow } from '../../ports/confirmation-store'
import type { OrderRow } from '../../ports/order-store'
import type { TripStore } from '../../ports/trip-store'
import { type Refusal, refuse } from '../../travel/refusal'
import { foldTrip } from '../../travel/trip/commands'
import { quoteHash } from './quote-hash'

export type OrderedTrip = Pick<OrderRow, 'search' | 'picks' | 'ancillaries' | 'passengers' | 'billing'>

/** The trip that a confirmation stands for, if it still is the thread's trip and the confirmation has not run out. */
export async function confirmedTrip(
  confirmation: ConfirmationRow,
  now: Date,
  trips: TripStore,
): Promise<OrderedTrip | { refusal: Refusal }> {
  const { threadId, userId, quote } = confirmation
  if (now >= confirmation.expiresAt) {
    return refuse('confirm_again', 'This price is no longer held. Nothing was charged; please check it and confirm again.')
  }
  const changed = refuse(
    'confirm_again',
    'Your trip changed after you saw this price. Nothing was charged; please check it and confirm again.',
  )
  const stored = await trips.load(threadId, userId)
  if (stored?.version !== confirmation.tripVersion) return changed
  const trip = foldTrip(stored.commands)
  if (!trip.result || !trip.billing || (await quoteHash(trip, quote.total)) !== quote.hash) return changed
  const picks = trip.picks.flatMap((pick) => (pick ? [pick] : []))
  return { search: trip.result.search, picks, ancillaries: trip.ancillaries, passengers: trip.passengers, billing: trip.billing }
}
