import { expect, type Page } from 'playwright/test'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'
import { readLive } from '../ancillary-steps'
import { daysAhead, untilAnswered } from '../steps'

/** What all three buy; the seats are free ones that the first of them finds. */
export type Plan = { outbound: string; inbound: string; brands: [string, string]; seats: [string, string] }
export type Bought = Awaited<ReturnType<typeof boughtOn>>

export const MEAL = 'Vegetarian meal'

export function sentence(): string {
  const [out, back] = daysAhead(40, 44)
  return `London to Lisbon on ${out}, back on ${back}, 2 adults`
}

/** Until the trip is as it should be after what was said or pressed. */
export async function settled(page: Page, isSo: (trip: Trip) => boolean): Promise<void> {
  await untilAnswered(page)
  await expect.poll(async () => isSo((await readLive(page)).trip)).toBe(true)
}

/** Everything that was chosen and typed, without the ids that each search has of its own. */
export async function boughtOn(page: Page) {
  const { trip, order } = await readLive(page)
  expect(order).toBeNull()
  const { picks, ancillaries, passengers, billing, wishes } = trip
  await page.context().close()
  return {
    route: [wishes.tripType, wishes.origin?.iataCode, wishes.destination?.iataCode, wishes.travellers],
    offers: picks.map((pick) => pick?.offer.segments.map(({ flightNumber, departsAt, arrivesAt }) => [flightNumber, departsAt, arrivesAt])),
    fares: picks.map((pick) => [pick?.fare?.brand, pick?.fare?.total, pick?.fare?.passengerFares]),
    seats: ancillaries.seats.map(({ passengerIndex, sliceIndex, seatNumber, price }) => [passengerIndex, sliceIndex, seatNumber, price]),
    bags: ancillaries.bags.map(({ option: { kind, weightKg, sliceIndexes, price }, passengerIndex, quantity }) => [
      passengerIndex,
      quantity,
      [kind, weightKg, sliceIndexes, price],
    ]),
    meals: ancillaries.meals.map(({ option: { code, sliceIndex, price }, passengerIndex }) => [passengerIndex, sliceIndex, code, price]),
    extras: ancillaries.extras,
    passengers,
    billing,
    total: tripPrice(trip)?.total,
  }
}
