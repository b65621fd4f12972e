import { expect, test } from 'vitest'
import { type Criteria, dominates } from './dominates'

const flight: Criteria = { priceMinor: 10_000, durationMinutes: 150, connections: 1, missingBags: 1 }

test('better in one thing and worse in none dominates', () => {
  for (const key of ['priceMinor', 'durationMinutes', 'connections', 'missingBags'] as const) {
    const better = { ...flight, [key]: flight[key] - 1 }
    expect(dominates(better, flight)).toBe(true)
    expect(dominates(flight, better)).toBe(false)
  }
})

test('equals and trade-offs do not dominate each other', () => {
  expect(dominates(flight, { ...flight })).toBe(false)
  const dearerButFaster = { ...flight, priceMinor: 12_000, durationMinutes: 100 }
  expect([dominates(flight, dearerButFaster), dominates(dearerButFaster, flight)]).toEqual([false, false])
  const dearerWithBag = { ...flight, priceMinor: 12_000, missingBags: 0 }
  expect(dominates(flight, dearerWithBag)).toBe(false)
})
