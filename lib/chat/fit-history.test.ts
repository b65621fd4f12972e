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

/** The share of a history that stood at the beginning of the one before it. */
const sharedWith = (before: ModelMessage[], after: ModelMessage[]) => {
  const same = after.findIndex((message, index) => JSON.stringify(message) !== JSON.stringify(before[index]))
  return (same < 0 ? after.length : same) / after.length
}

test('nothing is cut while everything fits', () => {
  const messages = thread(5)
  expect(fitHistory(messages, { most: 100_000, afterCut: 1_000 })).toEqual(messages)
})

test('a cut leaves what lies on the table, the newest words and the newest turn, which stays whole', () => {
  const fitted = fitHistory([...turn(100, 'rankFlights', 1), ...thread(12)], { most: 6_000, afterCut: 2_500 })
  const sent = JSON.stringify(fitted)
  expect(roughTokens(fitted)).toBeLessThanOrEqual(6_000)
  expect(sent).toContain('call_100')
  const kept = fitted.find((message) => message.role === 'tool' && JSON.stringify(message).includes('call_100'))
  expect(wholeResults(kept ? [kept] : [])).toBe(1)
  expect(sent).toContain('{"status":"found","note":"An older result')
  expect(fitted.slice(-4)).toEqual(turn(11))
})

test('then the oldest words go', () => {
  const fitted = fitHistory(thread(40), { most: 4_000, afterCut: 1_500 })
  expect(roughTokens(fitted)).toBeLessThanOrEqual(4_000)
  expect(JSON.stringify(fitted)).not.toContain('"question 0"')
})

test('what was sent is sent again word by word, but for a cut once in many turns', () => {
  const long = Array.from({ length: 40 }, (_, index) =>
    index % 3 === 0
      ? turn(index)
      : turn(index)
          .filter(({ role }) => role !== 'tool' && role !== 'assistant')
          .concat({ role: 'assistant', content: 'so it is' }),
  )
  const requests = long.map((_, index) =>
    fitHistory([...long.slice(0, index).flat(), ...(long[index] ?? []).slice(0, 1)], { most: 6_000, afterCut: 2_000 }),
  )
  const cuts = requests.flatMap((request, index) => (index > 0 && sharedWith(requests[index - 1] ?? [], request) < 0.7 ? [index] : []))
  expect(cuts.length).toBeGreaterThan(0)
  expect(cuts.length).toBeLessThanOrEqual(3)
})

test('a cut falls between two turns, whatever the newest one has come to', () => {
  const begun = [...thread(9), ...turn(9).slice(0, 1)]
  const room = { most: 5_400, afterCut: 2_000 }
  expect(fitHistory([...begun, ...turn(9).slice(1)], room)).toEqual([...fitHistory(begun, room), ...turn(9).slice(1)])
})

test('a result never stands without its call, nor a call without its result, whatever the room', () => {
  for (const most of [100, 700, 1_500, 3_000, 6_000, 9_000]) {
    const fitted = fitHistory([...turn(100, 'searchFlights'), ...thread(15)], { most, afterCut: most / 2 })
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
  expect(fitHistory([...thread(10), last], { most: 50, afterCut: 10 }).at(-1)).toEqual(last)
})

test('what lies beside the words takes none of their room', () => {
  const beside = { wayfarer: { told: 'x'.repeat(40_000) } }
  const messages: ModelMessage[] = [
    ...thread(5),
    { role: 'assistant', content: [{ type: 'text', text: 'Shall I?', providerOptions: beside }] },
    { role: 'user', content: 'yes' },
  ]
  expect(fitHistory(messages, { most: 4_000, afterCut: 1_000 })).toEqual(messages)
})
