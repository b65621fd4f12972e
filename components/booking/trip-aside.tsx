'use client'

import { AncillariesBar } from '@/components/ancillaries/ancillaries-bar'
import { useTrip } from '@/components/state/opened-trip'
import { petWords } from '@/components/trip/summary/trip-facts'
import { Price } from '@/components/ui/price'
import type { BookingStatus } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/booking'
import { describeTravellers } from '@/lib/travel/flights/search'
import { tripPrice } from '@/lib/travel/trip/price'
import { Itinerary } from './itinerary'

/** Once it is booked, the confirmation says what was bought. */
const PAST: BookingStatus[] = ['success', 'cancelling', 'cancelled']

/** What is being bought, beside the form that buys it. */
export function TripAside({ threadId }: { threadId: string }) {
  const live = useTrip(threadId)
  if (!live?.trip.result || (live.order && PAST.includes(live.order.status))) return null
  const { trip } = live
  const { search } = live.trip.result
  const price = tripPrice(trip)
  const pets = petWords(trip)
  return (
    <aside aria-label={texts.yourTrip} className="flex flex-col gap-5 rounded-card border bg-sheet p-4 shadow-card sm:p-5">
      <h2 className="flex items-baseline justify-between gap-3 font-semibold text-[15px]">
        {texts.yourTrip}
        <span className="font-normal text-fact text-ink-soft">{describeTravellers({ ...search.travellers, pets: 0 })}</span>
      </h2>
      <Itinerary search={search} picks={trip.picks} ancillaries={trip.ancillaries} />
      {pets && <p className="text-fact text-ink-soft">{pets}</p>}
      <div className="-mx-2 empty:hidden">
        <AncillariesBar threadId={threadId} size="compact" />
      </div>
      {price && (
        <p className="flex items-baseline justify-between gap-4 border-t pt-4">
          <span className="text-fact text-ink-soft">{texts.totalTaxesIncluded}</span>
          <Price money={price.total} className="font-semibold text-[18px]" />
        </p>
      )}
    </aside>
  )
}
