import { expect, test } from 'vitest'
import { unusedSights } from '@/lib/travel/plan/change-stops'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { planningThread } from '@/tests/fixtures/planning-thread'
import { changePlan, type PlanChangeRequest } from './change-plan'

async function lisbonThread() {
  const thread = planningThread()
  await thread.issue({
    type: 'set-plan',
    placeSlug: 'lisbon',
    wishes: { days: 3, startsOn: null, pace: 'usual', likings: [], withChildren: false },
  })
  const plan = async (): Promise<TripPlan> => {
    const { plan: standing } = await thread.trip()
    if (!standing) throw new Error('the plan is gone')
    return standing
  }
  const change = (request: PlanChangeRequest) => changePlan(request, thread.caller, thread.deps)
  return { ...thread, plan, change }
}

const names = ({ days }: TripPlan) => days.map(({ stops }) => stops.map(({ name }) => name))

test('a stop is meant by a part of its name, or counted in its day', async () => {
  const { change, plan } = await lisbonThread()
  const before = names(await plan())
  await change({ change: 'drop', stop: 'the alfama' })
  expect(names(await plan())).toEqual([before[0]?.filter((name) => !name.startsWith('Alfama')), before[1], before[2]])
  await change({ change: 'drop', day: 3, position: 2 })
  expect(names(await plan())[2]).toEqual(before[2]?.toSpliced(1, 1))
})

test('a stop that is not clear is asked for, with those that may be meant, and nothing changes', async () => {
  const { change, plan } = await lisbonThread()
  const before = await plan()
  const answer = await change({ change: 'drop', stop: 'museum of tomorrow', day: 3 })
  expect(answer.status === 'planned' || answer).toMatchObject({ status: 'unclear', what: 'stop', said: 'museum of tomorrow' })
  expect(await change({ change: 'drop' })).toMatchObject({ status: 'unclear', candidates: names(before).flat() })
  expect(await plan()).toEqual(before)
})

test('moved to another day, to another place in its own, and swapped for something that is named', async () => {
  const { change, plan } = await lisbonThread()
  const [[first = '', second = ''] = []] = names(await plan())
  await change({ change: 'move', stop: first, toDay: 3 })
  expect(names(await plan())[2]).toContain(first)
  await change({ change: 'reorder', stop: second, toPosition: 2 })
  expect(names(await plan())[0]?.[1]).toBe(second)
  const { guide } = (await lisbonThread()).deps
  const lisbon = guide.findPlace('lisbon')
  const [open] = lisbon ? unusedSights(await plan(), lisbon) : []
  await change({ change: 'swap', stop: second, sight: open?.name })
  expect(names(await plan())[0]).toContain(open?.name)
})

test('days are swapped, made lighter, and start at another hour', async () => {
  const { change, plan } = await lisbonThread()
  const before = names(await plan())
  await change({ change: 'swap-days', day: 1, toDay: 2 })
  expect(names(await plan())).toEqual([before[1], before[0], before[2]])
  await change({ change: 'lighten', day: 2 })
  const lighter = names(await plan())[1] ?? []
  expect(lighter.length).toBeLessThan(before[0]?.length ?? 0)
  expect(lighter.length).toBeGreaterThan(0)
  await change({ change: 'hours', startsAt: 'later' })
  await change({ change: 'hours', startsAt: 'later', day: 1 })
  expect((await plan()).days.map(({ startsAt }) => startsAt)).toEqual(['11:30', '10:30', '10:30'])
  expect(await change({ change: 'hours', startsAt: '03:00' })).toMatchObject({ status: 'refused', refusal: { code: 'no-such-hour' } })
})

test('another museum than the one that was named is not added in its place', async () => {
  const { change, plan } = await lisbonThread()
  const before = await plan()
  expect(await change({ change: 'add', sight: 'ramen museum' })).toMatchObject({ status: 'unclear', what: 'sight', said: 'ramen museum' })
  expect(await plan()).toEqual(before)
})

test('for rain all that is outdoors is swapped as far as there is something else, and what was not is told', async () => {
  const { change, plan } = await lisbonThread()
  const before = await plan()
  const answer = await change({ change: 'swap', reason: 'rain' })
  expect(answer).toMatchObject({ status: 'planned', notHeld: expect.stringContaining('Not everything could be swapped') })
  const outdoors = ({ days }: TripPlan) => days.flatMap(({ stops }) => stops.filter(({ isIndoor }) => !isIndoor)).length
  expect(outdoors(await plan())).toBeLessThan(outdoors(before))
})

test('when nothing can be swapped it is refused', async () => {
  const { change } = await lisbonThread()
  await change({ change: 'swap', reason: 'rain' })
  expect(await change({ change: 'swap', reason: 'rain' })).toMatchObject({ refusal: { code: 'nothing-suits' } })
})

test('days are added, taken out and written on; a sight goes to the day that has least', async () => {
  const { change, plan } = await lisbonThread()
  await change({ change: 'lengthen' })
  await change({ change: 'note', day: 2, note: 'Dinner with Ana' })
  expect((await plan()).days.map(({ note }) => note)).toEqual(['', 'Dinner with Ana', '', ''])
  await change({ change: 'shorten', day: 1 })
  expect((await plan()).days.map(({ note }) => note)).toEqual(['Dinner with Ana', '', ''])
  const lengths = (await plan()).days.map(({ stops }) => stops.length)
  const added = await change({ change: 'add', sight: 'Castelo de São Jorge' })
  expect(added.status).toBe('planned')
  const after = (await plan()).days.map(({ stops }) => stops.length)
  expect(after[lengths.indexOf(Math.min(...lengths))]).toBe(Math.min(...lengths) + 1)
})

test('without a plan there is nothing to change', async () => {
  const { caller, deps } = planningThread()
  expect(await changePlan({ change: 'lengthen' }, caller, deps)).toMatchObject({ status: 'refused', refusal: { code: 'no-plan' } })
})
