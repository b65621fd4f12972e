import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { hearPlanning } from '../../hear-planning'
import { hear } from '../../languages/hear'
import { layTable } from '../../table'
import type { ToolResult } from '../../tool-results'
import { CHANGES, COMPARISONS, GUIDE_QUESTIONS, NO_CHANGES, NO_COMPARISONS, NO_GUIDE_QUESTIONS, NO_PLANS, PLANS } from './corpus'
import type { PlanningWish } from './planning-wish'

const NAMES = createKnownNames()
const SITUATION = { ...startThread().situation(), today: '2026-11-20' }
const STOPS = [
  ['Castelo de São Jorge', 'Alfama on foot', 'Sé de Lisboa'],
  ['Mercado da Ribeira', 'Ferry to Cacilhas'],
  ['Mosteiro dos Jerónimos', 'Belém riverfront', 'Museu Nacional dos Coches'],
]
const PLANNED = { ...SITUATION, plan: { place: 'Lisbon', days: 3, startsOn: '2027-03-12', stops: STOPS } }
const PLAN_TOLD: ToolResult = {
  tool: 'planTrip',
  input: { destination: 'Lisbon' },
  result: {
    status: 'planned',
    plan: {
      place: 'Lisbon',
      pace: 'usual',
      likings: ['food'],
      withChildren: false,
      entrances: 'free',
      days: STOPS.map((stops, index) => ({ day: index + 1, title: '', stops })),
    },
  },
}

function heardBy(words: string, situation: typeof PLANNED | typeof SITUATION, results: ToolResult[]): PlanningWish | null {
  const heard = hear([words], NAMES)
  const language = heard.language === 'other' ? 'en' : heard.language
  const table = layTable(situation, results, { earlierWords: [], language }, NAMES)
  return hearPlanning(heard.words[0] ?? '', table)?.wish ?? null
}

const inputsOf = (wish: PlanningWish | null) => (wish?.kind === 'calls' ? wish.calls.map(({ input }) => input) : wish)
const ofTool = (wish: PlanningWish | null, tool: string) => (wish?.kind === 'calls' ? wish.calls.filter((call) => call.tool === tool) : [])

test.each(PLANS)('"%s" asks for a plan', (words, input) => {
  expect(inputsOf(heardBy(words, SITUATION, []))).toEqual([input])
})

test.each(NO_PLANS)('"%s" asks for none', (words) => {
  expect(ofTool(heardBy(words, SITUATION, []), 'planTrip')).toEqual([])
})

test.each(CHANGES)('"%s" changes the plan', (words, inputs) => {
  expect(inputsOf(heardBy(words, PLANNED, [PLAN_TOLD]))).toEqual(inputs)
})

test.each(NO_CHANGES)('after flights were spoken of, "%s" changes no plan', (words) => {
  expect(heardBy(words, PLANNED, [])).toBeNull()
})

test.each(COMPARISONS)('"%s" compares', (words, input) => {
  expect(inputsOf(heardBy(words, SITUATION, []))).toEqual([input])
})

test.each(NO_COMPARISONS)('"%s" compares no places', (words) => {
  expect(ofTool(heardBy(words, SITUATION, []), 'compareDestinations')).toEqual([])
})

test.each(GUIDE_QUESTIONS)('"%s" asks about a place', (words, input) => {
  expect(heardBy(words, SITUATION, [])).toEqual({ kind: 'guide', input })
})

test.each(NO_GUIDE_QUESTIONS)('"%s" asks about none', (words) => {
  expect(heardBy(words, SITUATION, [])?.kind).not.toBe('guide')
})

test('separates additional places from the first, which gets its share of the days', () => {
  expect(heardBy('Plan 7 days in Lisbon, Porto and Seville for me.', SITUATION, [])).toMatchObject({
    calls: [{ input: { destination: 'Lisbon', days: 3 } }],
    further: ['Porto', 'Seville'],
  })
})

test.each(['plan my days there', 'what should we see there?'])('where the flights go to needs no name: "%s"', (words) => {
  const situation = { ...SITUATION, wishes: { ...SITUATION.wishes, to: 'Rome (ROM)' } }
  expect(inputsOf(heardBy(words, situation, []))).toEqual([{ destination: 'Rome' }])
})

test('"it" is the one stop the last answer named', () => {
  const table = layTable(PLANNED, [PLAN_TOLD], { earlierWords: [] }, NAMES)
  const told = { ...table.told, stops: ['Alfama on foot'] }
  expect(inputsOf(hearPlanning('move it to day 2', { ...table, told })?.wish ?? null)).toEqual([
    { change: 'move', stop: 'Alfama on foot', toDay: 2 },
  ])
})

test('asks for one day of the plan', () => {
  expect(heardBy("what's on day 2?", PLANNED, [PLAN_TOLD])).toEqual({ kind: 'day', day: 2 })
  expect(heardBy('show me the plan', PLANNED, [PLAN_TOLD])).toMatchObject({ calls: [{ tool: 'planTrip', input: {} }] })
})

test('names unexplained words beside the change', () => {
  const { wish, unread } =
    hearPlanning('drop the museum. We want zorbs bluffing everywhere', layTable(PLANNED, [PLAN_TOLD], { earlierWords: [] }, NAMES)) ?? {}
  expect(wish).toMatchObject({ calls: [{ input: { change: 'drop' } }] })
  expect(unread).toEqual(['zorbs bluffing everywhere'])
})
