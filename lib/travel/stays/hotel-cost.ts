import { hourWorth } from '../flights/value-of-time'

/** What hotels are compared in, whoever stays; less is better in the first two, more in the last. */
export type HotelCriteria = { priceMinor: number; metres: number; stars: number }

/** Out in the morning and back in the evening, with two people in most rooms. */
const WAYS_A_DAY = 2
const PEOPLE = 2
const WALKING_MINUTES_PER_KM = 14
/** Beyond a walk people ride: every further kilometre takes less time. */
const WALKED_METRES = 1_500
const RIDING_MINUTES_PER_KM = 4
/** What most people would pay for the stars from two to five, in hours of their time, for a room and night: each star for less. */
const STAR_HOURS = [0, 2.6, 4.6, 6]

/**
 * What a night in one room costs with the time on the way from and to it, less what its stars are worth; in millionths of an hour of a
 * traveller's time. It rises with the price, the distance and every star that is missing: what is beaten never comes out better.
 */
export function hotelCost({ priceMinor, metres, stars }: HotelCriteria, currency: string): number {
  const walked = Math.min(metres, WALKED_METRES) * WALKING_MINUTES_PER_KM
  const ridden = Math.max(0, metres - WALKED_METRES) * RIDING_MINUTES_PER_KM
  const hours = ((walked + ridden) / 1_000 / 60) * WAYS_A_DAY * PEOPLE
  const cost = priceMinor / hourWorth(currency).amountMinor + hours - (STAR_HOURS[stars - 2] ?? 0)
  // What is equal on paper is equal here, too, in every currency.
  return Math.round(cost * 1_000_000)
}

/** Worse in nothing and better in something: nobody has a reason among these three to take the second. */
export function beats(first: HotelCriteria, second: HotelCriteria): boolean {
  if (first.priceMinor > second.priceMinor || first.metres > second.metres || first.stars < second.stars) return false
  return first.priceMinor < second.priceMinor || first.metres < second.metres || first.stars > second.stars
}
