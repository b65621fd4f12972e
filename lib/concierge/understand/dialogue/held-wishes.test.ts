import { expect, test } from 'vitest'
import { heldWishes } from './held-wishes'

const TODAY = '2026-11-20'

test('an airline and a budget said before the first search are held', () => {
  expect(heldWishes(['I only fly with KLM', 'and nothing over 300'], ['Where would you like to go?', ''], TODAY)).toEqual({
    airlines: ['KLM'],
    maxPrice: 300,
  })
})

test('what was said later counts', () => {
  expect(heldWishes(['with KLM please', 'no, with Iberia'], ['Noted.', ''], TODAY).airlines).toEqual(['Iberia'])
})

test('places and days are the search’s own and are not held', () => {
  expect(heldWishes(['Leeds to Porto on 4 December'], [''], TODAY)).toEqual({})
})

test('a flight that was taken from an offer is the trip’s, not a wish', () => {
  expect(heldWishes(['Leeds to Porto', 'I will take it'], ['KLM leaves at 6:50 pm for £187.', ''], TODAY)).toEqual({})
})

test('nothing said holds nothing', () => {
  expect(heldWishes([], [], TODAY)).toEqual({})
})
