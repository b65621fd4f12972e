import { expect, test } from 'vitest'
import { greatCircleKm } from './great-circle'

const HEATHROW = { latitude: 51.47, longitude: -0.46 }
const NARITA = { latitude: 35.76, longitude: 140.39 }
const SAN_FRANCISCO = { latitude: 37.62, longitude: -122.38 }

test('known distances', () => {
  expect(greatCircleKm(HEATHROW, NARITA)).toBeCloseTo(9590, -2)
  expect(greatCircleKm(NARITA, SAN_FRANCISCO)).toBeCloseTo(8220, -2)
})

test('a place is no way from itself, and half the globe from its antipode', () => {
  expect(greatCircleKm(HEATHROW, HEATHROW)).toBe(0)
  expect(greatCircleKm(HEATHROW, { latitude: -HEATHROW.latitude, longitude: 180 + HEATHROW.longitude })).toBeCloseTo(20_015, -1)
})
