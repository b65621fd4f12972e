import { expect, test } from 'vitest'
import { createPlaces } from '../adapters/places/places'
import { findDestination } from './find-content'
import { findPlaceProfile, placeProfilesSchema } from './place-profiles'
import profiles from './place-profiles.json' with { type: 'json' }

const all = placeProfilesSchema.parse(profiles)
const places = createPlaces()

test.each(all)('$name, $countryCode is a place that one can fly to, has no page, and its months follow one another', (profile) => {
  const match = places.findPlace(`${profile.name}, ${profile.countryCode}`)
  const byName = match.status === 'found' ? match : places.findPlace(profile.name)
  expect(byName).toMatchObject({ status: 'found', place: { cityName: profile.name, countryCode: profile.countryCode } })
  expect(findDestination(profile.name.toLowerCase())).toBeNull()
  for (const [index, high] of profile.highC.entries()) {
    expect(Math.abs(high - (profile.highC[(index + 1) % 12] ?? high)), `month ${index + 1}`).toBeLessThanOrEqual(9)
    expect(profile.rainDays[index]).toBeLessThanOrEqual(31)
  }
})

test('no place is listed twice, and the accents of a name do not matter', () => {
  expect(new Set(all.map(({ name, countryCode }) => `${name} ${countryCode}`)).size).toBe(all.length)
  expect(findPlaceProfile({ name: 'Male', countryCode: 'MV' })).toMatchObject({ name: 'Malé' })
  expect(findPlaceProfile({ name: 'Malé', countryCode: 'US' })).toBeNull()
})
