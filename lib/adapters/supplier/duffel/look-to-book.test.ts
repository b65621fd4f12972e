import { expect, test } from 'vitest'
import { createSearchCounter, searchBudget } from './look-to-book'

test('the budget is near from 1,000 searches a booking on, and over beyond 1,500', () => {
  expect([0, 999, 1_000, 1_500, 1_501].map((searches) => searchBudget(searches, 0).standing)).toEqual([
    'fine',
    'fine',
    'near',
    'near',
    'over',
  ])
  expect(searchBudget(3_001, 3)).toEqual({ searches: 3_001, bookings: 3, searchesPerBooking: 1_001, standing: 'near' })
})

test('each line is crossed with one word in the log, again after a booking made room', () => {
  const logged: Record<string, unknown>[] = []
  const counter = createSearchCounter((entry) => void logged.push(entry))
  const search = (times: number) => {
    for (let count = 0; count < times; count++) counter.countSearch()
  }
  search(1_600)
  expect(logged).toMatchObject([
    { level: 'warn', standing: 'near', searches: 1_000 },
    { level: 'warn', standing: 'over', searches: 1_501 },
  ])
  counter.countBooking()
  counter.countBooking()
  expect(counter.read().standing).toBe('fine')
  search(400)
  expect(logged).toHaveLength(3)
})
