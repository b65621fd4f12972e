import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Coordinates } from '@/lib/travel/places/great-circle'
import { type RouteMap, routeMapSchema } from '@/lib/travel/places/route-map-schema'
import { drawRouteMap } from './draw-route-map'
import { createPlaces } from './places'

const PLACES = new Map<string, Coordinates>([
  ['LHR', { latitude: 51.47, longitude: -0.46 }],
  ['LGW', { latitude: 51.15, longitude: -0.19 }],
  ['CDG', { latitude: 49.01, longitude: 2.55 }],
  ['LIS', { latitude: 38.78, longitude: -9.13 }],
  ['NRT', { latitude: 35.76, longitude: 140.39 }],
  ['SFO', { latitude: 37.62, longitude: -122.38 }],
  ['SYD', { latitude: -33.95, longitude: 151.18 }],
  ['SIN', { latitude: 1.36, longitude: 103.99 }],
  ['EWR', { latitude: 40.69, longitude: -74.17 }],
])

test('a map holds the land, one line for there and back, and a point for each airport', async () => {
  const map = await drawRouteMap(
    [
      ['LHR', 'CDG'],
      ['CDG', 'LHR'],
    ],
    PLACES,
  )
  expect(routeMapSchema.parse(map)).toEqual(map)
  expect(map.flights).toHaveLength(1)
  expect(map.points.map(({ iataCode }) => iataCode)).toEqual(['LHR', 'CDG'])
  expect(map.land).toMatch(/^M[-\d. lMz]+z$/)
  expect(map.km).toBeCloseTo(2 * 348, -1)
})

test('airports stand on land, and the Atlantic and the Channel are water', async () => {
  const map = await drawRouteMap(
    [
      ['LHR', 'LIS'],
      ['LHR', 'CDG'],
    ],
    PLACES,
  )
  for (const { x, y } of map.points) expect(isOnLand(map, x, y)).toBe(true)
  // The upper left corner of this map lies west of Ireland, the lower left one off Portugal.
  expect(isOnLand(map, 2, 2)).toBe(false)
  expect(isOnLand(map, 2, 318)).toBe(false)
})

test('east is to the right and north is up', async () => {
  const [heathrow, paris] = (await drawRouteMap([['LHR', 'CDG']], PLACES)).points
  expect(paris?.x).toBeGreaterThan(heathrow?.x ?? 640)
  expect(paris?.y).toBeGreaterThan(heathrow?.y ?? 320)
})

test('the Pacific is crossed in one line with Tokyo on the left, not by the whole of the other side', async () => {
  const map = await drawRouteMap([['NRT', 'SFO']], PLACES)
  expect(map.km).toBeCloseTo(8220, -2)
  expect(map.flights[0]?.match(/M/g)).toHaveLength(1)
  const [narita, sanFrancisco] = map.points
  expect(narita?.x).toBeLessThan(sanFrancisco?.x ?? 0)
})

test('a trip round the world runs off one edge of the map and comes back in at the other', async () => {
  const map = await drawRouteMap([['LHR', 'SIN', 'SYD', 'SFO', 'LHR']], PLACES)
  expect(map.flights.filter((flight) => flight.match(/M/g)?.length === 2)).toHaveLength(1)
})

test('a flight bends towards the pole', async () => {
  const map = await drawRouteMap([['LHR', 'NRT']], PLACES)
  const heights = [...(map.flights[0] ?? '').matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBeLessThan(Math.min(...map.points.map(({ y }) => y)) - 30)
})

test('labels of airports close together stand on different sides', async () => {
  const map = await drawRouteMap(
    [
      ['NRT', 'LHR'],
      ['LGW', 'CDG'],
    ],
    PLACES,
  )
  const [heathrow, gatwick] = ['LHR', 'LGW'].map((code) => map.points.find(({ iataCode }) => iataCode === code))
  expect(heathrow?.label).not.toBe(gatwick?.label)
})

test('wherever on earth a route lies, all of it is within the drawing', async () => {
  const place = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  await fc.assert(
    fc.asyncProperty(place, place, async (from, to) => {
      const map = await drawRouteMap(
        [['AAA', 'BBB']],
        new Map([
          ['AAA', from],
          ['BBB', to],
        ]),
      )
      for (const { x, y } of map.points) expect([x >= 0, x <= map.width, y >= 0, y <= map.height]).toEqual([true, true, true, true])
    }),
    { numRuns: 20, seed: 6 },
  )
})

test.each([
  ['across town', [['LHR', 'CDG']]],
  ['over the Pacific', [['NRT', 'SFO']]],
  ['over the pole', [['SIN', 'EWR']]],
  [
    'round the world',
    [
      ['LHR', 'SIN', 'SYD'],
      ['SYD', 'SFO', 'EWR', 'LHR'],
    ],
  ],
])('a map %s is at most 40 kB', async (_, routes) => {
  const map = await drawRouteMap(routes, PLACES)
  expect(map.land.length).toBeGreaterThan(300)
  expect(JSON.stringify(map).length).toBeLessThan(40_000)
})

test('airports and cities are located; a route with another code has no map', async () => {
  const { locate, drawRoutes } = createPlaces()
  expect(locate('LIS')?.latitude).toBeCloseTo(38.8, 0)
  expect(locate('LON')?.longitude).toBeCloseTo(-0.4, 0)
  expect(locate('XXX')).toBeNull()
  expect((await drawRoutes([['LHR', 'LIS']]))?.points).toHaveLength(2)
  expect(await drawRoutes([['LHR', 'XXX']])).toBeNull()
})

/** By the even-odd rule over the map's own path. */
function isOnLand({ land }: RouteMap, x: number, y: number): boolean {
  const rings = land.split('z').flatMap((ring) => {
    const [start, steps = ''] = ring.replace('M', '').split('l')
    const [startX = 0, startY = 0] = (start ?? '').split(' ').map(Number)
    const numbers = (steps.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number)
    let [atX, atY] = [startX, startY]
    const points = [[atX, atY]]
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      atX += numbers[index] ?? 0
      atY += numbers[index + 1] ?? 0
      points.push([atX, atY])
    }
    return ring === '' ? [] : [points]
  })
  const crossings = rings.flatMap((points) =>
    points.filter(([fromX = 0, fromY = 0], index) => {
      const [toX = 0, toY = 0] = points[(index + 1) % points.length] ?? []
      return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
    }),
  )
  return crossings.length % 2 === 1
}
