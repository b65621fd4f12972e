import { z } from 'zod'
import { leadFare } from '../flights/lead-fare'
import type { Fare } from '../flights/offer'
import { addMoney, moneySchema, multiplyMoney, zeroMoney } from '../money'
import { passengerTypeSchema } from '../passengers/passenger'
import type { Trip } from './trip'

/** One passenger type's share of the trip, per passenger and for all of the type. `total` × `count` = `subtotal`. */
export const priceLineSchema = z.object({
  type: passengerTypeSchema,
  count: z.number().int(),
  base: moneySchema,
  taxes: moneySchema,
  total: moneySchema,
  subtotal: moneySchema,
})
export type PriceLine = z.infer<typeof priceLineSchema>

/**
 * The price of the picked flights. Sum of `lines[].subtotal` + `serviceFee` = `total`, to the minor unit.
 * `isFinal` is false while a slice or a fare is still open; picks without a fare count at the price they were shown at.
 */
export const tripPriceSchema = z.object({
  lines: z.array(priceLineSchema),
  serviceFee: moneySchema,
  total: moneySchema,
  isFinal: z.boolean(),
})
export type TripPrice = z.infer<typeof tripPriceSchema>

/** The price of what is picked so far; null before the first pick. */
export function tripPrice(trip: Trip): TripPrice | null {
  const fares = trip.picks.flatMap((pick) => (pick && trip.result ? [pick.fare ?? leadFare(pick.offer, trip.result.search)] : []))
  if (fares.length === 0) return null
  return { ...priceOfFares(fares), isFinal: trip.picks.every((pick) => pick?.fare) }
}

/** Adds up the fares of all slices by passenger type. `fares` must not be empty. */
export function priceOfFares(fares: Fare[]): Omit<TripPrice, 'isFinal'> {
  const currency = fares[0]?.total.currency
  if (!currency) throw new Error('a price needs at least one fare')
  const lines = (['adult', 'child', 'infant'] as const).flatMap((type) => {
    const shares = fares.flatMap((fare) => fare.passengerFares.filter((share) => share.type === type))
    const count = shares[0]?.count
    if (count === undefined) return []
    const base = addMoney(zeroMoney(currency), ...shares.map((share) => share.base))
    const taxes = addMoney(zeroMoney(currency), ...shares.map((share) => share.taxes))
    const total = addMoney(base, taxes)
    return [{ type, count, base, taxes, total, subtotal: multiplyMoney(total, count) }]
  })
  const serviceFee = addMoney(zeroMoney(currency), ...fares.map((fare) => fare.serviceFee))
  return { lines, serviceFee, total: addMoney(serviceFee, ...lines.map((line) => line.subtotal)) }
}
