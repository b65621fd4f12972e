import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { readFlightsAddress } from '@/lib/travel/flights/search-url'
import { namePlaces } from './name-places'

const places = createPlaces()

function named(query: string) {
  return namePlaces(readFlightsAddress(new URLSearchParams(query)).address, places)
}

test('codes stand for airports and cities, and a star for the city where an airport has the code too', () => {
  const { places: found, problems } = named('s=LON-IST-2026-12-04,IST*-ATH-2026-12-09')
  expect(problems).toEqual({})
  expect(found.LON).toMatchObject({ kind: 'city', name: 'London' })
  expect(found.IST).toMatchObject({ kind: 'airport', iataCode: 'IST' })
  expect(found['IST*']).toMatchObject({ kind: 'city', iataCode: 'IST', name: 'Istanbul' })
})

test('words of a link made by hand are understood, or answered with what they may mean', () => {
  const { places: found, problems } = named('from=Lisbon&to=San Jose')
  expect(found.Lisbon).toMatchObject({ iataCode: 'LIS' })
  expect(problems['San Jose']).toMatch(/^“San Jose” may be .*SJC.* Which one\?$/)
})

test('a code that is no place is said to be none', () => {
  const { problems } = named('from=QQQ&to=LIS')
  expect(problems.QQQ).toContain('We don’t know a place called “QQQ”')
})
