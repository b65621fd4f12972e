import { expect, test } from 'vitest'
import { repairCall } from './repair-call'

const call = (toolName: string, input: string) => ({ type: 'tool-call' as const, toolCallId: 'c', toolName, input })
const TOOLS = ['searchFlights', 'chooseFlight']

test('JSON in a fence, among words, or with a comma too many is read', () => {
  for (const input of ['```json\n{"from":"London"}\n```', 'Sure: {"from":"London"} done', '{"from":"London",}']) {
    expect(JSON.parse(repairCall(call('searchFlights', input), TOOLS)?.input ?? '')).toEqual({ from: 'London' })
  }
})

test('a tool in another way of writing is the same tool', () => {
  expect(repairCall(call('search_flights', '{}'), TOOLS)).toMatchObject({ toolName: 'searchFlights' })
  expect(repairCall(call('functions.searchFlights', '{}'), TOOLS)).toBeNull()
})

test('what cannot be read, or is wrong in another way, is given back', () => {
  expect(repairCall(call('searchFlights', '{"from":'), TOOLS)).toBeNull()
  expect(repairCall(call('searchFlights', '{"from":1}'), TOOLS)).toBeNull()
  expect(repairCall(call('payNow', '{}'), TOOLS)).toBeNull()
})
