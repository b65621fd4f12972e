import { type GivenUp, givenUpWith } from '../../travel/ancillaries/given-up'
import type { Fare, FlightOffer } from '../../travel/flights/offer'
import { sliceLabel } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import type { TripCommand } from '../../travel/trip/commands'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'
import { chatMode, nextSliceIndex } from '../../travel/trip/mode'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'

export type ChooseAnswer =
  | {
      status: 'chosen'
      sliceIndex: number
      label: string
      offer: FlightOffer
      fare: Fare | null
      next: 'pick-flight' | 'choose-fare' | 'summarise-trip'
      nextSliceIndex: number | null
      /** What was bought with the former flight or fare and is gone with it; left out while nothing was. */
      givenUp?: GivenUp[] | undefined
    }
  | { status: 'refused'; refusal: Refusal }

/** Takes a flight for one direction, or a fare of the flight taken there, or both. A flight of another search brings that search along. */
export async function chooseFlight(
  request: { sliceIndex: number; offerId?: string | undefined; fareId?: string | undefined; searchId?: string | undefined },
  caller: TripCaller,
  deps: TripDeps,
): Promise<ChooseAnswer> {
  const { sliceIndex, offerId, fareId, searchId } = request
  const before = await loadLiveTrip(caller.threadId, caller.userId, deps)
  let live: LiveTrip | null = null
  for (const command of [
    ...(offerId ? [pickOf({ sliceIndex, offerId }, searchId)] : []),
    ...(fareId ? [{ type: 'choose-fare' as const, sliceIndex, fareId }] : []),
  ]) {
    const issued = await issueTripCommand(command, caller, deps)
    if ('refusal' in issued) return { status: 'refused', refusal: issued.refusal }
    live = issued.live
  }
  const trip = live?.trip
  const pick = trip?.picks[sliceIndex]
  if (!trip?.result || !pick) return { status: 'refused', ...refuse('nothing-named', 'Which flight or fare would you like?') }
  const givenUp = before ? givenUpWith(before.trip.ancillaries, trip.ancillaries) : []
  const nextPick = nextSliceIndex(trip)
  const nextFare = trip.picks.findIndex((other) => other && !other.fare)
  return {
    status: 'chosen',
    sliceIndex,
    label: sliceLabel(trip.result.search.tripType, sliceIndex),
    offer: pick.offer,
    fare: pick.fare,
    next: nextPick !== null ? 'pick-flight' : chatMode(trip) === 'trip_summary' ? 'summarise-trip' : 'choose-fare',
    nextSliceIndex: nextPick ?? (nextFare === -1 ? null : nextFare),
    ...(givenUp.length > 0 ? { givenUp } : {}),
  }
}

function pickOf(pick: { sliceIndex: number; offerId: string }, searchId: string | undefined): TripCommand {
  return searchId ? { type: 'take-search', searchId, filters: [], pick } : { type: 'pick-offer', ...pick }
}
