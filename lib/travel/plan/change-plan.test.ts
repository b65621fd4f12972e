import { expect, test } from 'vitest'
import { aPlace, aPlan, aSight, idsByDay, planOf } from '@/tests/fixtures/plan'
import { lengthenPlan, noteDay, shortenPlan, startDays, stopsToSpare, swapDays } from './change-days'
import { addStop, dropStop, moveStop, reorderStop } from './change-stops'
import { applyPlanCommand } from './plan-commands'
import { swapStop } from './swap-stop'
import type { PlanResult } from './trip-plan'

const inARow = (ids: string[]) => ids.map((id, index) => aSight(id, [index / 2, 0]))
const place = aPlace([
  ...inARow(['a', 'b', 'c']),
  aSight('museum', [0.6, 0], { isIndoor: true, isForChildren: false }),
  aSight('aquarium', [5, 0], { isIndoor: true, likings: ['family'] }),
  aSight('park', [30, 0]),
])
/** One day: a, b and c. */
const plan = aPlan({ ...place, sights: place.sights.slice(0, 3) }, { days: 1 })
const codeOf = (result: PlanResult) => ('refusal' in result ? result.refusal.code : 'plan')
const daysOf = (result: PlanResult) => idsByDay(planOf(result))

test('a stop takes another place in its day', () => {
  expect(daysOf(reorderStop(plan, 'c', 0))).toEqual([['c', 'a', 'b']])
  expect(codeOf(reorderStop(plan, 'c', 3))).toBe('no-such-position')
  expect(codeOf(reorderStop(plan, 'gone', 0))).toBe('no-such-stop')
})

test('a stop goes to another day, there where it is on the way', () => {
  const two = aPlan(aPlace([...inARow(['a', 'b', 'c']), aSight('x', [8, 4]), aSight('z', [8, 6])]), { days: 2 })
  expect(idsByDay(two)).toEqual([
    ['a', 'b', 'c'],
    ['x', 'z'],
  ])
  expect(daysOf(moveStop(two, 'x', 0))).toEqual([['a', 'b', 'c', 'x'], ['z']])
  expect(daysOf(moveStop(two, 'x', 0, 0))).toEqual([['x', 'a', 'b', 'c'], ['z']])
  expect(codeOf(moveStop(two, 'x', 1))).toBe('same-day')
  expect(codeOf(moveStop(two, 'x', 2))).toBe('no-such-day')
})

test('two days swap what is seen on them, and each keeps its note and hour', () => {
  const two = aPlan(aPlace([...inARow(['a', 'b', 'c']), aSight('x', [8, 4]), aSight('z', [8, 6])]), { days: 2 })
  const noted = planOf(startDays(planOf(noteDay(two, 0, 'Dinner with Ana')), '11:00', 0))
  const swapped = planOf(swapDays(noted, 0, 1))
  expect(idsByDay(swapped)).toEqual([
    ['x', 'z'],
    ['a', 'b', 'c'],
  ])
  expect(swapped.days.map(({ note, startsAt }) => [note, startsAt])).toEqual([
    ['Dinner with Ana', '11:00'],
    ['', undefined],
  ])
  expect(codeOf(swapDays(two, 0, 0))).toBe('same-day')
  expect(codeOf(swapDays(two, 0, 2))).toBe('no-such-day')
})

test('days start at another hour as long as none would end after ten in the evening', () => {
  expect(planOf(startDays(plan, '11:00')).days[0]?.startsAt).toBe('11:00')
  const long = aPlan(aPlace([aSight('park', [0, 0], { minutesThere: 480 })]), { days: 1 })
  expect(codeOf(startDays(long, '16:00'))).toBe('day-full')
  expect(codeOf(startDays(plan, '11:00', 1))).toBe('no-such-day')
})

test('a day can spare what suits the traveller least, but not its last stop', () => {
  const ids = (one: typeof plan) => stopsToSpare(one, place, 0).map(({ id }) => id)
  expect(ids(plan)).toEqual(['c'])
  expect(ids(planOf(dropStop(planOf(dropStop(plan, 'b')), 'c')))).toEqual([])
})

test('a dropped stop can be taken up again, where it was', () => {
  const dropped = planOf(dropStop(plan, 'b'))
  expect(idsByDay(dropped)).toEqual([['a', 'c']])
  expect(planOf(addStop(dropped, place, 'b', 0))).toEqual(plan)
})

test('what is added must be known, and not in the plan already', () => {
  expect(codeOf(addStop(plan, place, 'nowhere', 0))).toBe('sight-unknown')
  const again = addStop(plan, place, 'a', 0)
  expect('refusal' in again && again.refusal.message).toBe('The a is already in the plan, on day 1.')
})

test('in the rain a stop gives way to the nearest roof, with children to what they like', () => {
  expect(daysOf(swapStop(plan, place, 'b', { reason: 'rain' }))).toEqual([['a', 'museum', 'c']])
  expect(daysOf(swapStop(plan, place, 'b', { reason: 'children' }))).toEqual([['a', 'aquarium', 'c']])
  expect(daysOf(swapStop(plan, place, 'b'))).toEqual([['a', 'museum', 'c']])
  expect(daysOf(swapStop(plan, place, 'b', { sightId: 'park' }))).toEqual([['a', 'park', 'c']])
})

test('when nothing suits, that is said, and nothing changes', () => {
  const outside = { ...place, sights: place.sights.filter(({ isIndoor }) => !isIndoor) }
  const refused = swapStop(plan, outside, 'b', { reason: 'rain' })
  expect('refusal' in refused && refused.refusal.message).toBe(
    'Everything indoors that we know in Testville is already in the plan, or you’ve taken it out.',
  )
  expect(codeOf(swapStop(plan, { ...place, sights: place.sights.slice(0, 3) }, 'b'))).toBe('nothing-left')
  expect(codeOf(swapStop(plan, place, 'b', { sightId: 'c' }))).toBe('sight-unknown')
})

