import { expect, test } from 'vitest'
import { aPlace, aPlan, aSight, idsByDay, ORDINARY, planOf } from '@/tests/fixtures/plan'
import { describePlanCommand } from './describe-plan-command'
import { applyPlanCommand, type PlanCommand } from './plan-commands'
import { planCommandSchema } from './plan-commands-schema'

const place = aPlace(Array.from({ length: 8 }, (_, index) => aSight(`s${index}`, [index / 4, 0])))
const plan = aPlan(place)
const codeOf = (result: ReturnType<typeof applyPlanCommand>) => ('refusal' in result ? result.refusal.code : 'plan')

test('a plan begins with a place and wishes; without one every other command says so', () => {
  const set: PlanCommand = { type: 'set-plan', placeSlug: 'testville', wishes: { ...ORDINARY, startsOn: '2027-03-01' } }
  expect(planOf(applyPlanCommand(null, set, place))).toEqual({ ...plan, startsOn: '2027-03-01' })
  expect(codeOf(applyPlanCommand(null, { type: 'lengthen-plan' }, place))).toBe('no-plan')
  expect(codeOf(applyPlanCommand(null, set, null))).toBe('place-unknown')
})

test('another first day moves the plan as it stands; another pace makes its days anew and keeps their notes', () => {
  const noted = planOf(applyPlanCommand(plan, { type: 'note-day', dayIndex: 0, note: 'Mum’s birthday' }, place))
  const changed = planOf(applyPlanCommand(noted, { type: 'drop-stop', stopId: 's0' }, place))
  const moved = planOf(applyPlanCommand(changed, { type: 'change-plan', change: { startsOn: '2027-05-01' } }, place))
  expect(moved).toEqual({ ...changed, startsOn: '2027-05-01' })
  const calm = planOf(applyPlanCommand(moved, { type: 'change-plan', change: { pace: 'calm' } }, place))
  const withoutIt = { ...place, sights: place.sights.filter(({ id }) => id !== 's0') }
  expect(idsByDay(calm)).toEqual(idsByDay(aPlan(withoutIt, { pace: 'calm' })))
  expect([calm.startsOn, calm.days[0]?.note]).toEqual(['2027-05-01', 'Mum’s birthday'])
})

test('when a place has lost its page, what needs none of its sights still holds', () => {
  expect(codeOf(applyPlanCommand(plan, { type: 'drop-stop', stopId: 's0' }, null))).toBe('plan')
  expect(codeOf(applyPlanCommand(plan, { type: 'swap-stop', stopId: 's0' }, null))).toBe('place-unknown')
  expect(codeOf(applyPlanCommand(plan, { type: 'lengthen-plan' }, { ...place, slug: 'elsewhere' }))).toBe('place-unknown')
})

test('a command carries ids alone: names and costs cannot come with it', () => {
  expect(planCommandSchema.safeParse({ type: 'add-stop', sightId: 's0', dayIndex: 0, name: 'Free beer' }).success).toBe(false)
  expect(planCommandSchema.safeParse({ type: 'add-stop', sightId: 's0', dayIndex: 0 }).success).toBe(true)
})

test('each command has a short clause for its undo', () => {
  const told = (command: PlanCommand) => describePlanCommand(command, plan, place)
  expect(told({ type: 'set-plan', placeSlug: 'testville', wishes: ORDINARY })).toBe('2 days in Testville')
  expect(told({ type: 'move-stop', stopId: 's1', toDayIndex: 1 })).toBe('The s1 to day 2')
  expect(told({ type: 'add-stop', sightId: 's3', dayIndex: 0 })).toBe('adding The s3')
  expect(told({ type: 'swap-days', dayIndex: 0, withDayIndex: 1 })).toBe('day 1 and day 2 swapped')
  expect(told({ type: 'start-days', startsAt: '11:00' })).toBe('days from 11:00')
  expect(told({ type: 'drop-stop', stopId: 'gone' })).toBe('removing a stop')
  expect(told({ type: 'change-plan', change: { pace: 'calm', likings: ['food', 'history'], withChildren: true } })).toBe(
    'a calm pace, for food and history, with children',
  )
})
