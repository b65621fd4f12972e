import { givenUpWith } from '../ancillaries/given-up'
import { findAgain } from '../flights/find-again'
import { leadFare } from '../flights/lead-fare'
import type { FlightOffer } from '../flights/offer-schema'
import { sliceLabel } from '../flights/search'
import type { HeldFlights } from './held-flights-schema'
import type { PickedFlight, Trip } from './trip'

type Held = Pick<Trip, 'picks' | 'result' | 'ancillaries'>

/** What a change of the search did to the flights that were chosen before, and to what was bought with them; null where none was. */
export function heldFlights(before: Held, after: Held): HeldFlights | null {
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
  const givenUp = givenUpWith(before.ancillaries, after.ancillaries)
  return { kept, lost, ...(givenUp.length > 0 ? { givenUp } : {}) }
}

function numbersOf({ segments }: FlightOffer): string {
  return segments.map(({ flightNumber }) => flightNumber).join(' + ')
}
