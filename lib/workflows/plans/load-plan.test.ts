import { expect, test } from 'vitest'
import { planningThread } from '@/tests/fixtures/planning-thread'
import { loadPlan } from './load-plan'
import { planTrip } from './plan-trip'

test('a plan comes with its place and where one flies to: a city where several airports serve it', async () => {
  const { caller, deps } = planningThread()
  await planTrip({ destination: 'Lisbon' }, caller, deps)
  expect(await loadPlan(caller, deps)).toMatchObject({
    plan: { destination: { slug: 'lisbon' } },
    place: { slug: 'lisbon', currency: 'EUR' },
    airport: { kind: 'airport', iataCode: 'LIS' },
  })
  await planTrip({ destination: 'London' }, caller, deps)
  expect((await loadPlan(caller, deps))?.airport).toMatchObject({ kind: 'city', cityName: 'London' })
})

test('a thread without a plan, and one of somebody else’s, have none', async () => {
  const { caller, deps } = planningThread()
  expect(await loadPlan(caller, deps)).toBeNull()
  await planTrip({ destination: 'Lisbon' }, caller, deps)
  expect(await loadPlan({ ...caller, userId: 'usr_other' }, deps)).toBeNull()
})

test('a plan outlives the page of its place', async () => {
  const { caller, deps } = planningThread()
  await planTrip({ destination: 'Lisbon' }, caller, deps)
  const guide = { ...deps.guide, findPlace: () => null, airportsOf: () => [] }
  expect(await loadPlan(caller, { ...deps, guide })).toMatchObject({
    plan: { destination: { name: 'Lisbon' } },
    place: null,
    airport: null,
  })
})
