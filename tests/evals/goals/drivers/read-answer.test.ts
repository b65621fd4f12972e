import { expect, test } from 'vitest'
import { chunksOf, readAnswer } from './read-answer'

function events(...chunks: unknown[]): string {
  return [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}`), 'data: [DONE]'].join('\n\n')
}
const START = { type: 'start', messageId: 'm1', messageMetadata: { threadId: 'thr_1' } }

test('an answer is its words, what its tools showed last, and its thread', async () => {
  const read = await readAnswer(
    chunksOf(
      events(
        START,
        { type: 'start-step' },
        { type: 'text-start', id: 't' },
        { type: 'text-delta', id: 't', delta: 'Looking ' },
        { type: 'text-delta', id: 't', delta: 'from London.' },
        { type: 'text-end', id: 't' },
        { type: 'tool-input-available', toolCallId: 'c', toolName: 'searchFlights', input: {} },
        { type: 'tool-output-available', toolCallId: 'c', output: { status: 'working' }, preliminary: true },
        { type: 'tool-output-available', toolCallId: 'c', output: { status: 'missing', missing: 'origin' } },
        { type: 'data-trip', data: {}, transient: true },
        { type: 'finish' },
      ),
    ),
  )
  expect(read).toEqual({
    answer: { text: 'Looking from London.', results: [{ tool: 'searchFlights', output: { status: 'missing', missing: 'origin' } }] },
    threadId: 'thr_1',
  })
})

test('an answer that broke off says so', async () => {
  const notice = { type: 'data-notice', id: 'fault', data: { kind: 'fault', text: 'The answer broke off.' } }
  expect((await readAnswer(chunksOf(events(START, notice)))).answer.failed).toBe('The answer broke off.')
  expect((await readAnswer(chunksOf(events(START, { type: 'error', errorText: 'Too busy.' })))).answer.failed).toBe('Too busy.')
  expect(await readAnswer(chunksOf(''))).toEqual({ answer: { text: '', results: [] }, threadId: undefined })
})
