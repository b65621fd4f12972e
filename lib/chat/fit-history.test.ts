import type { ModelMessage } from 'ai'
import { expect, test } from 'vitest'
import { fitHistory, roughTokens } from './fit-history'

const LONG = 'x'.repeat(2_000)

/** A turn with one call, whose result is about 500 tokens long. */
function turn(number: number, tool = 'rankFlights', sliceIndex = 0): ModelMessage[] {
  const id = `call_${number}`
  return [
    { role: 'user', content: `question ${number}` },
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId: id, toolName: tool, input: { sliceIndex } }] },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: id,
          toolName: tool,
          output: { type: 'json', value: { status: 'found', sliceIndex, long: LONG } },
        },
      ],
    },
    { role: 'assistant', content: `answer ${number}` },
  ]
}

const thread = (count: number) => Array.from({ length: count }, (_, index) => turn(index)).flat()
const wholeResults = (messages: ModelMessage[]) => (JSON.stringify(messages).match(/x{2000}/g) ?? []).length

test('nothing is cut while everything fits', () => {
  const messages = thread(5)
  expect(fitHistory(messages, 100_000)).toBe(messages)
})

test('older results become one line first; every word and the newest turns stay', () => {
  const fitted = fitHistory(thread(12), 4_500)
  expect(roughTokens(fitted)).toBeLessThanOrEqual(4_500)
  expect(fitted).toHaveLength(48)
  expect(wholeResults(fitted)).toBeGreaterThanOrEqual(3)
  expect(JSON.stringify(fitted[2])).toContain('{"status":"found","note":"An older result')
  expect(fitted.slice(-12)).toEqual(thread(12).slice(-12))
})

test('what lies on the table keeps its facts however old it is', () => {
  const messages = [...turn(100, 'rankFlights', 1), ...thread(12)]
  const fitted = fitHistory(messages, 4_000)
  expect(JSON.stringify(fitted)).toContain('call_100')
  const kept = fitted.find((message) => message.role === 'tool' && JSON.stringify(message).includes('call_100'))
  expect(wholeResults(kept ? [kept] : [])).toBe(1)
})

test('then the oldest words go', () => {
  const fitted = fitHistory(thread(40), 2_400)
  expect(roughTokens(fitted)).toBeLessThanOrEqual(2_400)
  expect(JSON.stringify(fitted)).not.toContain('"question 0"')
})

test('turns are cut in groups, so that most requests only add to the one before', () => {
  const fitted = Array.from({ length: 13 }, (_, index) => JSON.stringify(fitHistory(thread(20 + index), 6_000)).slice(0, -1))
  const onlyAdded = fitted.filter((text, index) => index > 0 && text.startsWith(fitted[index - 1] ?? '?'))
  expect(onlyAdded.length).toBeGreaterThanOrEqual(8)
})

test('a result never stands without its call, nor a call without its result, whatever the budget', () => {
  for (const budget of [100, 700, 1_500, 3_000, 6_000, 9_000]) {
    const fitted = fitHistory([...turn(100, 'searchFlights'), ...thread(15)], budget)
    const open = new Set<string>()
    for (const message of fitted) {
      if (typeof message.content === 'string') continue
      for (const part of message.content) {
        if (part.type === 'tool-call') open.add(part.toolCallId)
        if (part.type === 'tool-result') expect(open.delete(part.toolCallId)).toBe(true)
      }
    }
    expect([...open]).toEqual([])
  }
})

test('the newest message is always there, whole', () => {
  const last: ModelMessage = { role: 'user', content: 'y'.repeat(4_000) }
  expect(fitHistory([...thread(10), last], 50)).toEqual([last])
})

test('what lies beside the words takes none of their room', () => {
  const beside = { wayfarer: { told: 'x'.repeat(40_000) } }
  const messages: ModelMessage[] = [
    ...thread(5),
    { role: 'assistant', content: [{ type: 'text', text: 'Shall I?', providerOptions: beside }] },
    { role: 'user', content: 'yes' },
  ]
  expect(fitHistory(messages, 4_000)).toBe(messages)
})
