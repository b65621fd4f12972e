import { expect, test } from 'vitest'
import { plainDateIn } from '@/lib/travel/dates'
import { aThread } from '@/tests/fixtures/threads'
import type { ThreadEntry } from '../state/thread-entry'
import { groupThreads } from './group-threads'
import { tripLineWords } from './trip-line-words'

// A Thursday.
const NOW = new Date('2026-11-26T12:00:00Z')

function grouped(threads: ThreadEntry[], zone = 'UTC', now = NOW) {
  return groupThreads(threads, now, (instant) => plainDateIn(zone, instant)).map(
    ({ name, threads: within }) => `${name}: ${within.map(({ id }) => id).join(' ')}`,
  )
}
const at = (id: string, updatedAt: string) => aThread({ id, updatedAt: `${updatedAt}:00.000Z` })

test('threads stand by the day of their last message: this week, this month, and then by month', () => {
  const threads = [
    at('a', '2026-11-26T09:00'),
    at('b', '2026-11-25T23:59'),
    at('c', '2026-11-23T00:00'),
    at('d', '2026-11-22T23:59'),
    at('e', '2026-10-31T10:00'),
    at('f', '2026-10-01T10:00'),
    at('g', '2025-12-24T10:00'),
  ]
  expect(grouped(threads)).toEqual(['Today: a', 'Yesterday: b', 'This week: c', 'This month: d', 'October: e f', 'December 2025: g'])
})

test('pinned threads come first, whenever they were last used', () => {
  const old = { ...at('old', '2025-01-02T10:00'), pinned: true }
  expect(grouped([at('new', '2026-11-26T09:00'), old])).toEqual(['Pinned: old', 'Today: new'])
})

test('the day is the traveller’s own: what is today in Auckland is yesterday in Honolulu', () => {
  const threads = [at('a', '2026-11-26T10:30')]
  const midnight = new Date('2026-11-26T11:30:00Z')
  expect(grouped(threads, 'Pacific/Auckland', midnight)).toEqual(['Yesterday: a'])
  expect(grouped(threads, 'Pacific/Honolulu', midnight)).toEqual(['Today: a'])
})

test('a thread of a moment ahead of this clock is of today', () => {
  expect(grouped([at('a', '2026-11-27T00:01')])).toEqual(['Today: a'])
})

test.each([
  [{ returnOn: '2026-12-04' }, 'Spring', 'London → Lisbon · 27 Nov – 4 Dec'],
  [{ returnOn: '2026-11-29' }, 'Spring', 'London → Lisbon · 27 – 29 Nov'],
  [{ returnOn: '2027-01-02' }, 'Spring', 'London → Lisbon · 27 Nov – 2 Jan 2027'],
  [{}, 'Spring', 'London → Lisbon · 27 Nov'],
  [{ departureOn: null }, 'Spring', 'London → Lisbon'],
  [{ travellers: 2 }, 'London – Lisbon, Fri 27 Nov', '27 Nov · 2 travellers'],
])('a trip in one line: %j under “%s”', (change, name, words) => {
  const line = { cities: ['London', 'Lisbon'], departureOn: '2026-11-27', returnOn: null, travellers: 1, ...change }
  expect(tripLineWords(line, name, '2026-11-26')).toBe(words)
})
