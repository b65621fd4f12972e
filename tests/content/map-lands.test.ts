import { expect, test } from 'vitest'
import { mapGroundOf } from '@/lib/content/map-ground'
import written from '@/lib/content/map-lands.json' with { type: 'json' }
import { drawLandAround, readOutlines } from './draw-map-lands'
import { mapPoints } from './map-points'

const mapLandOf = (key: string) => mapGroundOf(key, []).land
const POINTS = mapPoints()
// Some with much coast, some with none, an island, and one that is too near for the coast that is known.
const CHECKED = ['lisbon', 'bali', 'venice', 'prague', 'new-york', 'athens-and-the-islands-in-six-days/4', 'lisbon-in-three-days/1']

test('the coasts on the maps are those around their places (npm run content:map-lands)', () => {
  const outlines = readOutlines()
  for (const key of CHECKED) expect(drawLandAround(POINTS.get(key) ?? [], outlines), key).toBe(mapLandOf(key) ?? null)
})

test('the sea is where it is: south of Nice, south-east of Barcelona, north-west of Dubai', () => {
  for (const [key, water, land] of [
    ['nice', [300, 390], [100, 20]],
    ['barcelona', [380, 380], [20, 20]],
    ['dubai-in-three-days/2', [20, 20], [390, 390]],
  ] as const) {
    expect([isInside(mapLandOf(key), water), isInside(mapLandOf(key), land)], key).toEqual([false, true])
  }
})

test('each coast belongs to a map that there is', () => {
  for (const key of Object.keys(written)) expect(POINTS.has(key), key).toBe(true)
})

test('maps by the sea show water, maps inland show none', () => {
  for (const key of ['bali', 'nice', 'barcelona', 'new-york', 'cape-town', 'iceland-south-coast-in-five-days/2'])
    expect(mapLandOf(key), key).toBeDefined()
  for (const key of ['prague', 'vienna', 'madrid', 'jaipur', 'mexico-city']) expect(mapLandOf(key), key).toBeUndefined()
})

/** Whether a point lies on the land, by the even-odd rule over the path's rings. */
function isInside(path: string | undefined, [x, y]: readonly [number, number]): boolean {
  const rings = (path ?? '')
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number)
      let [atX, atY] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        atX += numbers[2 * index] ?? 0
        atY += numbers[2 * index + 1] ?? 0
        return [atX, atY] as const
      })
    })
  const crossings = rings.flatMap((ring) =>
    ring.filter(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY]
      return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
    }),
  )
  return crossings.length % 2 === 1
}
