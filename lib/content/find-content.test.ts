import { expect, test } from 'vitest'
import { DESTINATIONS } from './destinations'
import { findDestination, findItinerary, findLanding, itinerariesTo, neighboursOf, searchContent } from './find-content'
import { ITINERARIES } from './itineraries'
import { LANDINGS } from './landings'

test('every page is found by its own name, and by no other', () => {
  for (const destination of DESTINATIONS) expect(findDestination(destination.slug)).toBe(destination)
  for (const itinerary of ITINERARIES) expect(findItinerary(itinerary.slug)).toBe(itinerary)
  for (const landing of LANDINGS) expect(findLanding(landing.slug)).toBe(landing)
  for (const name of ['', 'nowhere', 'Lisbon', 'lisbon ', '__proto__', 'constructor', 'toString', '../lisbon']) {
    expect([findDestination(name), findItinerary(name), findLanding(name)], name).toEqual([null, null, null])
  }
})

test('trips that fly to a place come before those that pass through it', () => {
  const trips = itinerariesTo('florence')
  const places = trips.map(({ destinations }) => destinations.indexOf('florence'))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(itinerariesTo('nowhere')).toEqual([])
})

test('neighbours are of the same part of the world, the nearest first, without the place itself', () => {
  const named = (slug: string, most: number) => {
    const place = findDestination(slug)
    return place ? neighboursOf(place, most).map((other) => other.slug) : null
  }
  expect(named('lisbon', 3)).toEqual(['porto', 'seville', 'madrid'])
  expect(named('new-york', 9)).toEqual(['mexico-city', 'san-francisco'])
  expect(named('tokyo', 1)).toEqual(['kyoto'])
  expect(named('lisbon', 0)).toEqual([])
})

const paths = (question: string) => searchContent(question).map(({ path }) => path)

test('a search finds names before what is said about them', () => {
  expect(paths('lisbon')[0]).toBe('/destination/lisbon')
  expect(paths('porto').slice(0, 2)).toContain('/destination/porto')
  expect(paths('alfama')).toContain('/destination/lisbon')
})

test('a search goes by neither accents nor capitals, and wants every word', () => {
  expect(paths('KRAKÓW')).toEqual(paths('krakow'))
  expect(paths('São')).toEqual(paths('sao'))
  expect(paths('  lisbon   tram ')).toEqual(paths('tram lisbon'))
  expect(paths('lisbon xylophonist')).toEqual([])
  expect(paths('lisbon tram').length).toBeLessThan(paths('tram').length)
})

test.each(['', '   ', '\0', '.*', '(a+)+$', '<script>', '\\', '[', 'x'.repeat(100_000)])(
  'a search for %j finds nothing, and harms nothing',
  (question) => {
    expect(searchContent(question)).toEqual([])
  },
)
