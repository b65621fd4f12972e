import { requestJson } from '@/components/state/request-json'
import { liveTripShape, useTripStore } from '@/components/state/trip-store'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'

/**
 * Another flight in place of one that is gone, at its first fare, and straight back to the checkout. The trip is shown only as it is in
 * the end: no panel closes on the way. A sentence when it did not work.
 */
export async function changeFlight(threadId: string, offer: FlightOffer): Promise<string | null> {
  const { load, accept } = useTripStore.getState()
  const { offerId, sliceIndex, fares } = offer
  const commands: TripCommand[] = [
    { type: 'pick-offer', sliceIndex, offerId },
    { type: 'choose-fare', sliceIndex, fareId: fares[0]?.fareId ?? '' },
    { type: 'start-checkout' },
  ]
  let changed: LiveTrip | null = null
  for (const command of commands) {
    const answer = await requestJson(`/api/trips/${threadId}/commands`, liveTripShape, { method: 'POST', body: { command } })
    if ('refusal' in answer) {
      void load(threadId)
      return answer.refusal.message
    }
    changed = answer.value
  }
  if (changed) accept(changed)
  return null
}
