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

test('each coast belongs to a map that there is', () => {
  for (const key of Object.keys(written)) expect(POINTS.has(key), key).toBe(true)
})

test('maps by the sea show water, maps inland show none', () => {
  for (const key of ['lisbon', 'bali', 'dubai', 'nice', 'san-francisco', 'cape-town', 'iceland-south-coast-in-five-days/4'])
    expect(mapLandOf(key), key).toBeDefined()
  for (const key of ['prague', 'vienna', 'madrid', 'jaipur', 'mexico-city']) expect(mapLandOf(key), key).toBeUndefined()
})
