import { expect, test } from 'vitest'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { understand } from './understand'

const TABLE = tableWith({ lists: [] })

test.each([
  'flights from London to Rome, 22 January to 25 January, and a plan for 3 days',
  'London to Rome 22 jan back 25 jan for 2, plus a hotel near termini and a plan for 3 days',
])('“%s” is a search first, and the plan is promised', (words) => {
  const { change, planning, isPlanLater } = understand(words, TABLE)
  expect(change).toMatchObject({ departureOn: '2027-01-22', returnOn: '2027-01-25' })
  expect(planning).toBeNull()
  expect(isPlanLater).toBe(true)
})

test.each(['plan 3 days in Rome in January', 'a plan for Rome, 22 to 25 January'])('“%s” is a plan', (words) => {
  expect(understand(words, TABLE)).toMatchObject({ planning: { kind: 'calls' }, isPlanLater: false })
})
