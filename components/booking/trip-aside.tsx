'use client'

import { useTripStore } from '@/components/state/trip-store'
import { describeTravellers } from '@/lib/travel/flights/search'
import { Itinerary } from './itinerary'

/** What is being bought, beside the form that buys it. */
export function TripAside({ threadId }: { threadId: string }) {
  const live = useTripStore((store) => store.trips[threadId])
  if (!live?.trip.result || live.order?.status === 'success') return null
  return (
    <aside aria-label="Your trip" className="flex flex-col gap-5 rounded-card border bg-sheet p-4 shadow-card sm:p-5">
      <h2 className="flex items-baseline justify-between gap-3 font-semibold text-[15px]">
        Your trip
        <span className="font-normal text-fact text-ink-soft">{describeTravellers(live.trip.result.search.travellers)}</span>
      </h2>
      <Itinerary search={live.trip.result.search} picks={live.trip.picks} />
    </aside>
  )
}