test('a day does not last longer than until ten in the evening', () => {
  const big = aPlace([...inARow(['a', 'b']), aSight('c', [1, 0], { minutesThere: 480 })])
  const two = aPlan(big, { days: 2 })
  const long = planOf(addStop(two, aPlace([...big.sights, aSight('d', [0, 0], { minutesThere: 240 })]), 'd', 0))
  const refused = moveStop(long, 'c', 0)
  expect('refusal' in refused && refused.refusal).toMatchObject({
    code: 'day-full',
    message: 'Day 1 would last until 23:50. Remove something first, or choose another day.',
  })
})

test('a day that lasts too long already can still be put in another order', () => {
  const [a, b] = [aSight('a', [0, 0], { minutesThere: 480 }), aSight('b', [1, 0], { minutesThere: 480 })]
  const long = { ...plan, days: [{ title: 'Long', stops: [a, b], note: '' }] }
  expect(daysOf(reorderStop(long, 'b', 0))).toEqual([['b', 'a']])
})

test('what takes a whole day is swapped in only where it has the day to itself', () => {
  const outing = aSight('palace', [0.5, 0.1], { minutesThere: 360 })
  const withOuting = { ...place, sights: [...place.sights, outing] }
  expect(daysOf(swapStop(plan, withOuting, 'b'))).toEqual([['a', 'museum', 'c']])
  const alone = aPlan(aPlace([aSight('a', [0, 0])]), { days: 1 })
  expect(daysOf(swapStop(alone, aPlace([aSight('a', [0, 0]), outing, aSight('x', [4, 0])]), 'a'))).toEqual([['palace']])
})

test('one day more takes what is unused; when nothing is, that is said', () => {
  const longer = planOf(lengthenPlan(plan, place))
  expect(idsByDay(longer)[1]).toEqual(['museum', 'aquarium'])
  const all = planOf(lengthenPlan(longer, place))
  expect(idsByDay(all)[2]).toEqual(['park'])
  const refused = lengthenPlan(all, place)
  expect('refusal' in refused && refused.refusal.message).toBe(
    'Every sight we know in Testville is already in the plan, so another day would be empty.',
  )
})

test('one day fewer is the last or the one named, but never the only one', () => {
  const longer = planOf(lengthenPlan(plan, place))
  expect(planOf(shortenPlan(longer))).toEqual(plan)
  expect(daysOf(shortenPlan(longer, 0))).toEqual([['museum', 'aquarium']])
  expect(codeOf(shortenPlan(plan))).toBe('last-day')
  expect(codeOf(shortenPlan(longer, 2))).toBe('no-such-day')
})

test('a note is the traveller’s own, in one line, and stays when the stops change', () => {
  const noted = planOf(noteDay(plan, 0, 'Lunch with Ana\nat one <b>'))
  expect(noted.days[0]?.note).toBe('Lunch with Ana at one ‹b›')
  expect(planOf(dropStop(noted, 'a')).days[0]?.note).toBe('Lunch with Ana at one ‹b›')
  expect(codeOf(noteDay(plan, 0, 'x'.repeat(201)))).toBe('note-too-long')
  expect(codeOf(noteDay(plan, 1, 'x'))).toBe('no-such-day')
})

test('what is swapped in suits a liking before anything nearer, as long as it is a ride away', () => {
  const [tapas, winery] = [aSight('tapas', [5, 0], { likings: ['food'] }), aSight('winery', [30, 0], { likings: ['food'] })]
  const town = (liked: typeof tapas) => aPlace([...inARow(['a', 'b', 'c']), aSight('museum', [0.6, 0], { likings: ['culture'] }), liked])
  const day = aPlan(aPlace(inARow(['a', 'b', 'c'])), { days: 1, likings: ['food'] })
  expect(daysOf(swapStop(day, town(tapas), 'b'))).toEqual([['a', 'tapas', 'c']])
  expect(daysOf(swapStop(day, town(winery), 'b'))).toEqual([['a', 'museum', 'c']])
  expect(daysOf(swapStop({ ...day, likings: [] }, town(tapas), 'b'))).toEqual([['a', 'museum', 'c']])
})

test('what was swapped or taken out by hand stays so when the days are made again, and does not come back by itself', () => {
  const swapped = planOf(swapStop(plan, place, 'b', { sightId: 'aquarium' }))
  const dropped = planOf(dropStop(swapped, 'c'))
  const again = planOf(applyPlanCommand(dropped, { type: 'change-plan', change: { likings: ['history'] } }, place))
  const ids = idsByDay(again).flat()
  expect(ids).toContain('aquarium')
  expect(ids).not.toContain('b')
  expect(ids).not.toContain('c')
  expect(daysOf(lengthenPlan(again, place)).flat()).not.toContain('c')
  // By its name it can still be had.
  expect(planOf(addStop(again, place, 'c', 0)).removed).toEqual(['b'])
})

test('a full day makes room for what was put in by hand', () => {
  const many = aPlace(inARow(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']))
  const whole = aPlan(many, { days: 1 })
  const left = many.sights.find(({ id }) => !idsByDay(whole).flat().includes(id))?.id ?? ''
  const full = planOf(addStop(whole, many, left, 0))
  const calm = planOf(applyPlanCommand(full, { type: 'change-plan', change: { pace: 'calm' } }, many))
  expect(calm.days[0]?.stops).toHaveLength(3)
  expect(idsByDay(calm).flat()).toContain(left)
})
