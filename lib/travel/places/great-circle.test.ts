import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Coordinates, greatCircle, greatCircleKm } from './great-circle'

const HEATHROW = { latitude: 51.47, longitude: -0.46 }
const NARITA = { latitude: 35.76, longitude: 140.39 }
const SAN_FRANCISCO = { latitude: 37.62, longitude: -122.38 }

const place: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('known distances', () => {
  expect(greatCircleKm(HEATHROW, NARITA)).toBeCloseTo(9590, -2)
  expect(greatCircleKm(NARITA, SAN_FRANCISCO)).toBeCloseTo(8220, -2)
})

test('the way from London to Tokyo goes by the far north, not along a parallel', () => {
  const north = Math.max(...greatCircle(HEATHROW, NARITA, 40).map(({ latitude }) => latitude))
  expect(north).toBeGreaterThan(68)
})

test('the points divide the shortest way into equal parts', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const points = greatCircle(from, to, 16)
      if (points.length === 2) return true
      const whole = greatCircleKm(from, to)
      const parts = points.slice(1).map((point, index) => greatCircleKm(points[index] ?? point, point))
      return parts.every((part) => Math.abs(part - whole / 16) < 0.5) && points[0] === from && points.at(-1) === to
    }),
  )
})

test('between a place and itself, or its antipode, there is a line and no nonsense', () => {
  expect(greatCircle(HEATHROW, HEATHROW, 10)).toEqual([HEATHROW, HEATHROW])
  const antipode = { latitude: -HEATHROW.latitude, longitude: 180 + HEATHROW.longitude }
  expect(greatCircle(HEATHROW, antipode, 10).every(({ latitude, longitude }) => Number.isFinite(latitude + longitude))).toBe(true)
})
