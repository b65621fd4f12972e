import { expect, test } from 'vitest'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { flownRoute } from './flown-route'

const ROME = { ...LISBON, iataCode: 'ROM', name: 'Rome', cityName: 'Rome', countryCode: 'IT' }
const departureOn = '2027-03-10'
const wordsOf = (...ends: [typeof LONDON, typeof LONDON][]) =>
  flownRoute(
    ends.map(([origin, destination]) => ({ origin, destination, departureOn })),
    ({ cityName }) => cityName,
  )

test('flights that go on from where the last one landed are one chain', () => {
  expect(wordsOf([LONDON, LISBON])).toBe('London → Lisbon')
  expect(wordsOf([LONDON, LISBON], [LISBON, LONDON])).toBe('London → Lisbon → London')
  expect(wordsOf([LONDON, ROME], [ROME, LISBON], [LISBON, LONDON])).toBe('London → Rome → Lisbon → London')
})

test('a trip home from another city names both ends of each flight', () => {
  expect(wordsOf([LONDON, LISBON], [ROME, LONDON])).toBe('London → Lisbon, Rome → London')
})
