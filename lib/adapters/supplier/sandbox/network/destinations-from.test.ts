import { expect, test } from 'vitest'
import { airportCoded, placeNamed } from '@/tests/fixtures/market'
import { destinationsFrom } from './destinations-from'
import { legsBetween } from './legs'

test('every destination is flown to without a stop in some week, the busiest first, and of a city from all its airports', () => {
  const fromBristol = destinationsFrom(placeNamed('Bristol'))
  expect(fromBristol.length).toBeGreaterThan(20)
  expect(new Set(fromBristol).size).toBe(fromBristol.length)
  const weeks = Array.from({ length: 364 }, (_, day) => 20_800 + day)
  const flights = fromBristol.map((code) =>
    weeks.reduce((sum, day) => sum + legsBetween(airportCoded('BRS'), airportCoded(code), day).length, 0),
  )
  expect(Math.min(...flights)).toBeGreaterThan(0)
  expect(destinationsFrom(placeNamed('London')).length).toBeGreaterThan(destinationsFrom(placeNamed('Gatwick')).length)
})
