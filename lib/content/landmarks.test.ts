import { expect, test } from 'vitest'
import { DESTINATIONS } from './destinations'
import { findIllustration } from './illustration'
import { ITINERARIES } from './itineraries'
import { landmarkOf } from './landmarks'

test('each destination has its own landmark, described for readers who can’t see it', () => {
  const landmarks = DESTINATIONS.map(({ slug }) => landmarkOf(slug))
  expect(landmarks.map((landmark) => landmark?.slug)).toEqual(DESTINATIONS.map(({ slug }) => slug))
  expect(new Set(landmarks.map((landmark) => landmark?.shows)).size).toBe(DESTINATIONS.length)
  for (const landmark of landmarks) expect(landmark?.shows).not.toMatch(/[.!?]$/)
})

test('a trip shows the landmark of the place that it begins in, in a landscape of its own', () => {
  for (const { slug, destinations } of ITINERARIES) {
    const shown = findIllustration(slug)
    expect(shown).toMatchObject({ landmark: { slug: destinations[0] }, seed: slug })
    expect(shown?.scene).toBe(findIllustration(destinations[0] ?? '')?.scene)
  }
})

test('a name that nobody gave has no picture', () => {
  expect(findIllustration('atlantis')).toBeNull()
  expect(landmarkOf('atlantis')).toBeNull()
  expect(landmarkOf('toString')).toBeNull()
})
