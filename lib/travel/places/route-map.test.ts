import { expect, test } from 'vitest'
import type { Coordinates } from './great-circle'
import { drawRouteMap, type LandRings } from './route-map'
import { routeMapSchema } from './route-map-schema'

const PLACES = new Map<string, Coordinates>([
  ['LHR', { latitude: 51.47, longitude: -0.46 }],
  ['LGW', { latitude: 51.15, longitude: -0.19 }],
  ['CDG', { latitude: 49.01, longitude: 2.55 }],
  ['NRT', { latitude: 35.76, longitude: 140.39 }],
  ['SFO', { latitude: 37.62, longitude: -122.38 }],
])
const LAND: LandRings = [
  [
    [-10, 40],
    [30, 40],
    [30, 60],
    [-10, 60],
    [-10, 40],
  ],
]

test('a map holds the land, one line for there and back, and a point for each airport', () => {
  const map = drawRouteMap(
    [
      ['LHR', 'CDG'],
      ['CDG', 'LHR'],
    ],
    PLACES,
    LAND,
  )
  expect(routeMapSchema.parse(map)).toEqual(map)
  expect(map.flights).toHaveLength(1)
  expect(map.points.map(({ iataCode }) => iataCode)).toEqual(['LHR', 'CDG'])
  expect(map.land).toMatch(/^M[-\d. lz]+z$/)
  expect(map.km).toBeCloseTo(2 * 348, -1)
})

test('the Pacific is crossed, not the whole of the other side', () => {
  const map = drawRouteMap([['NRT', 'SFO']], PLACES, LAND)
  expect(map.km).toBeCloseTo(8220, -2)
  expect(map.flights[0]?.match(/M/g)).toHaveLength(1)
})

test('labels of airports close together stand on different sides', () => {
  const map = drawRouteMap(
    [
      ['NRT', 'LHR'],
      ['LGW', 'CDG'],
    ],
    PLACES,
    LAND,
  )
  const [heathrow, gatwick] = ['LHR', 'LGW'].map((code) => map.points.find(({ iataCode }) => iataCode === code))
  expect(heathrow?.label).not.toBe(gatwick?.label)
})

test('an airport that is not on the map is a fault of the caller', () => {
  expect(() => drawRouteMap([['LHR', 'XXX']], PLACES, LAND)).toThrow('XXX')
})
