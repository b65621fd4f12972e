import type { BookingStatus } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/ancillaries/shared'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { chosenLines } from './chosen-lines'
import { ChosenList } from './chosen-list'
import { type AncillaryKind, KIND_NOUNS } from './kinds'

/** What was bought, or is being bought: it shows, but no longer invites. */
export function BookedPanel({ live, kind }: { live: LiveTrip; kind: AncillaryKind }) {
  const lines = chosenLines(live.trip).filter((line) => line.kind === kind)
  return (
    <>
      <p className="text-[15px] text-ink-soft leading-6">{standingWords(live.order?.status)}</p>
      {lines.length > 0 ? <ChosenList lines={lines} /> : <p className="text-[15px]">{texts.noneWereAdded(KIND_NOUNS[kind])}</p>}
    </>
  )
}

function standingWords(status: BookingStatus | undefined): string {
  if (status === 'success') return texts.tripIsBooked
  if (status === 'cancelling' || status === 'cancelled') return texts.bookingWasGivenBack
  return texts.orderIsOnItsWay
}
