import { beforeEach, expect, test, vi } from 'vitest'
import { answerStream } from '@/tests/fixtures/conversation-server'
import { readAnswer, readTrip, rehearse } from './read-answer'

// Of a browser, what paints.
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint)))

test('a rehearsal reads its answer to the end, once, and asks nobody', async () => {
  const warn = vi.spyOn(console, 'warn')
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  expect(await rehearse()).toBe('ended')
  expect(rehearse()).toBe(rehearse())
  expect(warn).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test.each([
  ['a server of this build', true],
  ['a server of another one', false],
])('after it the real one is told as ever, made by %s', async (_, isChecked) => {
  await rehearse()
  const stream = answerStream()
  const told: string[] = []
  const { body } = stream.response
  if (!body) throw new Error('the answer has no body')
  const reading = readAnswer(
    { stream: body, isChecked },
    {
      signal: new AbortController().signal,
      onStart: (messageId) => told.push(`start ${messageId}`),
      onData: () => undefined,
      onMessage: ({ parts }) => told.push(parts.map((part) => (part.type === 'text' ? part.text : part.type)).join('')),
    },
  )
  stream.start('msg_a', 'Three flights.')
  stream.finish()
  expect(await reading).toBe('ended')
  expect([...new Set(told)]).toEqual(['start msg_a', 'Three flights.'])
})

test('what no build knows ends the reading of an answer by another one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const stream = new Blob(['data: {"type":"start"}\n\n', 'data: {"type":"no-such-thing"}\n\n']).stream()
  expect(await readAnswer({ stream, isChecked: false }, silent())).toBe('broken')
  warn.mockRestore()
})

test('an answer that comes in any pieces is read whole, and one that breaks off is broken', async () => {
  const events =
    '{"type":"start","messageId":"msg_a"} {"type":"text-start","id":"1"} {"type":"text-delta","id":"1","delta":"Zürich"} {"type":"text-end","id":"1"} {"type":"finish"} [DONE]'
  const bytes = new TextEncoder().encode(
    events
      .split(' ')
      .map((event) => `data: ${event}\n\n`)
      .join(': still here\n\n'),
  )
  const inPieces = (most: number) => {
    let at = 0
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, at + most))
        at += most
      },
    })
  }
  const read = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    let words = ''
    const onMessage = ({ parts }: { parts: { type: string }[] }) => {
      words = parts.map((part) => ('text' in part ? part.text : '')).join('')
    }
    const end = await readAnswer({ stream, isChecked: true }, { ...silent(), onMessage })
    return `${end}: ${words}`
  }
  for (const most of [1, 7, 64, 4_096]) expect(await read(inPieces(most))).toBe('ended: Zürich')
  expect(await read(new Blob([bytes.slice(0, -36)]).stream())).toBe('broken: Zürich')
})

test('a trip is taken as it is from a server of this build, and held against its shape from others', () => {
  const unlike = { threadId: 'thr_1', version: 'seven' }
  expect(readTrip(unlike, { isChecked: true })).toBe(unlike)
  expect(readTrip(unlike, { isChecked: false })).toBeNull()
})

function silent() {
  return { signal: new AbortController().signal, onStart() {}, onMessage() {}, onData() {} }
}
