import { ownDay } from '@/components/state/own-day'
import { namesRefusal } from '@/lib/travel/passengers/names'
import { passengersRefusal } from '@/lib/travel/passengers/validate-passenger'
import type { Trip } from '@/lib/travel/trip/trip'

/** What is missing of the passengers by now, in a sentence; undefined when they are complete. */
export function passengersProblem({ result, passengers, requiredDetails }: Trip): string | undefined {
  if (!result) return undefined
  const { slices, travellers } = result.search
  const today = ownDay(new Date())
  const refusal = passengersRefusal(passengers, travellers, slices.at(-1)?.departureOn ?? today, requiredDetails, today)
  return (refusal ?? namesRefusal(passengers))?.message
}
