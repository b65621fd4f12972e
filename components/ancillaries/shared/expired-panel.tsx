import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { OfferClock } from '../../trip/offer-clock'
import { chosenLines } from './chosen-lines'
import { ChosenList } from './chosen-list'
import type { AncillaryKind } from './kinds'

/** Prices that ran out sell nothing: what was chosen stands there, and they can be asked for again. */
export function ExpiredPanel({ live: { threadId, trip }, kind }: { live: LiveTrip; kind: AncillaryKind }) {
  const lines = chosenLines(trip).filter((line) => line.kind === kind)
  return (
    <>
      {trip.result && <OfferClock threadId={threadId} expiresAt={trip.result.expiresAt} />}
      {lines.length > 0 && <ChosenList lines={lines} />}
    </>
  )
}
