import { expect, test } from 'vitest'
import { aPlace, aPlan, aSight, idsByDay, ORDINARY } from '@/tests/fixtures/plan'
import { composePlan } from './compose-plan'
import { dayMinutes } from './day-times'
import { PACE_LIMITS } from './plan-limits'

const west = (id: string, changes = {}) => aSight(id, [-6, Number(id.at(-1)) / 4], changes)
const east = (id: string, changes = {}) => aSight(id, [6, Number(id.at(-1)) / 4], changes)
const twoSides = aPlace([west('west-1'), east('east-1'), west('west-2'), east('east-2'), west('west-3'), east('east-3')])

test('near things are on one day, in walking order', () => {
  expect(idsByDay(aPlan(twoSides))).toEqual([
    ['west-1', 'west-2', 'west-3'],
    ['east-1', 'east-2', 'east-3'],
  ])
})

test('what the traveller likes comes first', () => {
  const place = aPlace([west('west-1'), west('west-2'), east('east-1', { likings: ['food'] }), east('east-2', { likings: ['food'] })])
  expect(idsByDay(aPlan(place, { days: 1, likings: ['food'], pace: 'calm' }))[0]?.slice(0, 2)).toEqual(['east-1', 'east-2'])
  expect(idsByDay(aPlan(place, { days: 1, pace: 'calm' }))[0]?.[0]).toBe('west-1')
})

test('with children, what they like comes before any liking', () => {
  const place = aPlace([west('west-1', { isForChildren: false, likings: ['food', 'culture'] }), east('east-1', { likings: ['nature'] })])
  expect(idsByDay(aPlan(place, { likings: ['food', 'culture'], withChildren: true }))).toEqual([['east-1'], ['west-1']])
})

test('a calm day holds less than a full one', () => {
  const place = aPlace(Array.from({ length: 12 }, (_, index) => aSight(`s${index}`, [index / 4, 0])))
  const counts = (pace: 'calm' | 'usual' | 'full') => aPlan(place, { pace }).days.map(({ stops }) => stops.length)
  expect([counts('calm'), counts('usual'), counts('full')]).toEqual([
    [3, 3],
    [5, 5],
    [6, 6],
  ])
  for (const { stops } of aPlan(place, { pace: 'calm' }).days) expect(dayMinutes(stops)).toBeLessThanOrEqual(PACE_LIMITS.calm.minutes)
})

test('a full-day outing has a day to itself in the middle, once there are four', () => {
  const outing = aSight('palace', [25, 0], { minutesThere: 360 })
  const place = aPlace([outing, ...twoSides.sights])
  expect(idsByDay(aPlan(place, { days: 2 })).flat()).not.toContain('palace')
  const north = [aSight('north-1', [0, 9]), aSight('north-2', [0, 9.5])]
  expect(idsByDay(aPlan({ ...place, sights: [...place.sights, ...north] }, { days: 4 }))).toEqual([
    ['west-1', 'west-2', 'west-3'],
    ['east-1', 'east-2', 'east-3'],
    ['palace'],
    ['north-1', 'north-2'],
  ])
})

test('half a day far from the centre is an outing too, half a day in town is not', () => {
  const half = { minutesThere: 180 }
  const far = aPlace([aSight('cave', [20, 0], half), aSight('inn', [20.5, 0]), aSight('square', [0, 0])])
  expect(idsByDay(aPlan(far, { days: 3 }))).toContainEqual(['cave'])
  const near = aPlace([aSight('cave', [2, 0], half), aSight('inn', [2.5, 0])])
  expect(idsByDay(aPlan(near, { days: 1 }))).toEqual([['cave', 'inn']])
})

test('a short day is filled up from further away, a full one is not', () => {
  const far = aSight('far', [15, 0])
  expect(idsByDay(aPlan(aPlace([aSight('square', [0, 0]), far]), { days: 1 }))).toEqual([['square', 'far']])
  expect(idsByDay(aPlan(aPlace([aSight('square', [0, 0], { minutesThere: 270 }), far]), { days: 1 }))).toEqual([['square']])
})

test('days that the town cannot fill go to outings, and then stay free', () => {
  const place = aPlace([aSight('palace', [25, 0], { minutesThere: 360 }), aSight('square', [0, 0])])
  const plan = aPlan(place, { days: 3 })
  expect(idsByDay(plan)).toEqual([['square'], ['palace'], []])
  expect(plan.days.map(({ title }) => title)).toEqual(['The square', 'The palace', 'A free day'])
})

test('few sights are spread over the days instead of filling the first', () => {
  const place = aPlace(Array.from({ length: 6 }, (_, index) => aSight(`s${index}`, [index / 4, 0], { minutesThere: 120 })))
  expect(aPlan(place, { days: 3, pace: 'full' }).days.map(({ stops }) => stops.length)).toEqual([2, 2, 2])
})

test('a day is called by the two stops where one stays longest', () => {
  const place = aPlace([aSight('gate', [0, 0], { minutesThere: 30 }), aSight('castle', [0.5, 0]), aSight('museum', [1, 0])])
  expect(aPlan(place, { days: 1 }).days[0]?.title).toBe('The castle and The museum')
  const named = aPlace([aSight('castle', [0, 0], { name: 'Castle and park' }), aSight('museum', [1, 0])])
  expect(aPlan(named, { days: 1 }).days[0]?.title).toBe('Castle and park, The museum')
})

test('a number of days that nobody can plan, and a place without sights, are refused in a sentence', () => {
  const refused = [
    composePlan(twoSides, { ...ORDINARY, days: 15 }),
    composePlan(twoSides, { ...ORDINARY, days: 0 }),
    composePlan(aPlace([]), ORDINARY),
  ]
  expect(refused.map((result) => ('refusal' in result ? result.refusal.code : 'plan'))).toEqual([
    'days-out-of-range',
    'days-out-of-range',
    'nothing-known',
  ])
})
