import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aFare, anOffer, pounds } from '@/tests/fixtures/trip'
import { FareFacts } from './fare-facts'
import { FareOptions } from './fare-options'
import { changeWords, conditionSentences, includedBagsWords, otherCurrencyWords, priceScopeWords, refundWords } from './fare-words'

afterEach(cleanup)

test('what a supplier does not say about seats and meals is not shown', () => {
  const { container } = render(<FareFacts fare={aFare({ fareId: 'f', seatIncluded: null, mealIncluded: null })} />)
  expect(container.textContent).not.toMatch(/seat|meal/i)
  cleanup()
  render(<FareFacts fare={aFare({ fareId: 'f', seatIncluded: false, mealIncluded: true })} />)
  expect(screen.getByText('Seat costs extra')).toBeTruthy()
  expect(screen.getByText('Meal included')).toBeTruthy()
})

test('a change that is allowed at a price nobody names is not called free', () => {
  const unpriced = { allowed: true, penalty: null }
  const free = { allowed: true, penalty: pounds(0) }
  expect([changeWords(unpriced, 1), refundWords(unpriced, 1)]).toEqual(['Changes: fee not stated', 'Refund: fee not stated'])
  expect([changeWords(free, 1), refundWords(free, 1)]).toEqual(['Free changes', 'Full refund'])
  expect(conditionSentences({ change: unpriced, refund: unpriced }).join(' ')).not.toMatch(/free|in full/)
})

test('a price says whether it is for the direction, for the round trip, or on top of it', () => {
  const scope = (priceCovers: 'trip' | 'addition' | undefined, tripType: 'one-way' | 'round-trip' | 'multi-trip', sliceIndex = 0) =>
    priceScopeWords({ sliceIndex, ...(priceCovers ? { priceCovers } : {}) }, tripType)
  expect([scope('trip', 'round-trip'), scope('addition', 'round-trip', 1), scope('trip', 'multi-trip')]).toEqual([
    'Round Trip',
    'on top',
    'whole trip',
  ])
  const ofItsOwn = [scope(undefined, 'round-trip'), scope(undefined, 'round-trip', 1), scope(undefined, 'multi-trip', 2)]
  expect([...ofItsOwn, scope(undefined, 'one-way')]).toEqual(['One Way', 'return only', 'flight 3', null])
})

test('the fares of a way back that is paid with the way out show what they add', () => {
  const fares = [aFare({ fareId: 'basic', total: pounds(0) }), aFare({ fareId: 'plus', brand: 'Plus', total: pounds(5000) })]
  const offer = anOffer({ offerId: 'back', sliceIndex: 1, priceCovers: 'addition', fares })
  const { container } = render(<FareOptions label="Fares" offer={offer} chosenFareId={null} shownFareId="basic" whom="for 2 travellers" />)
  expect(container.textContent).toContain('+£50.00on top, for 2 travellers')
  expect(container.textContent).toContain('+£0.00on top, for 2 travellers')
})

test('a seller with another currency than was asked for says so', () => {
  expect(otherCurrencyWords({ currency: 'EUR' }, 'GBP')).toBe('Prices are in GBP: these flights aren’t sold in EUR.')
  expect([otherCurrencyWords({ currency: 'EUR' }, 'EUR'), otherCurrencyWords({}, 'GBP')]).toEqual([null, null])
})

test('all bags that a fare includes are one line, with weights where they are known', () => {
  const none = { pieces: 0, weightKg: null }
  expect([
    includedBagsWords({ cabinBags: { pieces: 1, weightKg: 8 }, checkedBags: { pieces: 2, weightKg: 23 } }),
    includedBagsWords({ cabinBags: { pieces: 1, weightKg: null }, checkedBags: none }),
    includedBagsWords({ cabinBags: none, checkedBags: none }),
  ]).toEqual(['1 cabin bag 8 kg, 2 checked bags 23 kg', '1 cabin bag, no checked bag', 'a small item under the seat, no checked bag'])
})
