import { expect, test } from 'vitest'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { airportWords } from './airport-words'

test('a city is said once, and not at all where the airport’s name holds it', () => {
  expect(airportWords({ ...LONDON, kind: 'airport', iataCode: 'LHR', name: 'London Heathrow' })).toBe('London Heathrow (LHR)')
  expect(airportWords({ ...LISBON, name: 'Humberto Delgado' })).toBe('Lisbon, Humberto Delgado (LIS)')
  expect(airportWords(LISBON)).toBe('Lisbon (LIS)')
})

test('a city that may be taken for another says where it is, also where the airport’s name holds it', () => {
  const birmingham = { ...LONDON, kind: 'airport' as const, iataCode: 'BHX', cityName: 'Birmingham' }
  expect(airportWords({ ...birmingham, name: 'Birmingham' })).toBe('Birmingham, UK (BHX)')
  expect(airportWords({ ...LISBON, iataCode: 'SJO', cityName: 'San José', name: 'Juan Santamaría' })).toBe(
    'San José, Costa Rica, Juan Santamaría (SJO)',
  )
})
