import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircle } from './great-circle'
import { project, projectLine, projectRing, viewOf } from './map-projection'

const SIZE = { width: 640, height: 320 }
const NARITA = { latitude: 35.76, longitude: 140.39 }
const SAN_FRANCISCO = { latitude: 37.62, longitude: -122.38 }
const LONDON = { latitude: 51.47, longitude: -0.46 }
const PARIS = { latitude: 49.01, longitude: 2.55 }

const place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('every place of a trip lies within the drawing, wherever on earth it is', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (places) => {
      const view = viewOf(places, SIZE)
      return places.every((one) => {
        const { x, y } = project(one, view)
        return x >= -1e-6 && x <= SIZE.width + 1e-6 && y >= -1e-6 && y <= SIZE.height + 1e-6
      })
    }),
  )
})

test('east is to the right and north is up', () => {
  const view = viewOf([LONDON, PARIS], SIZE)
  expect(project(PARIS, view).x).toBeGreaterThan(project(LONDON, view).x)
  expect(project(PARIS, view).y).toBeGreaterThan(project(LONDON, view).y)
})

test('a route over the Pacific is one line with Tokyo on the left', () => {
  const line = greatCircle(NARITA, SAN_FRANCISCO, 48)
  const view = viewOf(line, SIZE)
  expect(projectLine(line, view)).toHaveLength(1)
  expect(project(NARITA, view).x).toBeLessThan(project(SAN_FRANCISCO, view).x)
})

test('a short hop keeps land around it: the window is never smaller than some 600 km', () => {
  const { unitsPerDegree } = viewOf([LONDON, PARIS], SIZE)
  expect(SIZE.height / unitsPerDegree.north).toBeGreaterThanOrEqual(6)
  expect(viewOf([LONDON], SIZE).unitsPerDegree.north).toBeGreaterThan(0)
})

test('a trip round the world leaves the map on one side and comes in on the other', () => {
  const stops = [LONDON, { latitude: 1.36, longitude: 103.99 }, { latitude: -33.95, longitude: 151.18 }, SAN_FRANCISCO, LONDON]
  const lines = stops.slice(1).map((to, index) => greatCircle(stops[index] ?? to, to, 48))
  const view = viewOf(lines.flat(), SIZE)
  const drawn = lines.map((line) => projectLine(line, view))
  expect(drawn.filter((pieces) => pieces.length === 2)).toHaveLength(1)
  for (const piece of drawn.flat()) {
    const steps = piece.slice(1).map(({ x }, index) => Math.abs(x - (piece[index]?.x ?? x)))
    expect(Math.max(...steps)).toBeLessThan(SIZE.width / 4)
  }
})

test('land is cut at the edges, and drawn on both sides of the antimeridian', () => {
  const view = viewOf([NARITA, SAN_FRANCISCO], SIZE)
  const block: [number, number][] = [
    [-170, 30],
    [-100, 30],
    [-100, 60],
    [-170, 60],
    [-170, 30],
  ]
  const [ring, ...others] = projectRing(block, view, 4)
  expect(others).toEqual([])
  expect(ring?.every(({ x, y }) => x >= -4 && x <= 644 && y >= -4 && y <= 324)).toBe(true)
  expect(
    projectRing(
      block.map(([longitude, latitude]) => [longitude + 140, latitude - 100]),
      view,
      4,
    ),
  ).toEqual([])
})
