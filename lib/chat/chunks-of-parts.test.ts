import { readUIMessageStream, type UIMessageChunk } from 'ai'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksBetween, chunksOfParts, growsFrom } from './chunks-of-parts'
import type { ChatMessage, ChatPart } from './message'

const call = { type: 'tool-x' as const, input: { of: 1 } }
const ANSWER: ChatPart[] = [
  { type: 'step-start' },
  { type: 'reasoning', text: 'Hm.', state: 'done' },
  { type: 'text', text: 'Looking …', state: 'done' },
  { ...call, toolCallId: 'a', state: 'output-available', output: { found: 2 } },
  { ...call, toolCallId: 'b', state: 'output-error', errorText: 'It failed.' },
  { type: 'step-start' },
  { type: 'data-notice', id: 'wait', data: { kind: 'waiting', text: 'Busy.' } },
  { type: 'dynamic-tool', toolName: 'y', toolCallId: 'c', state: 'input-available', input: {} },
  { type: 'text', text: 'Take the first.', state: 'done' },
]

async function putTogether(chunks: UIMessageChunk[]): Promise<ChatPart[]> {
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(structuredClone(chunk))
      controller.close()
    },
  })
  let parts: ChatPart[] = []
  const message: ChatMessage = { id: 'm', role: 'assistant', parts: [] }
  for await (const grown of readUIMessageStream<ChatMessage>({ message, stream, terminateOnError: true })) parts = grown.parts
  return JSON.parse(JSON.stringify(parts))
}

test('a reader puts the chunks of an answer together to the same answer', async () => {
  expect(await putTogether(chunksOfParts(ANSWER))).toMatchObject(ANSWER)
})

test('uses of tools are told in every state that they stop in', async () => {
  const parts: ChatPart[] = [
    { ...call, toolCallId: 'b', state: 'input-available' },
    { ...call, toolCallId: 'c', state: 'approval-requested', approval: { id: 'p' } },
    { ...call, toolCallId: 'd', state: 'output-available', output: { so: 'far' }, preliminary: true },
  ]
  expect(await putTogether(chunksOfParts(parts))).toMatchObject(parts)
})

test('looked at whenever it may be, what was new each time adds up to the whole', async () => {
  /** The answer as it stood after so many of its letters and states. */
  const grown = (progress: number): ChatPart[] => {
    let left = progress
    return ANSWER.flatMap<ChatPart>((part) => {
      if (left <= 0) return []
      const length = 'text' in part ? part.text.length + 1 : 'toolCallId' in part ? 2 : 1
      const seen = Math.min(left, length)
      left -= length
      if ('text' in part) return [{ ...part, text: part.text.slice(0, seen), state: seen === length ? 'done' : 'streaming' }]
      const isRead = 'toolCallId' in part && seen === 1
      return [
        isRead ? { ...call, toolCallId: part.toolCallId, state: 'input-available', ...(part.type === 'dynamic-tool' ? part : {}) } : part,
      ]
    })
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 8 }), async (moments) => {
      const looks = [...moments.toSorted((a, b) => a - b).map(grown), ANSWER]
      const chunks = looks.flatMap((look, index) => chunksBetween(looks[index - 1] ?? [], look))
      expect(looks.every((look, index) => growsFrom(looks[index - 1] ?? [], look))).toBe(true)
      expect(await putTogether(chunks)).toMatchObject(ANSWER)
    }),
    { numRuns: 60 },
  )
})

test('nothing new is nothing', () => {
  expect(chunksBetween(ANSWER, ANSWER)).toEqual([])
})

test('a wait that is over is taken away from who was shown it', () => {
  const without = ANSWER.filter(({ type }) => type !== 'data-notice')
  expect(chunksBetween(ANSWER, without)).toEqual([{ type: 'data-notice', id: 'wait', data: { kind: 'waiting', text: '' } }])
})

test('an answer whose words were taken back does not grow from what was seen', () => {
  const begunAnew = ANSWER.slice(0, 4)
  expect([growsFrom(ANSWER, begunAnew), growsFrom(begunAnew, ANSWER)]).toEqual([false, true])
  expect(growsFrom([{ type: 'text', text: 'Take the' }], [{ type: 'text', text: 'I would' }])).toBe(false)
})
