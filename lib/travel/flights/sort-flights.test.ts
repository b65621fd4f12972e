import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offersArbitrary } from '@/tests/fixtures/many-offers'
import { aSearch } from '@/tests/fixtures/trip'
import { leadFare } from './lead-fare'
import type { FlightOffer } from './offer-schema'
import { FLIGHT_SORTS, type FlightSort, sortFlights } from './sort-flights'

const search = aSearch()

function figure(offer: FlightOffer, by: FlightSort): number {
  if (by === 'price') return leadFare(offer, search).total.amountMinor
  return by === 'duration' ? offer.durationMinutes : Date.parse(by === 'departure' ? offer.departsAt : offer.arrivesAt)
}

/** One after the other, the first of those that none precedes. */
function bruteForce(offers: FlightOffer[], by: FlightSort, isDescending: boolean): FlightOffer[] {
  const order: [FlightSort, number][] = [
    [by, isDescending ? -1 : 1],
    ['price', 1],
    ['duration', 1],
    ['departure', 1],
  ]
  const precedes = (one: FlightOffer, other: FlightOffer) => {
    const [key, sign] = order.find(([each]) => figure(one, each) !== figure(other, each)) ?? []
    return key !== undefined && sign !== undefined && sign * (figure(one, key) - figure(other, key)) < 0
  }
  const left = [...offers]
  return offers.flatMap(() => {
    const next = left.findIndex((one) => !left.some((other) => precedes(other, one)))
    return left.splice(next, 1)
  })
}

test('sorting is by the figure asked for, then price, duration and departure, and keeps the order of equals', () => {
  fc.assert(
    fc.property(offersArbitrary(15), fc.constantFrom(...FLIGHT_SORTS), fc.boolean(), (offers, by, isDescending) => {
      const sorted = sortFlights(
        offers.map((offer) => ({ offer })),
        search,
        by,
        isDescending,
      )
      expect(sorted.map(({ offer }) => offer.offerId)).toEqual(bruteForce(offers, by, isDescending).map(({ offerId }) => offerId))
    }),
    { numRuns: 150 },
  )
})

test('anything with an offer can be sorted, and the list given stays as it was', () => {
  const [first, second] = fc.sample(offersArbitrary(2), { numRuns: 20, seed: 7 }).find(({ length }) => length === 2) ?? []
  if (!first || !second) throw new Error('two offers are needed')
  const cards = [
    { offer: { ...first, durationMinutes: 300 }, place: 1 },
    { offer: { ...second, durationMinutes: 100 }, place: 2 },
  ]
  expect(sortFlights(cards, search, 'duration').map(({ place }) => place)).toEqual([2, 1])
  expect(cards.map(({ place }) => place)).toEqual([1, 2])
})
