import type { UIMessageChunk } from 'ai'
import { expect, test } from 'vitest'
import { hideBrokenCalls } from './hide-broken-calls'

function through(...chunks: UIMessageChunk[]): Promise<UIMessageChunk[]> {
  const given = (async function* () {
    yield* chunks
  })()
  return Array.fromAsync(hideBrokenCalls(given))
}

const START: UIMessageChunk = { type: 'tool-input-start', toolCallId: 'a', toolName: 'searchFlights' }
const DELTA: UIMessageChunk = { type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: '{' }

test('a call is shown when it is whole', async () => {
  const whole: UIMessageChunk = { type: 'tool-input-available', toolCallId: 'a', toolName: 'searchFlights', input: {} }
  const output: UIMessageChunk = { type: 'tool-output-available', toolCallId: 'a', output: 1 }
  expect(await through(START, DELTA, whole, output)).toEqual([START, whole, output])
})

test('a call that nobody can read is not shown, nor is its error; words around it are', async () => {
  const words: UIMessageChunk = { type: 'text-delta', id: 't', delta: 'One moment.' }
  const broken: UIMessageChunk = { type: 'tool-input-error', toolCallId: 'a', toolName: 'payNow', input: 'x', errorText: 'zod: …' }
  const error: UIMessageChunk = { type: 'tool-output-error', toolCallId: 'a', errorText: 'zod: …' }
  expect(await through(words, START, DELTA, broken, error, words)).toEqual([words, words])
})

test('a tool that failed is shown as such', async () => {
  const whole: UIMessageChunk = { type: 'tool-input-available', toolCallId: 'a', toolName: 'searchFlights', input: {} }
  const failed: UIMessageChunk = { type: 'tool-output-error', toolCallId: 'a', errorText: 'This tool failed and changed nothing.' }
  expect(await through(START, whole, failed)).toEqual([START, whole, failed])
})
