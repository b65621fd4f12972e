import type { UIMessageChunk } from 'ai'
import { expect, test, vi } from 'vitest'
import type { ChatMessage } from './message'
import { saveInBatches } from './save-in-batches'

const USED: ChatMessage['parts'] = [
  { type: 'step-start' },
  { type: 'tool-double', toolCallId: 'x', state: 'output-available', input: { of: 21 }, output: { result: 42 } },
]
const WORDS: UIMessageChunk[] = [
  { type: 'start', messageId: 'msg_1' },
  { type: 'start-step' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'It is 42.' },
]
const NEW_CALL: UIMessageChunk[] = [
  { type: 'tool-input-start', toolCallId: 'y', toolName: 'double' },
  { type: 'tool-input-available', toolCallId: 'y', toolName: 'double', input: { of: 4 } },
  { type: 'tool-output-available', toolCallId: 'y', output: { result: 8 } },
]

function begin(parts: ChatMessage['parts'], isOurs = true) {
  const saved: ChatMessage['parts'][] = []
  const told = { unreadable: vi.fn(), lost: vi.fn() }
  const chunks = new TransformStream<UIMessageChunk, UIMessageChunk>(undefined, undefined, { highWaterMark: 100 })
  const writer = chunks.writable.getWriter()
  const save = async (newest: ChatMessage['parts']) => {
    saved.push(newest)
    return isOurs
  }
  const done = saveInBatches(chunks.readable, { id: 'msg_1', parts }, { save, onUnreadable: told.unreadable, onLost: told.lost })
  const write = async (list: UIMessageChunk[]) => {
    for (const chunk of list) await writer.write(chunk)
  }
  return { saved, told, write, close: () => writer.close(), done }
}

test('an answer that goes on never stores less than it was begun with', async () => {
  const { saved, write, close, done } = begin(USED)
  await write([...WORDS, ...NEW_CALL])
  await close()
  const parts = await done
  expect(saved.length).toBeGreaterThan(0)
  for (const stored of saved) expect(stored.slice(0, USED.length)).toEqual(USED)
  expect(parts.map(({ type }) => type)).toEqual(['step-start', 'tool-double', 'step-start', 'text', 'tool-double'])
})

test('an answer of which nothing more comes is what it was begun with', async () => {
  const { saved, close, done } = begin(USED)
  await close()
  expect([await done, saved]).toEqual([USED, []])
})

test('words are stored a moment later even when nothing follows them', async () => {
  const { saved, write, close, done } = begin([])
  await write(WORDS)
  await vi.waitFor(() => expect(saved.at(-1)).toMatchObject([{ type: 'step-start' }, { type: 'text', text: 'It is 42.' }]))
  await close()
  await done
})

test('what cannot be read ends it with the parts before, and an answer that is another run’s is stored no more', async () => {
  const broken = begin(USED)
  await broken.write([...WORDS, { type: 'text-delta', id: 'never begun', delta: 'lost' }])
  const parts = await broken.done
  expect(broken.told.unreadable).toHaveBeenCalledOnce()
  expect(parts.at(-1)).toMatchObject({ type: 'text', text: 'It is 42.' })

  const lost = begin([], false)
  await lost.write(WORDS)
  await vi.waitFor(() => expect(lost.told.lost).toHaveBeenCalledOnce())
  await lost.write([{ type: 'text-delta', id: 't', delta: ' And more.' }])
  await lost.close()
  await lost.done
  expect(lost.saved).toHaveLength(1)
})
