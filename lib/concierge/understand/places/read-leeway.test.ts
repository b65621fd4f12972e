import { expect, test } from 'vitest'
import { readAirportLeeway } from './read-airport-leeway'
import { readCurrency } from './read-currency'

test.each([
  ['show prices in pounds', 'GBP'],
  ['in dollars please', 'USD'],
  ['can I see that in euros', 'EUR'],
  ['Cork to Rome on Friday, in swiss francs', 'CHF'],
  ['change the currency to yen', 'JPY'],
  ['I want to pay in canadian dollars', 'CAD'],
  ['prices should be in INR', 'INR'],
  ['currency: SEK', 'SEK'],
  ['switch to rupees', 'INR'],
  ['what is it in $', 'USD'],
  ['under 300 dollars', null],
  ['I have 500 euros', null],
  ['in London', null],
  ['a bag of 50 pounds', null],
  ['to try it in real life', null],
])('the currency wished for in "%s"', (words, currency) => {
  expect(readCurrency(words).currency).toBe(currency)
})

test.each([
  ['London to Rome with nearby airports', { withNearbyAirports: true }],
  ['nearby airports are fine', { withNearbyAirports: true }],
  ['check airports nearby too', { withNearbyAirports: true }],
  ['no nearby airports please', { withNearbyAirports: false }],
  ["I don't mind neighbouring airports", { withNearbyAirports: true }],
  ['airport change is fine', { withAirportChange: true }],
  ["I don't mind changing airports", { withAirportChange: true }],
  ['without changing airports', { withAirportChange: false }],
  ['no change of airport', { withAirportChange: false }],
  ['changing airports is not ok', { withAirportChange: false }],
  ['change the airport to Gatwick', {}],
  ['how far is the airport', {}],
])('what airports may be added in "%s"', (words, leeway) => {
  expect(readAirportLeeway(words).leeway).toEqual(leeway)
})

test('what was read is masked', () => {
  expect(readCurrency('Cork to Rome, prices in euros').rest).toBe('Cork to Rome, ~~~~~~~~~~~~~~~')
  expect(readAirportLeeway('Cork to Rome with nearby airports').rest).toBe('Cork to Rome ~~~~~~~~~~~~~~~~~~~~')
})
