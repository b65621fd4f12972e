import { ancillaryLines } from '../ancillaries/ancillaries'
import { leadFare } from '../flights/lead-fare'
import type { Fare, PassengerFare, TaxItem } from '../flights/offer-schema'
import { addMoney, type Money, multiplyMoney, zeroMoney } from '../money'
import { PAYERS } from '../passengers/passenger-options'
import { withPayableTotal } from '../payment/payable-amount'
import type { TripPrice } from './price-schema'
import type { Trip } from './trip'

export type { PriceLine, TripPrice } from './price-schema'

/** The price of what is picked so far, as a card can be charged it; null before the first pick. */
export function tripPrice(trip: Trip): TripPrice | null {
  const fares = trip.picks.flatMap((pick) => (pick && trip.result ? [pick.fare ?? leadFare(pick.offer, trip.result.search)] : []))
  if (fares.length === 0) return null
  const ofFares = priceOfFares(fares)
  const ancillaries = ancillaryLines(trip.ancillaries, ofFares.total.currency)
  const total = addMoney(ofFares.total, ...ancillaries.map((line) => line.total))
  return withPayableTotal({ ...ofFares, ancillaries, total, isFinal: trip.picks.every((pick) => pick?.fare) })
}

/** Adds up the fares of all slices by passenger type. `fares` must not be empty. */
export function priceOfFares(fares: Fare[]): Omit<TripPrice, 'isFinal' | 'ancillaries'> {
  const currency = fares[0]?.total.currency
  if (!currency) throw new Error('a price needs at least one fare')
  const lines = PAYERS.flatMap((type) => {
    const shares = fares.flatMap((fare) => fare.passengerFares.filter((share) => share.type === type))
    const count = shares[0]?.count
    if (count === undefined) return []
    const base = sumIfKnown(shares.map((share) => share.base))
    const taxes = sumIfKnown(shares.map((share) => share.taxes))
    const total = addMoney(zeroMoney(currency), ...shares.map((share) => share.total))
    const taxItems = taxes && taxItemsOf(shares)
    return [
      {
        type,
        count,
        base,
        taxes,
        ...(taxItems ? { taxItems } : {}),
        total,
        subtotal: type === 'everyone' ? total : multiplyMoney(total, count),
      },
    ]
  })
  const serviceFee = addMoney(zeroMoney(currency), ...fares.map((fare) => fare.serviceFee))
  return { lines, serviceFee, total: addMoney(serviceFee, ...lines.map((line) => line.subtotal)) }
}

/** The taxes of all slices by their names; null where there are none, or a slice does not name its own. */
function taxItemsOf(shares: PassengerFare[]): TaxItem[] | null {
  if (shares.some(({ taxItems, taxes }) => !taxItems && taxes?.amountMinor !== 0)) return null
  const byName = new Map<string, Money>()
  for (const { name, amount } of shares.flatMap(({ taxItems = [] }) => taxItems)) {
    const known = byName.get(name)
    byName.set(name, known ? addMoney(known, amount) : amount)
  }
  return byName.size > 0 ? [...byName].map(([name, amount]) => ({ name, amount })) : null
}

/** A part that one slice does not name is not known of the whole. */
function sumIfKnown(amounts: (Money | null)[]): Money | null {
  const [first, ...rest] = amounts.filter((amount) => amount !== null)
  return first && rest.length === amounts.length - 1 ? addMoney(first, ...rest) : null
}
