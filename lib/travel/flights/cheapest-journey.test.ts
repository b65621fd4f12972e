import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOffer, pounds } from '@/tests/fixtures/trip'
import { cheapestJourney } from './cheapest-journey'
import type { FlightOffer } from './offer-schema'
import { areSoldTogether } from './pairing'

const priceOf = ({ fares: [fare] }: FlightOffer) => fare?.total.amountMinor ?? 0

const offer = (sliceIndex: number, hour: number, price: number, pairingKey = 'any') => {
  const time = (at: number) => `2026-11-${String(20 + Math.floor(at / 24)).padStart(2, '0')}T${String(at % 24).padStart(2, '0')}:00`
  const made = anOffer({
    offerId: `${sliceIndex}-${hour}-${price}-${pairingKey}`,
    sliceIndex,
    pairingKey,
    departsAt: time(hour),
    arrivesAt: time(hour + 2),
  })
  return { ...made, fares: made.fares.map((fare) => ({ ...fare, total: pounds(price) })) }
}

test('the cheapest flights that can be flown and bought one after the other', () => {
  const direction = (sliceIndex: number) =>
    fc.array(
      fc
        .record({ hour: fc.integer({ min: 0, max: 40 }), price: fc.integer({ min: 10, max: 400 }), key: fc.constantFrom('any', 'a', 'b') })
        .map(({ hour, price, key }) => offer(sliceIndex, hour, price, key)),
      { maxLength: 7 },
    )
  fc.assert(
    fc.property(direction(0), direction(1), direction(2), (...directions) => {
      const [first, second, third] = directions
      const all = first.flatMap((one) => second.flatMap((two) => third.map((three) => [one, two, three])))
      const fits = all.filter(([one, two, three]) =>
        [
          [one, two],
          [two, three],
          [one, three],
        ].every(([earlier, later]) => earlier && later && later.departsAt > earlier.arrivesAt && areSoldTogether(earlier, later)),
      )
      const sums = fits.map((flights) => flights.reduce((sum, flight) => sum + priceOf(flight), 0))
      const found = cheapestJourney(directions, priceOf)
      expect(found?.reduce((sum, flight) => sum + priceOf(flight), 0)).toBe(sums.length > 0 ? Math.min(...sums) : undefined)
    }),
    { numRuns: 200 },
  )
})

test('a direction without flights leaves no journey', () => {
  expect(cheapestJourney([[offer(0, 1, 100)], []], priceOf)).toBeNull()
})
