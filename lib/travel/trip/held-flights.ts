import { findAgain } from '../flights/find-again'
import { leadFare } from '../flights/lead-fare'
import type { FlightOffer } from '../flights/offer'
import { sliceLabel } from '../flights/search'
import type { HeldFlights } from './held-flights-schema'
import type { PickedFlight, Trip } from './trip'

/** What a change of the search did to the flights that were chosen before; null where none was. */
export function heldFlights(before: Pick<Trip, 'picks' | 'result'>, after: Pick<Trip, 'picks' | 'result'>): HeldFlights | null {
  const [was, is] = [before.result?.search, after.result?.search]
  if (!was || !is || before.picks.every((pick) => pick === null)) return null
  const kept = after.picks.flatMap((pick, sliceIndex) => {
    if (!pick) return []
    const fare = pick.fare ?? leadFare(pick.offer, is)
    return [
      {
        sliceIndex,
        label: sliceLabel(is.tripType, sliceIndex),
        flight: numbersOf(pick.offer),
        fare: pick.fare?.brand ?? null,
        total: fare.total,
      },
    ]
  })
  const isKept = (pick: PickedFlight) => after.picks.some((now) => now && findAgain(pick, [now.offer]))
  const lost = before.picks.flatMap((pick, index) =>
    pick && !isKept(pick) ? [{ label: sliceLabel(was.tripType, index), flight: numbersOf(pick.offer) }] : [],
  )
  return { kept, lost }
}

function numbersOf({ segments }: FlightOffer): string {
  return segments.map(({ flightNumber }) => flightNumber).join(' + ')
}
