import { expect, test } from 'vitest'
import { metresBetween } from '../travel/stays/placed-hotel'
import { stayPlaceSchema } from '../travel/stays/stay-place-schema'
import { DESTINATIONS } from './destinations'
import { NEIGHBOURHOOD_POINTS } from './neighbourhood-points'
import { STAY_PLACES } from './stay-places'

/** Islands, coasts and long cities, whose people sleep far from the middle; all others lie within fifteen kilometres of it. */
const WIDE = ['bali', 'cape-town', 'dubai', 'goa', 'mumbai']

test('every destination is a place to stay at, with the points of its own neighbourhoods and of no other', () => {
  expect(STAY_PLACES.map(({ slug }) => slug)).toEqual(DESTINATIONS.map(({ slug }) => slug))
  for (const place of STAY_PLACES) expect(stayPlaceSchema.safeParse(place).error?.issues ?? []).toEqual([])
  const named = Object.entries(NEIGHBOURHOOD_POINTS).map(([slug, points]) => [slug, Object.keys(points)])
  expect(named).toEqual(DESTINATIONS.map(({ slug, neighbourhoods }) => [slug, neighbourhoods.map(({ name }) => name)]))
})

test('neighbourhoods lie around their centre, apart from one another', () => {
  for (const { slug, centre, neighbourhoods } of STAY_PLACES) {
    const furthest = Math.max(...neighbourhoods.map(({ point }) => metresBetween(centre, point)))
    if (WIDE.includes(slug)) expect(furthest, slug).toBeGreaterThan(15_000)
    expect(furthest, slug).toBeLessThan(WIDE.includes(slug) ? 60_000 : 14_000)
    for (const [index, one] of neighbourhoods.entries())
      for (const other of neighbourhoods.slice(index + 1))
        expect(metresBetween(one.point, other.point), `${one.name} and ${other.name}`).toBeGreaterThan(300)
  }
})
