import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import { ancillaryCalls } from './ancillary-calls'

type Table = Parameters<typeof ancillaryCalls>[1]

function tableOf(adults: number, children: number, infants: number): Table {
  return { situation: { wishes: { adults, children, infants } } } as Table
}

const bags = (quantity: number): AncillaryWish => ({ kind: 'bags', wish: 'take', quantity, passengerIndexes: null, flights: null })

test('shares any number of bags among the party as evenly as possible', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (adults, children, quantity) => {
        const calls = ancillaryCalls([bags(quantity)], tableOf(adults, children, 0), [])
        const taken = calls.map(({ input }) => ({
          each: Number(input.quantity),
          people: Array.isArray(input.passengerIndexes) ? input.passengerIndexes.length : adults + children,
        }))
        expect(taken.reduce((sum, { each, people }) => sum + each * people, 0)).toBe(quantity)
        expect(Math.max(...taken.map(({ each }) => each))).toBe(Math.ceil(quantity / (adults + children)))
      },
    ),
  )
})

test('seats come first, then bags, meals and extras', () => {
  const wish = { wish: 'show' as const, passengerIndexes: null, flights: null }
  const calls = ancillaryCalls(
    [
      { ...wish, kind: 'extras' },
      { ...wish, kind: 'meals' },
      { ...wish, kind: 'seats' },
      { ...wish, kind: 'bags' },
    ],
    tableOf(1, 0, 0),
    [],
  )
  expect(calls.map(({ tool }) => tool)).toEqual(['chooseSeats', 'chooseBags', 'chooseMeals', 'chooseExtras'])
})

test('infants get no seats, and a wish for everybody names nobody', () => {
  const seats: AncillaryWish = { kind: 'seats', wish: 'take', seat: 'window', passengerIndexes: [0, 1, 2], flights: null }
  expect(ancillaryCalls([seats], tableOf(2, 0, 1), [])).toEqual([{ tool: 'chooseSeats', input: { wish: 'window' } }])
  expect(ancillaryCalls([{ ...seats, passengerIndexes: [2] }], tableOf(2, 0, 1), [])).toEqual([])
})
