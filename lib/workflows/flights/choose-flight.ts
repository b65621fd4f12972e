import type { GivenUp } from '../../travel/ancillaries/ancillaries-schema'
import { givenUpWith } from '../../travel/ancillaries/given-up'
import type { Fare, FlightOffer } from '../../travel/flights/offer-schema'
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
      /** Of a round trip that was chosen at once; the rest tells of its return. */
      outbound?: { label: string; offer: FlightOffer } | undefined
      /** What was bought with the former flight or fare and is gone with it; left out while nothing was. */
      givenUp?: GivenUp[] | undefined
    }
  | { status: 'refused'; refusal: Refusal }

type ChooseRequest = {
  sliceIndex: number
  offerId?: string | undefined
  /** With `offerId` a whole round trip. */
  returnOfferId?: string | undefined
  fareId?: string | undefined
  searchId?: string | undefined
}

/**
 * Takes a flight for one direction, or both of a round trip, or a fare of the flight taken there, or flight and fare. A flight of another
 * search brings that search along.
 */
export async function chooseFlight(request: ChooseRequest, caller: TripCaller, deps: TripDeps): Promise<ChooseAnswer> {
  const { offerId, returnOfferId, fareId, searchId } = request
  const isRoundTrip = offerId !== undefined && returnOfferId !== undefined
  const sliceIndex = returnOfferId === undefined ? request.sliceIndex : 1
  const flightId = offerId ?? returnOfferId
  const before = await loadLiveTrip(caller.threadId, caller.userId, deps)
  let live: LiveTrip | null = null
  for (const command of [
    ...(isRoundTrip
      ? [roundTripOf([offerId, returnOfferId], searchId)]
      : flightId
        ? [pickOf({ sliceIndex, offerId: flightId }, searchId)]
        : []),
    ...(fareId ? [{ type: 'choose-fare' as const, sliceIndex: request.sliceIndex, fareId }] : []),
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
  const [out] = trip.picks
  const nextFare = trip.picks.findIndex((other) => other && !other.fare)
  return {
    status: 'chosen',
    sliceIndex,
    label: sliceLabel(trip.result.search.tripType, sliceIndex),
    offer: pick.offer,
    fare: pick.fare,
    next: nextPick !== null ? 'pick-flight' : chatMode(trip) === 'trip_summary' ? 'summarise-trip' : 'choose-fare',
    nextSliceIndex: nextPick ?? (nextFare === -1 ? null : nextFare),
    ...(isRoundTrip && out ? { outbound: { label: sliceLabel(trip.result.search.tripType, 0), offer: out.offer } } : {}),
    ...(givenUp.length > 0 ? { givenUp } : {}),
  }
}

function roundTripOf(offerIds: [string, string], searchId: string | undefined): TripCommand {
  return searchId ? { type: 'take-search', searchId, filters: [], roundTrip: offerIds } : { type: 'pick-round-trip', offerIds }
}

function pickOf(pick: { sliceIndex: number; offerId: string }, searchId: string | undefined): TripCommand {
  return searchId ? { type: 'take-search', searchId, filters: [], pick } : { type: 'pick-offer', ...pick }
}
