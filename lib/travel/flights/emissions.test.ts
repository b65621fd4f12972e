import { expect, test } from 'vitest'
import { anOffer } from '@/tests/fixtures/trip'
import { cabinFactor, co2Method, seatCo2Kg } from './emissions'

const SHORT = anOffer({ offerId: 'short', co2Kg: 120 })
const [segment] = SHORT.segments
if (!segment) throw new Error('the fixture has a segment')
const WITH_LONG = {
  co2Kg: 600,
  segments: [
    { ...segment, durationMinutes: 120 },
    { ...segment, durationMinutes: 600 },
  ],
}

test('a seat in front counts for more than one in economy, and for most on long flights', () => {
  expect(cabinFactor(SHORT, 'economy-without-restrictions')).toBe(1)
  expect(cabinFactor(SHORT, 'business')).toBe(1.5)
  expect(cabinFactor(WITH_LONG, 'economy-premium')).toBeCloseTo((120 * 1 + 600 * 1.6) / 720)
  expect(cabinFactor(WITH_LONG, 'first')).toBeGreaterThan(cabinFactor(WITH_LONG, 'business'))
})

test('our own estimate follows the cabin; a real seller’s figure is shown as it came; an unknown one stays unknown', () => {
  expect(seatCo2Kg(SHORT, 'business', { isSimulated: true })).toBe(180)
  expect(seatCo2Kg(SHORT, 'business', { isSimulated: false })).toBe(120)
  expect(seatCo2Kg({ ...SHORT, co2Kg: null }, 'business', { isSimulated: true })).toBeNull()
})

test('the method names its distance, its factors and that nothing is measured', () => {
  expect(co2Method({ isSimulated: true })).toMatch(/not measured.*95 km.*UK government factors/)
  expect(co2Method({ isSimulated: false })).toMatch(/not measured/)
})
