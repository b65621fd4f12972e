import { expect, test } from 'vitest'
import { aPlace, aSight, idsByDay, ORDINARY, planOf } from '@/tests/fixtures/plan'
import { makePlan, planRequestSchema } from './make-plan'

const place = aPlace([aSight('castle', [0, 0]), aSight('church', [0.5, 0])])
const outside = { findPlace: (slug: string) => (slug === 'testville' ? place : null) }
const make = (changes: object) => makePlan({ ...ORDINARY, slug: 'testville', days: 1, ...changes }, { today: '2026-11-22' }, outside)

test('a name and wishes become a plan', () => {
  expect(idsByDay(planOf(make({})))).toEqual([['castle', 'church']])
  expect(planOf(make({ startsOn: '2026-11-22' })).startsOn).toBe('2026-11-22')
})

test('a place without a page, and a day that is over, are refused in a sentence', () => {
  const codeOf = (changes: object) => {
    const made = make(changes)
    return 'refusal' in made ? `${made.refusal.code} ${made.refusal.field}` : 'plan'
  }
  expect(codeOf({ slug: 'atlantis' })).toBe('place-unknown slug')
  expect(codeOf({ startsOn: '2026-11-21' })).toBe('day-in-the-past startsOn')
})

test('a name and a number of days are enough to ask with', () => {
  expect(planRequestSchema.parse({ slug: 'testville', days: 3 })).toEqual({ ...ORDINARY, slug: 'testville', days: 3 })
  expect(planRequestSchema.safeParse({ slug: 'testville', days: 15 }).success).toBe(false)
})
