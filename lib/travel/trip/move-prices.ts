import { type Ancillaries, withoutSlice } from '../ancillaries/ancillaries'
import type { AncillaryFacts } from '../ancillaries/change-ancillaries'
import { renewedAncillaries } from '../ancillaries/renewed-ancillaries'
import { isSameJourney } from '../flights/same-journey'
import { addMoney, subtractMoney } from '../money'
import { type Refusal, refuse } from '../refusal'
import { tripPrice } from './price'
import type { PickedFlight, ResultFacts, Trip } from './trip'

type RenewalFacts = {
  result?: ResultFacts | null | undefined
  picks?: (PickedFlight | null)[] | undefined
  ancillaries?: AncillaryFacts | undefined
}

/** The traveller's yes to a price that moved: from here on the fares cost what the airline said. */
export function acceptPrice(trip: Trip): { trip: Trip } | { refusal: Refusal } {
  const { priceChange } = trip
  if (!priceChange) return refuse('no-price-change', 'The price hasn’t changed.')
  const picks = trip.picks.map((pick, index) => pick && { ...pick, fare: priceChange.fares[index] ?? pick.fare })
  return { trip: { ...trip, picks, priceChange: null } }
}

/** The same flights from a newer search: what is still sold stays chosen, names stay typed, what is gone is open again. */
export function renewPrices(trip: Trip, { result, picks, ancillaries }: RenewalFacts): { trip: Trip } | { refusal: Refusal } {
  if (!result || !picks || picks.length !== trip.picks.length) {
    return refuse('search-gone', 'We can’t find that search. Please search again.')
  }
  if (!trip.result || !isSameJourney(trip.result.search, result.search)) {
    return refuse('other-journey', 'That search belongs to another trip, so its prices aren’t yours. Nothing was changed.')
  }
  const isWhole = picks.every((pick) => pick !== null)
  const kept = soldWith(trip.ancillaries, picks, ancillaries)
  return { trip: { ...trip, result, picks, ancillaries: kept, priceChange: null, isCheckingOut: trip.isCheckingOut && isWhole } }
}

/** What is bought on the flights that have their fares, at the prices of a newer look; what is not among `found` is gone. */
export function soldWith(bought: Ancillaries, picks: (PickedFlight | null)[], found: AncillaryFacts | undefined): Ancillaries {
  return picks.reduce((left, pick, sliceIndex) => (pick?.fare ? left : withoutSlice(left, sliceIndex)), renewedAncillaries(bought, found))
}

/** A price that waits for its yes, after something else was bought or given up: both of its totals move by that. */
export function withMovedTotals(trip: Trip, before: Trip): Trip {
  const { priceChange } = trip
  const [was, is] = [tripPrice(before)?.total, tripPrice(trip)?.total]
  if (!priceChange || !was || !is) return trip
  const total = addMoney(priceChange.total, subtractMoney(is, was))
  return { ...trip, priceChange: { ...priceChange, previousTotal: is, total } }
}
