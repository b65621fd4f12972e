import { NO_ANCILLARIES, withoutSlice } from '../ancillaries/ancillaries'
import type { Fare, FlightOffer } from '../flights/offer-schema'
import { unpairedSlice } from '../flights/pairing'
import { sliceLabel } from '../flights/search'
import { type Refusal, refuse } from '../refusal'
import type { PickedFlight, Trip } from './trip'

/** A flight for one direction, if it fits between the flights picked before and after it and is sold together with them. */
export function pickOffer(trip: Trip, sliceIndex: number, offer: FlightOffer | undefined): { trip: Trip } | { refusal: Refusal } {
  const { result } = trip
  if (!result || !offer) return refuse('offer-gone', 'That flight isn’t in the current results. Please search again.')
  const slice = result.search.slices[sliceIndex]
  if (!slice || offer.sliceIndex !== sliceIndex)
    return refuse('offer-of-other-slice', 'That flight belongs to another direction of this trip.')
  const previous = trip.picks[sliceIndex - 1]
  const next = trip.picks[sliceIndex + 1]
  if (previous && offer.departsAt <= previous.offer.arrivesAt) {
    return refuse(
      'leaves-before-arrival',
      `That flight leaves before your ${sliceLabel(result.search.tripType, sliceIndex - 1).toLowerCase()} flight arrives.`,
    )
  }
  if (next && next.offer.departsAt <= offer.arrivesAt) {
    return refuse(
      'arrives-after-next',
      `That flight arrives after your ${sliceLabel(result.search.tripType, sliceIndex + 1).toLowerCase()} flight leaves.`,
    )
  }
  const unpaired = unpairedSlice(offer, trip.picks)
  if (unpaired !== null) {
    const other = sliceLabel(result.search.tripType, unpaired).toLowerCase()
    return refuse(
      'not-sold-together',
      `The airline doesn’t sell that flight together with your ${other}. Choose another one, or change your ${other} first.`,
    )
  }
  return { trip: withPick(trip, sliceIndex, { offer, fare: null }) }
}

/** Both flights of a round trip at once, in place of whatever was picked before. */
export function pickRoundTrip(trip: Trip, offers: FlightOffer[] = []): { trip: Trip } | { refusal: Refusal } {
  const [out, back] = offers.length === 2 ? offers : []
  const picked = pickOffer({ ...trip, picks: trip.picks.map(() => null) }, 0, out)
  return 'refusal' in picked ? picked : pickOffer(picked.trip, 1, back)
}

/** A fare of the flight that is picked there. */
export function chooseFare(trip: Trip, sliceIndex: number, fare: Fare | undefined): { trip: Trip } | { refusal: Refusal } {
  const pick = trip.picks[sliceIndex]
  if (!pick) return refuse('nothing-picked', 'Choose a flight first, then its fare.')
  if (!fare || !pick.offer.fares.some((offered) => offered.fareId === fare.fareId)) {
    return refuse('fare-gone', 'That fare doesn’t belong to the flight you chose.')
  }
  return { trip: withPick(trip, sliceIndex, { ...pick, fare }) }
}

/** What was chosen with the former flight or fare is gone with it; where a trip has one price for all, with every one. */
export function withPick(trip: Trip, sliceIndex: number, pick: PickedFlight | null): Trip {
  const isSame = pick?.fare && pick.fare.fareId === trip.picks[sliceIndex]?.fare?.fareId
  const isPricedTogether = [...trip.picks, pick].some((any) => any?.offer.priceCovers !== undefined)
  const ancillaries = isSame ? trip.ancillaries : isPricedTogether ? NO_ANCILLARIES : withoutSlice(trip.ancillaries, sliceIndex)
  return { ...trip, picks: trip.picks.with(sliceIndex, pick), ancillaries, priceChange: null, isCheckingOut: false }
}
