import type { BookingStatus } from '@/lib/states/booking-status'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { chosenLines } from './chosen-lines'
import { ChosenList } from './chosen-list'
import type { AncillaryKind } from './kinds'

/** What was bought, or is being bought: it shows, but no longer invites. */
export function BookedPanel({ live, kind }: { live: LiveTrip; kind: AncillaryKind }) {
  const lines = chosenLines(live.trip).filter((line) => line.kind === kind)
  return (
    <>
      <p className="text-[15px] text-ink-soft leading-6">{standingWords(live.order?.status)}</p>
      {lines.length > 0 ? <ChosenList lines={lines} /> : <p className="text-[15px]">No {kind} were added to this trip.</p>}
    </>
  )
}

function standingWords(status: BookingStatus | undefined): string {
  if (status === 'success') return 'Your trip is booked. For changes, ask the airline with your booking reference.'
  if (status === 'cancelling' || status === 'cancelled') return 'This booking was given back. This is what it held.'
  return 'Your order is on its way, so nothing can be changed just now.'
}
