import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { layTable } from '../table'
import type { ToolResult } from '../tool-results'
import { understand } from '../understand/understand'
import { landDayBefore, leaveDayBefore } from './arrival-day'
import type { Position } from './decision'

const thread = startThread()
await thread.say('London to Lisbon on 27 November, one way')
const situation = thread.situation()

type Filtered = Extract<ToolResult, { tool: 'filterFlights' }>
const SEARCHED = { tool: 'searchFlights', input: {}, result: null } as ToolResult
const NONE = { tool: 'filterFlights', input: {}, result: { status: 'none', message: '', lift: 'arrival' } } as unknown as Filtered
const landing = (...days: string[]) => {
  const briefs = days.map((day) => ({ arrivesAt: `${day}T09:00` }))
  return { tool: 'filterFlights', input: {}, result: { status: 'found', sliceIndex: 0, briefs } } as unknown as Filtered
}

function positionFor(words: string, made: ToolResult[], { earlier = [] as string[] } = {}): Position {
  const table = layTable(situation, [], { earlierWords: earlier }, createKnownNames())
  const isFirstSearch = earlier.length > 0
  return { understood: understand(words, table), table, made, allowed: ['searchFlights', 'filterFlights'], isFirstSearch }
}

const THERE = 'I have to be in Lisbon on 27 November'
const DAY_BEFORE = {
  call: 'searchFlights',
  input: { departureOn: '2026-11-26' },
  before: 'No flight on Friday 27 November gets you to Lisbon in time, so I’m looking at Thursday 26 November.',
}

test.each<[string, Filtered, object | null]>([
  [THERE, landing('2026-11-28', '2026-11-28'), DAY_BEFORE],
  [THERE, landing('2026-11-27', '2026-11-28'), null],
  [THERE, NONE, DAY_BEFORE],
  ['in Lisbon by 5 am on 27 November', NONE, DAY_BEFORE],
  ['leaving on 27 November, landing before 5 am', NONE, null],
  ['I have to be in Lisbon on 29 November', NONE, null],
])('after “%s” it looks at the day before where nothing lands in time', (words, last, decision) => {
  expect(leaveDayBefore(last, positionFor(words, [SEARCHED, last]))).toEqual(decision)
})

test('what was said before the first search counts', () => {
  expect(leaveDayBefore(NONE, positionFor('one way', [SEARCHED, NONE], { earlier: [THERE] }))).toEqual(DAY_BEFORE)
})

test('where an hour left nothing, any hour of the day before will do', () => {
  const made = [SEARCHED, NONE, SEARCHED]
  expect(landDayBefore(positionFor(THERE, made))).toEqual({ call: 'filterFlights', input: { sliceIndex: 0, arriveBefore: '23:59' } })
  expect(landDayBefore(positionFor(THERE, [SEARCHED, landing('2026-11-28'), SEARCHED]))).toBeNull()
})
