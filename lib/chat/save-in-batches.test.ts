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

function begin(parts: ChatMessage['parts'], { isOurs = true, beforeSave }: { isOurs?: boolean; beforeSave?: () => Promise<unknown> } = {}) {
  const saved: ChatMessage['parts'][] = []
  const told = { unreadable: vi.fn(), lost: vi.fn() }
  const save = async (newest: ChatMessage['parts']) => {
    saved.push(newest)
    return isOurs
  }
  const saving = saveInBatches({ id: 'msg_1', parts }, { save, beforeSave, onUnreadable: told.unreadable, onLost: told.lost })
  const write = (list: UIMessageChunk[]) => {
    for (const chunk of list) saving.take(chunk)
  }
  return { saved, told, write, end: saving.end }
}

const words = (delta: string, id = 't'): UIMessageChunk => ({ type: 'text-delta', id, delta })

test('an answer that goes on never stores less than it was begun with', async () => {
  const { saved, write, end } = begin(USED)
  write([...WORDS, ...NEW_CALL])
  await vi.waitFor(() => expect(saved.length).toBeGreaterThan(0))
  const parts = await end()
  for (const stored of saved) expect(stored.slice(0, USED.length)).toEqual(USED)
  expect(parts.map(({ type }) => type)).toEqual(['step-start', 'tool-double', 'step-start', 'text', 'tool-double'])
})

test('an answer of which nothing more comes is what it was begun with', async () => {
  const { saved, end } = begin(USED)
  expect([await end(), saved]).toEqual([USED, []])
})

test('words are stored a moment later even when nothing follows them', async () => {
  const { saved, write, end } = begin([])
  write(WORDS)
  await vi.waitFor(() => expect(saved.at(-1)).toMatchObject([{ type: 'step-start' }, { type: 'text', text: 'It is 42.' }]))
  await end()
})

test('words of one part become one text in their order, however they came, and what was given stays as it was', async () => {
  const { write, end } = begin([])
  const given = [...WORDS, words(' And'), words(' more.'), { type: 'text-start', id: 'u' } as const, words('Else.', 'u'), words(' Last.')]
  const before = structuredClone(given)
  write(given)
  const texts = (await end()).flatMap((part) => (part.type === 'text' ? [part.text] : []))
  expect(texts).toEqual(['It is 42. And more. Last.', 'Else.'])
  expect(given).toEqual(before)
})

test('of the reports of a tool the newest counts, and its answer takes their place', async () => {
  const { saved, write, end } = begin([])
  const report = (found: number): UIMessageChunk => ({
    type: 'tool-output-available',
    toolCallId: 'y',
    output: { status: 'working', found },
    preliminary: true,
  })
  write([...WORDS, ...NEW_CALL.slice(0, 2), report(1), report(2)])
  await vi.waitFor(() => expect(saved.at(-1)?.at(-1)).toMatchObject({ output: { status: 'working', found: 2 } }))
  write([report(3), ...NEW_CALL.slice(2)])
  expect((await end()).at(-1)).toMatchObject({ state: 'output-available', output: { result: 8 } })
})

test('where storing waits, what can wait is stored behind it, and a tool’s result before', async () => {
  const { promise: isTime, resolve: go } = Promise.withResolvers<void>()
  const { saved, write, end } = begin([], { beforeSave: () => isTime })
  write([...WORDS, ...NEW_CALL])
  await vi.waitFor(() => expect(saved.at(-1)?.at(-1)).toMatchObject({ type: 'tool-double', output: { result: 8 } }))
  write([words(' And more.')])
  const ended = vi.fn()
  const parts = end().finally(ended)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([saved.length, ended.mock.calls.length]).toEqual([1, 0])
  go()
  expect((await parts).find(({ type }) => type === 'text')).toMatchObject({ text: 'It is 42. And more.' })
})

test('what cannot be read ends it with the parts before, and an answer that is another run’s is stored no more', async () => {
  const broken = begin(USED)
  broken.write([...WORDS, words('lost', 'never begun')])
  const parts = await broken.end()
  expect(broken.told.unreadable).toHaveBeenCalledOnce()
  expect(parts.at(-1)).toMatchObject({ type: 'text', text: 'It is 42.' })

  const lost = begin([], { isOurs: false })
  lost.write(WORDS)
  await vi.waitFor(() => expect(lost.told.lost).toHaveBeenCalledOnce())
  lost.write([words(' And more.')])
  await lost.end()
  expect(lost.saved).toHaveLength(1)
})
