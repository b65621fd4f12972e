import { expect, test } from 'vitest'
import { aPlace, aPlan, aSight, planOf } from '@/tests/fixtures/plan'
import { noteDay } from './change-days'
import { dropStop, moveStop } from './change-stops'
import { planToCalendar } from './plan-to-calendar'
import type { TripPlan } from './trip-plan'

const place = aPlace([
  aSight('castle', [0, 0], { minutesThere: 90, cost: [15, 20] }),
  aSight('church', [1.2, 0]),
  aSight('beach', [20, 0], { minutesThere: 240 }),
])
const plan = aPlan(place, { days: 2, startsOn: '2026-12-31' })
const eventsOf = (one: TripPlan) => {
  const result = planToCalendar(one, 'plan-1')
  return 'events' in result ? result.events : []
}

test('each stop stands at its time on its day, the year being turned', () => {
  expect(eventsOf(plan).map(({ uid, startsAt, endsAt }) => `${uid} ${startsAt} ${endsAt}`)).toEqual([
    'plan-1-castle@wayfarer 2026-12-31T09:30 2026-12-31T11:00',
    'plan-1-church@wayfarer 2026-12-31T11:20 2026-12-31T12:20',
    'plan-1-beach@wayfarer 2027-01-01T09:30 2027-01-01T13:30',
  ])
})

test('an entry says how long, what it costs, how to come there, and the note of its day', () => {
  const [castle, church] = eventsOf(planOf(noteDay(plan, 0, 'Lunch with Ana')))
  expect(castle?.description.split('\n').slice(0, 2)).toEqual(['About 1 h 30; entrance €15–20 for an adult', 'Lunch with Ana'])
  expect(church?.description.split('\n')).toEqual([
    'About 1 h; entrance is free',
    '20 min on foot from The castle',
    'Lunch with Ana',
    'Times are suggestions. Opening hours and prices change, so check them before you go.',
  ])
  expect(castle?.place).toBe('The castle, Testville')
})

test('a stop that moves to another day keeps its id, so that a second download moves it', () => {
  const moved = eventsOf(planOf(moveStop(plan, 'church', 1)))
  expect(moved.find(({ uid }) => uid === 'plan-1-church@wayfarer')?.startsAt).toMatch(/^2027-01-01/)
  expect(new Set(moved.map(({ uid }) => uid)).size).toBe(3)
})

test('a plan without a first day, or without a stop, is refused in a sentence', () => {
  const codeOf = (one: TripPlan) => {
    const result = planToCalendar(one, 'plan-1')
    return 'refusal' in result ? result.refusal.code : 'events'
  }
  expect(codeOf({ ...plan, startsOn: null })).toBe('no-first-day')
  const empty = ['castle', 'church', 'beach'].reduce((left, id) => planOf(dropStop(left, id)), plan)
  expect(codeOf(empty)).toBe('plan-empty')
})
