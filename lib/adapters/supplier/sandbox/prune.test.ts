import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beats, type Choice, compareChoices, MOST_ITINERARIES, prune } from './prune'

const someChoice: fc.Arbitrary<Choice> = fc.record({
  price: fc.integer({ min: 50, max: 90 }),
  minutes: fc.integer({ min: 100, max: 160 }),
  changes: fc.integer({ min: 0, max: 2 }),
  bags: fc.integer({ min: 0, max: 2 }),
  departsAt: fc.integer({ min: 0, max: 1_439 }),
  quarter: fc.integer({ min: 0, max: 3 }),
  airlines: fc.constantFrom('BA', 'TP', 'AF', 'LH', 'U2', 'LH,UA'),
})
const many = (choice: fc.Arbitrary<Choice>) => fc.array(choice, { minLength: 1, maxLength: 500, size: 'max' })
/** Of all kinds; direct flights only, more than there is room for; and such as hardly beat each other, the cheap ones being slow. */
const someChoices = fc.oneof(
  many(someChoice),
  many(someChoice.map((choice) => ({ ...choice, changes: 0 }))),
  many(
    fc
      .tuple(someChoice, fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 3 }))
      .map(([choice, more, noise]) => ({ ...choice, price: 1_000 + more + noise, minutes: 9_000 - more, changes: 1, bags: 0, quarter: 0 })),
  ),
)

// To shrink hundreds of choices takes minutes.
const LIMITS = { numRuns: 45, endOnFailure: true }

test('nothing is shown while what beats it, at that time of day, is not', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      const kept = new Set(prune(choices))
      for (const cut of choices.filter((choice) => !kept.has(choice))) {
        const beaten = [...kept].find((choice) => choice.quarter === cut.quarter && beats(cut, choice))
        expect(beaten).toBeUndefined()
      }
    }),
    LIMITS,
  )
})

test('the cheapest and the fastest are always shown', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      const kept = prune(choices)
      expect(Math.min(...kept.map(({ price }) => price))).toBe(Math.min(...choices.map(({ price }) => price)))
      expect(Math.min(...kept.map(({ minutes }) => minutes))).toBe(Math.min(...choices.map(({ minutes }) => minutes)))
    }),
    LIMITS,
  )
})

test('at most two hundred are kept, all of them from what there was, cheapest first', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      const kept = prune(choices)
      expect(kept.length).toBeLessThanOrEqual(MOST_ITINERARIES)
      expect(new Set(kept).size).toBe(kept.length)
      expect(kept.every((choice) => choices.includes(choice))).toBe(true)
      expect(kept).toEqual(kept.toSorted(compareChoices))
    }),
    LIMITS,
  )
})

test('the order in which choices come does not matter', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(someChoice, {
        maxLength: 300,
        size: 'max',
        selector: ({ price, minutes, changes }) => `${price} ${minutes} ${changes}`,
      }),
      (choices) => {
        expect(prune(choices.toReversed())).toEqual(prune(choices))
      },
    ),
    LIMITS,
  )
})

test('all direct flights are shown while there is room', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      const kept = new Set(prune(choices))
      const directs = choices.filter(({ changes }) => changes === 0)
      if (directs.length < MOST_ITINERARIES - 2) expect(directs.every((direct) => kept.has(direct))).toBe(true)
    }),
    LIMITS,
  )
})

test('where there is no room for all of a layer, every airline’s first comes before another’s second', () => {
  const sameWorth = (airlines: string, index: number): Choice => ({
    price: 1_000 + index,
    minutes: 2_000 - index,
    changes: 1,
    bags: 0,
    departsAt: index,
    quarter: 0,
    airlines,
  })
  const choices = [
    ...Array.from({ length: 250 }, (_, index) => sameWorth('BA', index)),
    ...Array.from({ length: 10 }, (_, index) => sameWorth('TP', 250 + index)),
  ]
  const kept = prune(choices)
  expect(kept.length).toBe(MOST_ITINERARIES)
  expect(kept.filter(({ airlines }) => airlines === 'TP').length).toBe(10)
})
