import { expect, test } from 'vitest'
import { aBag } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { bagChoice, mostPieces } from './bag-choice'

const one = aBag({ optionId: 'one', mostQuantity: 1, price: pounds(3000) })
const two = aBag({ optionId: 'two', pieces: 2, mostQuantity: 1, price: pounds(7000) })
const light = aBag({ optionId: 'light', weightKg: 15, mostQuantity: 3, price: pounds(2000) })
const untold = aBag({ optionId: 'untold', weightKg: null, price: pounds(100) })

const chosen = (...parameters: Parameters<typeof bagChoice>) => {
  const choice = bagChoice(...parameters)
  return choice && `${choice.quantity} × ${choice.option.optionId}`
}

test('two bags are an option of two pieces, or twice one of one, whichever costs less', () => {
  expect(chosen([one, two], 2)).toBe('1 × two')
  expect(chosen([one, two, light], 2)).toBe('2 × light')
  expect(chosen([one, two], 1)).toBe('1 × one')
})

test('what cannot be reached in pieces is not sold', () => {
  expect(chosen([one, two], 3)).toBeUndefined()
  expect(mostPieces([one, two, light])).toBe(3)
  expect(mostPieces([])).toBe(0)
})

test('a weight is met exactly, by the next heavier one, or by the heaviest there is', () => {
  expect([15, 20, 32].map((weight) => chosen([light, one, two], 1, weight))).toEqual(['1 × light', '1 × one', '1 × one'])
  expect(chosen([light, one, two], 2, 20)).toBe('1 × two')
  expect(chosen([untold], 1, 20)).toBe('1 × untold')
})

test('a bag for one direction goes before one that covers several', () => {
  const both = aBag({ optionId: 'both', sliceIndexes: [0, 1], price: pounds(1) })
  expect(chosen([both, one], 1)).toBe('1 × one')
  expect(chosen([both], 1)).toBe('1 × both')
})
