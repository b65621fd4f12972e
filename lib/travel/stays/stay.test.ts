import { expect, test } from 'vitest'
import { nights, stayTotal } from './nights'
import { type Stay, staySchema } from './stay-schema'

const STAY: Stay = {
  searchContext: { city: 'Lisbon' },
  checkInOn: '2026-10-23',
  checkOutOn: '2026-10-26',
  selectedRoom: { selectedRate: { netPrice: { amountMinor: 10_333, currency: 'EUR' } } },
  currency: 'EUR',
  adults: 2,
  children: 1,
  rooms: 1,
}

test('nights are the days between, also over the night the clocks change, and never none', () => {
  expect(nights('2026-10-23', '2026-10-26')).toBe(3)
  expect(nights('2026-12-31', '2027-01-01')).toBe(1)
  expect(nights('2026-10-23', '2026-10-23')).toBe(1)
  expect(nights('2026-10-26', '2026-10-23')).toBe(1)
})

test('a stay costs its net price for every night, to the cent', () => {
  expect(stayTotal(STAY)).toEqual({ amountMinor: 30_999, currency: 'EUR' })
  expect(stayTotal({ ...STAY, selectedRoom: null })).toBeNull()
})

test('a stay without an adult, a room or a real day is none', () => {
  expect(staySchema.safeParse(STAY).success).toBe(true)
  for (const wrong of [{ adults: 0 }, { rooms: 0 }, { checkInOn: '2026-02-30' }, { currency: 'euro' }])
    expect(staySchema.safeParse({ ...STAY, ...wrong }).success).toBe(false)
})
