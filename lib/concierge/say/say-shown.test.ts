import { expect, test } from 'vitest'
import { sayShown } from './say-shown'

const row = (what: string, lowest: string | null, flight = 'BB22', isIncluded = false) => ({ what, flight, lowest, isIncluded })

test('the free seats are counted, and each kind has its lowest price', () => {
  const rows = [
    row('any free seat (61 free)', '£8.00'),
    row('window seat (21 free)', '£10.00'),
    row('any free seat (1 free)', '£9.00', 'AA11'),
    row('window seat (1 free)', '£9.00', 'AA11'),
  ]
  expect(sayShown(rows, undefined)).toBe('61 seats are free on BB22 and 1 seat is free on AA11. Window seat from £9.00.')
})

test('what is included comes before what costs something', () => {
  const rows = [
    row('a cabin bag of 8 kg for each traveller', null, 'BB22', true),
    row('a checked bag of 23 kg, for each traveller, at most 3', '£26.00'),
  ]
  expect(sayShown(rows, undefined)).toBe('A cabin bag of 8 kg is included. A checked bag of 23 kg from £26.00.')
})

test('a bag of the fare is told as included, and one for sale as one more', () => {
  const held = row('a checked bag of 20 kg for each traveller', null, 'BB22 and AA11', true)
  const sold = [
    row('a checked bag of 20 kg, for each traveller, at most 2', '£26.54'),
    row('a checked bag of 20 kg, for each traveller, at most 2', '£26.97', 'AA11'),
  ]
  expect(sayShown([held, ...sold], undefined)).toBe('A checked bag of 20 kg is included. One more checked bag of 20 kg from £26.54.')
  expect(sayShown([{ ...held, flight: 'AA11' }, ...sold], undefined)).toBe(
    'A checked bag of 20 kg on AA11 is included. A checked bag of 20 kg from £26.54.',
  )
  const two = row('2 checked bags of 23 kg each for each traveller', null, 'BB22 and AA11', true)
  const others = [...sold, row('a checked bag of 32 kg', '£40.00')]
  expect(sayShown([two, ...others], undefined)).toBe('2 checked bags of 23 kg each are included. One more checked bag from £26.54.')
})

test('only what was asked for is told, if it is there', () => {
  const rows = [row('Airport lounge, for each traveller: a quiet place', '£30.00'), row('Muslim meal (halal)', '£9.00')]
  expect(sayShown(rows, 'lounge')).toBe('Airport lounge from £30.00.')
  expect(sayShown(rows, 'fast track')).toBe('Airport lounge from £30.00 and Muslim meal (halal) from £9.00.')
})

test('nothing is told as nothing', () => {
  expect(sayShown([], undefined)).toBe('There’s none left on these flights.')
  expect(sayShown([row('no free seat left', null)], undefined)).toBe('No free seat left on BB22.')
})

test('bags of several weights are one, and what costs nothing somewhere is told as that', () => {
  const rows = [
    row('a checked bag of 15 kg', '£20.00'),
    row('a checked bag of 23 kg', '£30.00'),
    row('2 checked bags of 23 kg each', '£70.00'),
  ]
  expect(sayShown(rows, undefined)).toBe('A checked bag from £20.00.')
  const meals = [row('Vegan meal', '£0.00', 'AA11', true), row('Vegan meal', '£9.00'), row('Fruit platter', '£8.00')]
  expect(sayShown(meals, undefined)).toBe('Vegan meal is free on some flights. Fruit platter from £8.00.')
})
