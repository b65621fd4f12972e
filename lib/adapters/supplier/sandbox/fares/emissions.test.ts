import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typicalEmissionsKg } from './emissions'

test('a longer flight never has less', () => {
  fc.assert(fc.property(fc.nat(15_000), fc.nat(2_000), (km, more) => typicalEmissionsKg(km + more) >= typicalEmissionsKg(km)))
})

test('the figures are of the size that other calculators name: London to Lisbon, London to New York', () => {
  expect(typicalEmissionsKg(1_565)).toBeGreaterThan(100)
  expect(typicalEmissionsKg(1_565)).toBeLessThan(170)
  expect(typicalEmissionsKg(5_540)).toBeGreaterThan(330)
  expect(typicalEmissionsKg(5_540)).toBeLessThan(480)
})
