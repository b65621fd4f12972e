import { expect, test } from 'vitest'
import { drawRouteMap } from '@/lib/travel/places/route-map'
import { createPlaces } from './places'
import { continuousRing, readLand } from './world-outline'

test('airports and cities are located, other codes are not', () => {
  const { locate } = createPlaces()
  expect(locate('LIS')?.latitude).toBeCloseTo(38.8, 0)
  expect(locate('LON')?.longitude).toBeCloseTo(-0.4, 0)
  expect(locate('XXX')).toBeNull()
})

test('no coast jumps at the antimeridian', async () => {
  const land = await readLand()
  expect(land.length).toBeGreaterThan(1_000)
  const jumps = land.flatMap((ring) => ring.slice(1).map(([longitude], index) => Math.abs(longitude - (ring[index]?.[0] ?? longitude))))
  expect(jumps.filter((jump) => jump > 180 && jump < 360 - 1e-6)).toEqual([])
})

test('a coast round the pole is closed by way of it', () => {
  const ring: [number, number][] = [
    [170, -70],
    [-100, -70],
    [0, -70],
    [100, -70],
    [170, -70],
  ]
  expect(continuousRing(ring)).toEqual([
    [170, -70],
    [260, -70],
    [360, -70],
    [460, -70],
    [530, -70],
    [530, -90],
    [170, -90],
  ])
})

test.each([
  ['across town', [['LHR', 'CDG']]],
  ['over the Pacific', [['NRT', 'SFO']]],
  ['over the pole', [['SIN', 'EWR']]],
  [
    'round the world',
    [
      ['LHR', 'SIN', 'SYD'],
      ['SYD', 'LAX', 'JFK', 'LHR'],
    ],
  ],
])('a map %s is at most 40 kB', async (_, routes) => {
  const { locate, land } = createPlaces()
  const places = new Map(routes.flat().map((code) => [code, locate(code) ?? { latitude: 0, longitude: 0 }]))
  const map = drawRouteMap(routes, places, await land())
  expect(map.land.length).toBeGreaterThan(500)
  expect(JSON.stringify(map).length).toBeLessThan(40_000)
})
