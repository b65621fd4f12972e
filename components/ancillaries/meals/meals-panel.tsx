'use client'

import type { MealOption } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { AncillaryPanel } from '../shared/ancillary-panel'
import { RefusalNote } from '../shared/refusal-note'
import { useTripCommand } from '../shared/use-trip-command'
import { FlightMeals } from './flight-meals'
import { mealFlights } from './meal-flights'

/** The meals of a trip, by flight and traveller. */
export function MealsPanel({ threadId }: { threadId: string }) {
  return (
    <AncillaryPanel threadId={threadId} kind="meals">
      {(options, live) => <MealChoices options={options} live={live} />}
    </AncillaryPanel>
  )
}

function MealChoices({ options, live }: { options: MealOption[]; live: LiveTrip }) {
  const { trip, send, isSaving, refusal } = useTripCommand(live, { meals: options })
  const flights = mealFlights(trip, options)
  return (
    <div aria-busy={isSaving} className="flex flex-col gap-6">
      {flights.map((flight) => (
        <FlightMeals key={`${flight.sliceIndex} ${flight.segmentIndex}`} flight={flight} flights={flights} trip={trip} send={send} />
      ))}
      <RefusalNote message={refusal} />
    </div>
  )
}
