import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate, NO_LIMITS } from '@/tests/fixtures/plan'
import type { DestinationCandidate, DestinationWishes } from './destination-candidate'
import { LIKINGS } from './liking'
import { suggestDestinations } from './suggest-destinations'

const someLikings = fc.uniqueArray(fc.constantFrom(...LIKINGS), { maxLength: 3 })
const someCurrency = fc.constantFrom('EUR', 'GBP')
const someFacts = fc.record({
  highC: fc.integer({ min: 0, max: 38 }),
  rainDays: fc.nat({ max: 20 }),
  likings: someLikings,
  fare: fc.option(fc.record({ amountMinor: fc.integer({ min: 20, max: 900 }).map((units) => units * 100), currency: someCurrency })),
  perDay: fc.integer({ min: 30, max: 300 }),
  dayCurrency: someCurrency,
  flightMinutes: fc.option(fc.integer({ min: 40, max: 900 })),
})
const someCandidates = fc.array(someFacts, { minLength: 1, maxLength: 12 }).map((list) =>
  list.map(({ highC, rainDays, perDay, dayCurrency, ...facts }, index) =>
    aCandidate(`place-${String(index).padStart(2, '0')}`, {
      months: Array.from({ length: 12 }, () => ({ highC, rainDays })),
      dayCost: { range: [perDay, perDay + 50], currency: dayCurrency },
      ...facts,
    }),
  ),
)
const someWishes: fc.Arbitrary<DestinationWishes> = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  days: fc.integer({ min: 1, max: 10 }),
  warmAtLeastC: fc.option(fc.integer({ min: 5, max: 30 })),
  coldAtMostC: fc.option(fc.integer({ min: -5, max: 15 })),
  isDry: fc.boolean(),
  countries: fc.constant([]),
  occasion: fc.constant(null),
  isByPrice: fc.boolean(),
  likings: someLikings,
  mostFare: fc.option(fc.integer({ min: 100, max: 3_000 }).map((units) => ({ amountMinor: units * 100, currency: 'EUR' }))),
  longestFlightMinutes: fc.option(fc.integer({ min: 60, max: 900 })),
})

const slugsOf = (candidates: DestinationCandidate[], wishes: DestinationWishes) =>
  suggestDestinations(candidates, wishes).ranked.map(({ candidate }) => candidate.slug)
/** Places after the last one are as good as none. */
const placeOf = (slug: string, candidates: DestinationCandidate[], wishes: DestinationWishes) => {
  const index = slugsOf(candidates, wishes).indexOf(slug)
  return index < 0 ? candidates.length : index
}

test('a place outside a limit never shows, nor one whose limit is open', () => {
  fc.assert(
    fc.property(someCandidates, someWishes, (candidates, wishes) => {
      for (const { candidate } of suggestDestinations(candidates, wishes).ranked) {
        const { highC, rainDays } = candidate.months[wishes.month - 1] ?? { highC: 0, rainDays: 0 }
        if (wishes.warmAtLeastC !== null) expect(highC).toBeGreaterThanOrEqual(wishes.warmAtLeastC)
        if (wishes.isDry) expect(rainDays).toBeLessThanOrEqual(6)
        if (wishes.longestFlightMinutes !== null)
          expect(candidate.flightMinutes ?? Infinity).toBeLessThanOrEqual(wishes.longestFlightMinutes)
        if (!wishes.mostFare) continue
        expect(candidate.fare?.currency).toBe('EUR')
        expect(candidate.fare?.amountMinor ?? Infinity).toBeLessThanOrEqual(wishes.mostFare.amountMinor)
      }
    }),
  )
})

test('every place is told of exactly once: ranked, open or excluded', () => {
  fc.assert(
    fc.property(someCandidates, someWishes, (candidates, wishes) => {
      const { ranked, open, excluded } = suggestDestinations(candidates, wishes)
      const told = [...ranked.map(({ candidate }) => candidate.slug), ...open.map(({ slug }) => slug), ...excluded.map(({ slug }) => slug)]
      expect(told.toSorted()).toEqual(candidates.map(({ slug }) => slug))
    }),
  )
})

test('a lower price, of the flight or of the days, never ranks a place lower', () => {
  fc.assert(
    fc.property(someCandidates, someWishes, fc.nat(), fc.integer({ min: 1, max: 99 }), (candidates, wishes, which, share) => {
      const index = which % candidates.length
      const one = candidates[index] ?? aCandidate('none')
      const less = (amount: number) => Math.floor((amount * share) / 100)
      const { range, currency } = one.dayCost ?? { range: [100, 150], currency: 'EUR' }
      const cheaper: DestinationCandidate[] = [
        { ...one, fare: one.fare && { ...one.fare, amountMinor: less(one.fare.amountMinor) } },
        { ...one, dayCost: { range: [less(range[0]), less(range[1])], currency } },
      ]
      const before = placeOf(one.slug, candidates, wishes)
      for (const other of cheaper) expect(placeOf(one.slug, candidates.with(index, other), wishes)).toBeLessThanOrEqual(before)
    }),
  )
})

test('a price that came never ranks a place lower than none, where no total is wished', () => {
  fc.assert(
    fc.property(someCandidates, someWishes, fc.nat(), (candidates, wishes, which) => {
      const index = which % candidates.length
      const one = candidates[index] ?? aCandidate('none')
      const free = { ...wishes, mostFare: null }
      const unknown = placeOf(one.slug, candidates.with(index, { ...one, fare: null }), free)
      expect(placeOf(one.slug, candidates, free)).toBeLessThanOrEqual(unknown)
    }),
  )
})

test('the ranking does not depend on the order that places come in', () => {
  fc.assert(
    fc.property(someCandidates, someWishes, fc.nat({ max: 11 }), (candidates, wishes, turn) => {
      const ranked = suggestDestinations(candidates, wishes)
      expect(suggestDestinations(candidates.toReversed(), wishes)).toEqual(ranked)
      expect(suggestDestinations([...candidates.slice(turn), ...candidates.slice(0, turn)], wishes)).toEqual(ranked)
    }),
  )
  expect(slugsOf([aCandidate('b'), aCandidate('a')], NO_LIMITS)).toEqual(['a', 'b'])
})
