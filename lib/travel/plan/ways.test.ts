import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSight } from '@/tests/fixtures/plan'
import { bestPlaceFor, walkingOrder, wayBetween, waysOf } from './ways'

const centre = aSight('centre', [0, 0])
const minutesOf = (stops: { point: { latitude: number; longitude: number } }[]) => waysOf(stops).reduce((sum, way) => sum + way.minutes, 0)

test('what is near is walked at 4.5 km an hour, streets being longer than the straight line', () => {
  expect(wayBetween(centre, aSight('near', [1.2, 0]))).toEqual({ by: 'walk', km: 1.5, minutes: 20 })
  expect(wayBetween(centre, centre)).toEqual({ by: 'walk', km: 0, minutes: 0 })
})

test('beyond two kilometres one rides, and waits for it first', () => {
  expect(wayBetween(centre, aSight('edge', [1.6, 0]))).toEqual({ by: 'walk', km: 2, minutes: 30 })
  expect(wayBetween(centre, aSight('far', [4, 0]))).toEqual({ by: 'transport', km: 5, minutes: 25 })
})

test('stops in a row are walked along the row, from the one that was named first', () => {
  const [a, b, c, d] = [aSight('a', [0, 0]), aSight('b', [1, 0]), aSight('c', [2, 0]), aSight('d', [3, 0])]
  expect(walkingOrder([a, c, d, b]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(walkingOrder([d, b, a, c]).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
  expect(walkingOrder([])).toEqual([])
})

test('one more stop goes where it is on the way', () => {
  expect(bestPlaceFor(aSight('b', [1, 0]), [aSight('a', [0, 0]), aSight('c', [2, 0])])).toBe(1)
  expect(bestPlaceFor(aSight('d', [3, 0]), [aSight('a', [0, 0]), aSight('c', [2, 0])])).toBe(2)
  expect(bestPlaceFor(centre, [])).toBe(0)
})

test('no order of the same stops is shorter than the walking order, and none is lost', () => {
  const someStops = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), { maxLength: 6 })
  fc.assert(
    fc.property(someStops, fc.infiniteStream(fc.nat()), (points, numbers) => {
      const stops = points.map((at, index) => aSight(`s${index}`, at))
      const shuffled = stops
        .map((stop) => ({ stop, number: numbers.next().value ?? 0 }))
        .toSorted((a, b) => a.number - b.number)
        .map(({ stop }) => stop)
      const walked = walkingOrder(stops)
      expect(minutesOf(walked)).toBeLessThanOrEqual(minutesOf(shuffled))
      expect(walked.map(({ id }) => id).toSorted()).toEqual(stops.map(({ id }) => id).toSorted())
    }),
  )
})
