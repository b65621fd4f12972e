import { expect, test } from 'vitest'
import { followStored, type StoredAnswer } from './follow-stored'

const words = (text: string, isRunning: boolean, state: 'streaming' | 'done' = 'streaming'): StoredAnswer => ({
  parts: [{ type: 'step-start' }, { type: 'text', text, state }],
  metadata: isRunning ? { createdAt: 1 } : { createdAt: 1, status: 'complete' },
  isRunning,
})

/** Stored like this, look by look. */
function follow(looks: (StoredAnswer | null | Error)[]) {
  let looked = 0
  const load = async () => {
    const look = looks[Math.min(looked++, looks.length - 1)]
    if (look instanceof Error) throw look
    return look ?? null
  }
  return { stream: followStored({ messageId: 'm', load, everyMs: 0 }), looked: () => looked }
}

test('a reader is told what is stored, then what is new, then that it is over', async () => {
  const { stream } = follow([words('Take', true), words('Take', true), words('Take the first', true), words('Take the first.', false)])
  expect(await Array.fromAsync(stream)).toEqual([
    { type: 'start', messageId: 'm', messageMetadata: { createdAt: 1 } },
    { type: 'start-step' },
    { type: 'text-start', id: 'text-0' },
    { type: 'text-delta', id: 'text-0', delta: 'Take' },
    { type: 'text-delta', id: 'text-0', delta: ' the first' },
    { type: 'text-delta', id: 'text-0', delta: '.' },
    { type: 'text-end', id: 'text-0' },
    { type: 'finish', messageMetadata: { createdAt: 1, status: 'complete' } },
  ])
})

test('an answer that is gone, or was begun anew, ends without a finish', async () => {
  expect(await Array.fromAsync(follow([null]).stream)).toEqual([])
  for (const then of [null, words('Or rather', true)]) {
    const chunks = await Array.fromAsync(follow([words('Take', true), then]).stream)
    expect(chunks.at(-1)).toEqual({ type: 'text-delta', id: 'text-0', delta: 'Take' })
  }
})

test('a store that fails for a moment is asked again, one that fails for long is given up', async () => {
  const down = new Error('no database')
  expect((await Array.fromAsync(follow([down, down, words('Take it.', false, 'done')]).stream)).at(-1)).toMatchObject({ type: 'finish' })
  expect(await Array.fromAsync(follow([down]).stream)).toEqual([])
})

test('when the reader leaves, nobody looks any more', async () => {
  const { stream, looked } = follow([words('Take', true)])
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
  const before = looked()
  await new Promise((resolve) => setImmediate(resolve))
  expect(looked()).toBeLessThanOrEqual(before + 1)
})
