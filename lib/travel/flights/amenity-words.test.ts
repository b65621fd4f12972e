import { expect, test } from 'vitest'
import { amenityWords } from './amenity-words'

const UNKNOWN = { wifi: null, power: null, legroom: null, pitchInches: null }

test.each([
  [
    { wifi: 'paid', power: true, legroom: 'standard', pitchInches: 31 } as const,
    'Wi-Fi for a fee, power at the seat, usual legroom (rows 31 in apart)',
  ],
  [{ ...UNKNOWN, wifi: 'none', power: false } as const, 'no Wi-Fi, no power at the seat'],
  [{ ...UNKNOWN, pitchInches: 30 }, 'rows 30 in apart'],
  [{ ...UNKNOWN, legroom: 'more' } as const, 'more legroom than usual'],
  [UNKNOWN, null],
])('%j is said as "%s"', (cabin, words) => {
  expect(amenityWords(cabin)).toBe(words)
})
