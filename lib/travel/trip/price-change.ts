import type { AncillaryLine } from '../ancillaries/ancillaries'
import type { Fare } from '../flights/offer-schema'
import { addMoney, type Money, subtractMoney, zeroMoney } from '../money'
import type { PriceLine } from './price'
import { priceOfFares, tripPrice } from './price'
import type { PriceChange, Trip } from './trip'

/** A supplier's terms, as far as a price needs them. */
type PricedTerms = { lines: PriceLine[]; serviceFee: Money; ancillaries: AncillaryLine[]; total: Money; fares?: Fare[] | undefined }

/** How the fares of a trip moved since they were chosen; null when they did not, or while one is open. */
export function priceChangeOf(trip: Trip, terms: PricedTerms): PriceChange | null {
  const shown = tripPrice(trip)
  const chosen = trip.picks.flatMap((pick) => (pick?.fare ? [pick.fare] : []))
  if (!shown || chosen.length !== trip.picks.length || terms.total.currency !== shown.total.currency) return null
  const now = subtractMoney(terms.total, addMoney(zeroMoney(terms.total.currency), ...terms.ancillaries.map(({ total }) => total)))
  if (now.amountMinor === priceOfFares(chosen).total.amountMinor) return null
  return { fares: terms.fares ?? sharedOut(chosen, terms, now), previousTotal: shown.total, total: terms.total }
}

/** Where a supplier has one price for the whole trip, the first fare takes what the others do not cost. */
function sharedOut([first, ...others]: Fare[], { lines, serviceFee }: PricedTerms, now: Money): Fare[] {
  if (!first) return []
  const rest = others.map(({ total }) => total)
  const total = subtractMoney(now, addMoney(zeroMoney(now.currency), ...rest))
  const fee = subtractMoney(serviceFee, addMoney(zeroMoney(now.currency), ...others.map((fare) => fare.serviceFee)))
  const count = lines.reduce((sum, line) => sum + line.count, 0)
  const share = { type: 'everyone' as const, count, base: null, taxes: null, total: subtractMoney(total, fee) }
  return [{ ...first, passengerFares: [share], serviceFee: fee, total }, ...others.map(asOnePrice)]
}

/** One price for everybody: shares by type cannot be added to it. */
function asOnePrice(fare: Fare): Fare {
  const count = fare.passengerFares.reduce((sum, share) => sum + share.count, 0)
  const share = { type: 'everyone' as const, count, base: null, taxes: null, total: subtractMoney(fare.total, fare.serviceFee) }
  return { ...fare, passengerFares: [share] }
}
