import * as texts from '@/lib/texts/trip'
import { Landscape } from './landscape'

/** Before anything is known of a trip. */
export function BlankTrip() {
  return (
    <div className="overflow-hidden rounded-card border bg-sheet">
      <Landscape seed="wayfarer" className="h-28 w-full" />
      <div className="px-4 py-4">
        <h2 className="font-semibold text-[15px]">{texts.yourTripGathersHere}</h2>
        <p className="mt-1 text-fact text-ink-soft">{texts.sayWhereToGo}</p>
      </div>
    </div>
  )
}
