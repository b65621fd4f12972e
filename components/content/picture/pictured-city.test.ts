import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { DESTINATIONS } from '@/lib/content/destinations'
import { picturedCity } from './pictured-city'

const places = createPlaces()

test.each(DESTINATIONS.map(({ slug, name, airports }) => ({ slug, name, airports })))(
  '$name has its picture, also by its airport',
  (one) => {
    expect(picturedCity(one.name)).toBe(one.slug)
    const [code = ''] = one.airports
    const match = places.findPlace(code)
    // Kyoto is flown to by way of Osaka, which is another city.
    const slug = one.slug === 'kyoto' ? null : one.slug
    expect(match.status === 'found' && picturedCity(match.place.cityName)).toBe(slug)
  },
)

test('a place that nobody has drawn has none', () => {
  expect([picturedCity('Leeds'), picturedCity('')]).toEqual([null, null])
})
