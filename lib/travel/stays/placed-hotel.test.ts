import { expect, test } from 'vitest'
import { A_PLACE, aHotel } from '@/tests/fixtures/stays'
import { formatMetres } from './format-metres'
import { metresFrom, placeHotel } from './placed-hotel'

test('distances are measured from the point, whatever was said of them; the nearest sight comes first', () => {
  const sights = [{ sightId: 'tower', name: 'The tower', point: { latitude: 38.6916, longitude: -9.216 } }, ...A_PLACE.sights]
  const placed = placeHotel(aHotel({ metresToCentre: 1 }), A_PLACE.centre, sights)
  expect(placed.metresToCentre).toBe(272)
  expect(placed.sights.map(({ sightId, metres }) => [sightId, metres])).toEqual([
    ['castle', 624],
    ['tower', 6_956],
  ])
  expect([metresFrom(placed), metresFrom(placed, 'castle'), metresFrom(placed, 'moon')]).toEqual([272, 624, null])
})

test('metres are said to ten, and from a kilometre on in kilometres', () => {
  expect([4, 272, 994, 995, 1_449, 2_000, 9_949, 9_950, 20_499].map(formatMetres)).toEqual([
    '0 m',
    '270 m',
    '990 m',
    '1 km',
    '1.4 km',
    '2 km',
    '9.9 km',
    '10 km',
    '20 km',
  ])
})
