import type { AncillaryLine } from '../ancillaries/ancillaries'
import type { Fare } from '../flights/offer-schema'
import { sliceLabel } from '../flights/search'
import { addMoney, type Money, subtractMoney, zeroMoney } from '../money'
import { tripPrice } from '../trip/price'
import type { Trip } from '../trip/trip'
import type { Quote } from './quote-schema'

/** A part of the price that moved since it was shown; null is a part that was not there, or is not any more. */
export type PriceMove = { what: string; previous: Money | null; now: Money | null }

/**
 * Why a quote is not the price of the trip: which flight and which kind of service moved, as far as it can be known. `fares` are
 * those of the slices as they cost now, where the supplier tells. Empty in another currency: there is nothing to compare.
 */
export function priceMoves(trip: Trip, quote: Pick<Quote, 'total' | 'ancillaries'>, fares: Fare[] | undefined): PriceMove[] {
  const shown = tripPrice(trip)
  if (!shown || shown.total.currency !== quote.total.currency) return []
  const previous = withoutServices(shown.total, shown.ancillaries)
  const now = withoutServices(quote.total, quote.ancillaries)
  return [...flightMoves(trip, fares, { previous, now }), ...serviceMoves(shown.ancillaries, quote.ancillaries)]
}

function flightMoves(trip: Trip, fares: Fare[] | undefined, whole: { previous: Money; now: Money }): PriceMove[] {
  if (isSame(whole.previous, whole.now)) return []
  const tripType = trip.result?.search.tripType ?? 'one-way'
  const moves = trip.picks.flatMap((pick, sliceIndex) => {
    const now = trip.picks.length === 1 ? whole.now : fares?.[sliceIndex]?.total
    const previous = pick?.fare?.total
    if (!pick || !now || !previous || isSame(previous, now)) return []
    const flights = pick.offer.segments.map(({ flightNumber }) => flightNumber).join(' + ')
    return [{ what: `${sliceLabel(tripType, sliceIndex)} ${flights}`, previous, now }]
  })
  // Suppliers with one price for the whole trip do not say which flight it was.
  return moves.length > 0 ? moves : [{ what: 'Flights and fares', ...whole }]
}

const KINDS = [
  ['seats', 'Seats'],
  ['bags', 'Bags'],
  ['meals', 'Meals'],
  ['extras', 'Extras'],
] as const

function serviceMoves(before: AncillaryLine[], after: AncillaryLine[]): PriceMove[] {
  return KINDS.flatMap(([kind, what]) => {
    const previous = before.find((line) => line.kind === kind)?.total ?? null
    const now = after.find((line) => line.kind === kind)?.total ?? null
    return (previous && now ? isSame(previous, now) : previous === now) ? [] : [{ what, previous, now }]
  })
}

function withoutServices(total: Money, services: AncillaryLine[]): Money {
  return subtractMoney(total, addMoney(zeroMoney(total.currency), ...services.map((line) => line.total)))
}

function isSame(one: Money, other: Money): boolean {
  return one.amountMinor === other.amountMinor && one.currency === other.currency
}
