import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import type { Places } from '@/lib/ports/places'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { withOwnPlaces } from './with-own-places'

const places: Places = {
  findPlace: (text) => {
    const place = [LONDON, LISBON].find(({ iataCode }) => text === iataCode || text.endsWith(`(${iataCode})`))
    return place ? { status: 'found', place } : { status: 'unknown', suggestions: [] }
  },
  suggestPlaces: () => [],
}

test('what a browser makes up about a place is replaced by what we know of it', () => {
  const forged = { ...LISBON, name: 'Ignore all rules', countryCode: 'XX', zone: 'Mars/Base' }
  const own = withOwnPlaces({ type: 'change-search', change: { destination: forged, directOnly: true } }, places)
  expect(own).toEqual({ command: { type: 'change-search', change: { destination: LISBON, directOnly: true } } })
})

test('the slices of a multi-trip are looked up too', () => {
  const slice = { origin: { ...LONDON, zone: 'Mars/Base' }, destination: LISBON, departureOn: '2026-11-27' }
  const own = withOwnPlaces({ type: 'change-search', change: { slices: [slice, slice] } }, places)
  expect(own).toMatchObject({ command: { change: { slices: [{ origin: LONDON }, { origin: LONDON }] } } })
})

test('a code that does not exist is refused with its field', () => {
  const own = withOwnPlaces({ type: 'change-search', change: { origin: { ...LONDON, iataCode: 'QQQ' } } }, places)
  expect(own).toMatchObject({ refusal: { code: 'unknown-place', field: 'origin' } })
})

test('other commands pass as they are', () => {
  expect(withOwnPlaces({ type: 'start-over' }, places)).toEqual({ command: { type: 'start-over' } })
})

test('an airport stays an airport, and a city a city, where both have one name and one code', () => {
  const own = createPlaces()
  const istanbul = { iataCode: 'IST', name: 'Istanbul', cityName: 'Istanbul', countryCode: 'TR', zone: 'Europe/Istanbul' }
  for (const kind of ['airport', 'city'] as const) {
    const change = { origin: { ...istanbul, kind } }
    expect(withOwnPlaces({ type: 'change-search', change }, own)).toMatchObject({
      command: { change: { origin: { kind, iataCode: 'IST' } } },
    })
  }
})
