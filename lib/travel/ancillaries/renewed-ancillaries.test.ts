import { expect, test } from 'vitest'
import { aBag, aChosenSeat, aMeal, anExtra, aSeatMap } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { type Ancillaries, NO_ANCILLARIES } from './ancillaries'
import { renewedAncillaries } from './renewed-ancillaries'

const CHOSEN: Ancillaries = {
  seats: [aChosenSeat(0, '3A'), aChosenSeat(1, '3B')],
  bags: [{ option: aBag({ optionId: 'bag' }), passengerIndex: 0, quantity: 2 }],
  meals: [{ option: aMeal({ optionId: 'meal' }), passengerIndex: 0 }],
  extras: [{ option: anExtra({ optionId: 'extra' }), passengerIndex: null }],
}

test('what is still sold stays chosen at its newer price, for the same travellers and in the same number', () => {
  const dearer = aSeatMap({ priceOf: () => 1500 })
  const renewed = renewedAncillaries(CHOSEN, {
    seats: [aChosenSeat(0, '3A', dearer), aChosenSeat(1, '3B', dearer)],
    bags: [aBag({ optionId: 'bag', price: pounds(3500) })],
    meals: [aMeal({ optionId: 'meal', price: pounds(100) })],
    extras: [anExtra({ optionId: 'extra', price: pounds(1) })],
  })
  expect(renewed.seats.map(({ price }) => price)).toEqual([pounds(1500), pounds(1500)])
  expect(renewed.bags).toMatchObject([{ passengerIndex: 0, quantity: 2, option: { price: pounds(3500) } }])
  expect(renewed.meals).toMatchObject([{ passengerIndex: 0, option: { price: pounds(100) } }])
  expect(renewed.extras).toMatchObject([{ passengerIndex: null, option: { price: pounds(1) } }])
})

test('what is gone is not kept: a seat that only the other may still have is nobody’s', () => {
  expect(renewedAncillaries(CHOSEN)).toEqual(NO_ANCILLARIES)
  expect(renewedAncillaries(CHOSEN, { seats: [aChosenSeat(0, '3B')] }).seats).toEqual([])
  expect(renewedAncillaries(CHOSEN, { seats: [aChosenSeat(0, '3A', aSeatMap({ sliceIndex: 1 }))] }).seats).toEqual([])
})
