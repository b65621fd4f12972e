import { expect, test } from 'vitest'
import { cityRegion, cityWords } from './city-words'

test.each([
  ['Birmingham', 'BHX', 'Birmingham, UK'],
  ['Birmingham', 'BHM', 'Birmingham, Alabama'],
  ['San Jose', 'SJC', 'San Jose, California'],
  ['San José', 'SJO', 'San José, Costa Rica'],
  ['Valencia', 'VLC', 'Valencia, Spain'],
  ['Valencia', 'VLN', 'Valencia, Venezuela'],
  ['London', 'YXU', 'London, Canada'],
  ['Portland', 'PDX', 'Portland, Oregon'],
  ['Portland', 'PWM', 'Portland, Maine'],
  ['Alexandria', 'HBE', 'Alexandria, Egypt'],
])('%s (%s) is told from its namesakes', (cityName, iataCode, words) => {
  expect(cityWords({ cityName, iataCode })).toBe(words)
})

test('a city that nobody takes for another goes by its name alone', () => {
  expect([
    cityWords({ cityName: 'Lisbon', iataCode: 'LIS' }),
    cityWords({ cityName: 'London', iataCode: 'LHR' }),
    cityRegion({ cityName: 'London', iataCode: 'LON' }),
  ]).toEqual(['Lisbon', 'London', null])
})

test('a town that is reached through the airport of a shared name keeps its own', () => {
  expect(cityWords({ cityName: 'Coventry', iataCode: 'BHX' })).toBe('Coventry')
})
