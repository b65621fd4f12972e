import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { DESTINATION_GUIDE } from '@/lib/content/destination-guide'
import { candidatesFrom } from './find-fares'

const places = createPlaces()

function flightTo(slug: string, from: string) {
  const match = places.findPlace(from)
  if (match.status !== 'found') throw new Error(`No place: ${from}`)
  const journey = { origin: match.place, month: '2027-06', leavingOn: [], days: 5, currency: 'USD' }
  return candidatesFrom(journey, DESTINATION_GUIDE, places).find((candidate) => candidate.slug === slug)
}

test('where no timetable tells the flight, the distance does, and it is marked', () => {
  expect(flightTo('new-york', 'ORD')).toMatchObject({ flightMinutes: 130, isFlightEstimated: true })
  expect(flightTo('lisbon', 'LON')).not.toHaveProperty('isFlightEstimated')
})
