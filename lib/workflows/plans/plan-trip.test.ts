import { expect, test } from 'vitest'
import { stopIds } from '@/lib/travel/plan/trip-plan'
import { planningThread } from '@/tests/fixtures/planning-thread'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { type PlanRequest, planTrip } from './plan-trip'

function openThread() {
  const thread = planningThread()
  const plan = async (request: PlanRequest) => planTrip(request, thread.caller, thread.deps)
  const made = async (request: PlanRequest) => {
    const answer = await plan(request)
    if (answer.status !== 'planned') throw new Error(`the plan is ${answer.status}`)
    return answer.plan
  }
  return { ...thread, plan, made }
}

test('a place by any of its names gets a plan of three usual days, and the trip keeps it', async () => {
  const { made, live } = openThread()
  const plan = await made({ destination: 'Lissabon' })
  expect(plan).toMatchObject({ destination: { slug: 'lisbon' }, startsOn: null, pace: 'usual' })
  expect(plan.days).toHaveLength(3)
  expect((await live()).trip.plan).toEqual(plan)
  expect((await live()).undoLabel).toBe('3 days in Lisbon')
})

test('flights that are asked for say where, from when and for how long', async () => {
  const { made, issue } = openThread()
  await issue({ type: 'change-search', change: { destination: LISBON, departureOn: '2027-03-12', returnOn: '2027-03-15' } })
  const plan = await made({})
  expect(plan.destination.name).toBe('Lisbon')
  expect([plan.startsOn, plan.days.length]).toEqual(['2027-03-12', 4])
})

test('children who fly along are thought of', async () => {
  const { made, issue } = openThread()
  await issue({ type: 'change-search', change: { origin: LONDON, travellers: { children: 1, childAges: [8] } } })
  expect((await made({ destination: 'Rome' })).withChildren).toBe(true)
  expect((await made({ destination: 'Rome', withChildren: false })).withChildren).toBe(false)
})

test('another length adds or takes days, and keeps what the traveller changed', async () => {
  const { made, issue, trip } = openThread()
  const first = await made({ destination: 'Lisbon' })
  const [dropped = ''] = stopIds(first)
  await issue({ type: 'drop-stop', stopId: dropped })
  const before = (await trip()).plan
  const longer = await made({ days: 4 })
  expect(longer.days.slice(0, 3)).toEqual(before?.days)
  expect((await made({ days: 3 })).days).toEqual(before?.days)
})

test('another taste or first day changes the plan that stands', async () => {
  const { made } = openThread()
  await made({ destination: 'Lisbon', days: 2 })
  expect(await made({ startsOn: '2027-03-01', pace: 'calm' })).toMatchObject({ startsOn: '2027-03-01', pace: 'calm' })
})

test('another place makes another plan', async () => {
  const { made } = openThread()
  await made({ destination: 'Lisbon', pace: 'full' })
  expect(await made({ destination: 'Porto' })).toMatchObject({ destination: { slug: 'porto' }, pace: 'usual' })
})

test('what is missing or cannot be is told, and nothing is changed', async () => {
  const { plan, trip } = openThread()
  expect(await plan({})).toEqual({ status: 'missing', missing: 'destination' })
  const unknown = await plan({ destination: 'Atlantis' })
  expect(unknown).toMatchObject({ status: 'unknown-place', said: 'Atlantis' })
  expect('known' in unknown && unknown.known).toContain('Lisbon')
  expect(await plan({ destination: 'Lisbon', startsOn: '2026-11-19' })).toMatchObject({ refusal: { code: 'day-in-the-past' } })
  expect(await plan({ destination: 'Lisbon', days: 40 })).toMatchObject({ refusal: { code: 'days-out-of-range' } })
  expect((await trip()).plan).toBeNull()
})

test('undo takes a plan back', async () => {
  const { made, undo, trip } = openThread()
  await made({ destination: 'Lisbon' })
  expect(await undo()).toMatchObject({ undone: '3 days in Lisbon' })
  expect((await trip()).plan).toBeNull()
})

test('what is kept of the travellers is the taste of a plan unless another is said, and what is said is kept', async () => {
  const { made, issue, live } = openThread()
  await issue({ type: 'remember', change: { likes: ['food'], needs: ['little-walking', 'small-children'] } })
  const kept = { pace: 'calm', likings: ['food'], withChildren: true, isShortOfWalks: true }
  expect(await made({ destination: 'Porto' })).toMatchObject(kept)
  expect(await made({ destination: 'Rome', likings: ['history'], pace: 'full' })).toMatchObject({ likings: ['history'], pace: 'full' })
  expect((await live()).trip.memory.likes).toEqual(['food', 'history'])
})

test('a need that is kept after the plan is met when the days are made again', async () => {
  const { made, issue } = openThread()
  const usual = await made({ destination: 'Porto' })
  await issue({ type: 'remember', change: { needs: ['wheelchair'] } })
  const closer = await made({ pace: 'calm' })
  expect(usual.isShortOfWalks).toBeUndefined()
  expect(closer.isShortOfWalks).toBe(true)
})
