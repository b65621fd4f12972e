import { expect, test } from 'vitest'
import { mealIsFor, mealsMeant, namesDish } from './meal-words'

const MENU = [
  'VGML Vegan',
  'VLML Vegetarian',
  'AVML Asian vegetarian',
  'MOML Muslim meal',
  'KSML Kosher',
  'GFML Gluten intolerant',
  'CHML Child meal',
  'XXML Chef’s pasta',
].map((meal) => ({ code: meal.slice(0, 4), name: meal.slice(5) }))

test.each([
  ['vegetarian', 'VLML'],
  ['a veggie meal please', 'VLML'],
  ['Asian vegetarian', 'AVML'],
  ['vegan', 'VGML'],
  ['plant-based', 'VGML'],
  ['halal', 'MOML'],
  ['kosher', 'KSML'],
  ['gluten free', 'GFML'],
  ['coeliac', 'GFML'],
  ['for the children', 'CHML'],
  ['kids meal', 'CHML'],
  ['vegetarian for the children', 'VLML'],
  ['ksml', 'KSML'],
  ['the pasta', 'XXML'],
])('“%s” means %s', (said, code) => {
  expect(mealsMeant(said, MENU)[0]?.code).toBe(code)
})

test('what is not on the menu means nothing, and no word nothing at all', () => {
  expect(mealsMeant('diabetic', MENU)).toEqual([])
  expect(mealsMeant('some food please', MENU)).toEqual([])
})

test('words may say whom a meal is for', () => {
  expect(['vegan for my son', 'for the kids', 'halal for both adults', 'baby food for the infant', 'vegan'].map(mealIsFor)).toEqual([
    'child',
    'child',
    'adult',
    'infant',
    null,
  ])
})

test('a dish is named or it is not', () => {
  expect(['vegan', 'the kosher meal', 'the pasta', 'ksml'].map(namesDish)).toEqual([true, true, true, true])
  expect(['all our meals', 'the food for the children', 'them', ''].map(namesDish)).toEqual([false, false, false, false])
})
