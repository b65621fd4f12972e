import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncerStore } from '@/components/state/announcer-store'
import { answered, answerStream, fakeServer, said, textOf } from '@/tests/fixtures/conversation-server'
import { useConversation } from './use-conversation'

const STREAM = 'GET /api/chat/thr_1/stream'
const CONVERSATION = 'GET /api/threads/thr_1/conversation'

beforeEach(() => useAnnouncerStore.setState({ announcements: [] }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const back = () => act(() => void window.dispatchEvent(new Event('online')))
const announced = () => useAnnouncerStore.getState().announcements.map(({ text }) => text)

function openMidAnswer(isStrict = false) {
  const server = fakeServer('thr_1', [said('msg_q', 'Lisbon?')])
  server.conversation.runningMessageId = 'msg_a'
  const streams: ReturnType<typeof answerStream>[] = []
  server.on(STREAM, () => {
    const stream = answerStream()
    streams.push(stream)
    return stream.response
  })
  const view = renderHook(() => useConversation(server.opened()), isStrict ? { wrapper: StrictMode } : {})
  const shown = () => view.result.current.messages.map((message) => [message.id, textOf(message)])
  const settle = (text: string, status: 'complete' | 'partial' = 'complete') => {
    server.conversation = {
      ...server.conversation,
      runningMessageId: null,
      messages: [said('msg_q', 'Lisbon?'), answered('msg_a', text, status)],
    }
  }
  return { server, streams, shown, settle, ...view }
}

test('a page that is opened while an answer is written follows it from its first word (vercel/chatbot #1466, vercel/ai #6633)', async () => {
  const { streams, shown, settle, result } = openMidAnswer()
  expect(result.current.status).toBe('streaming')
  await waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.start('msg_a', 'Three flights')
  await waitFor(() => expect(shown().at(-1)).toEqual(['msg_a', 'Three flights']))
  settle('Three flights found.')
  streams[0]?.say(' found.')
  streams[0]?.finish()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(shown()).toEqual([
    ['msg_q', 'Lisbon?'],
    ['msg_a', 'Three flights found.'],
  ])
})

test('mounted twice, as in strict mode, a resumed answer is shown once (vercel/ai #9610, #13863)', async () => {
  const { streams, shown, settle, result } = openMidAnswer(true)
  await waitFor(() => expect(streams.length).toBeGreaterThan(0))
  settle('Once.')
  for (const stream of streams) {
    stream.start('msg_a', 'Once.')
    stream.finish()
  }
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(shown()).toEqual([
    ['msg_q', 'Lisbon?'],
    ['msg_a', 'Once.'],
  ])
})

test('a lost connection is said quietly, and the same answer goes on where it was, once (vercel/ai #18457, vercel/chatbot #1466)', async () => {
  const { streams, shown, settle, result } = openMidAnswer()
  await waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.start('msg_a', 'Three flights')
  await waitFor(() => expect(shown().at(-1)?.[1]).toBe('Three flights'))
  streams[0]?.lose()
  await waitFor(() => expect(result.current.answering?.isReconnecting).toBe(true))
  back()
  await waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.start('msg_a', 'Three')
  await waitFor(() => expect(result.current.answering?.isReconnecting).toBe(false))
  // The replay has not come as far yet: what was read stays.
  expect(shown().at(-1)?.[1]).toBe('Three flights')
  settle('Three flights found.')
  streams[1]?.say(' flights found.')
  streams[1]?.finish()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(shown().map(([, text]) => text)).toEqual(['Lisbon?', 'Three flights found.'])
  expect(announced()).toEqual(['Reconnected.'])
})

test('a stream that ends without its last word is not taken for a whole answer; what the server kept is shown, to be continued (vercel/chatbot #1060)', async () => {
  const { server, streams, settle, shown, result } = openMidAnswer()
  await waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.start('msg_a', 'Half an')
  await waitFor(() => expect(shown().at(-1)?.[1]).toBe('Half an'))
  settle('Half an answer', 'partial')
  server.on(STREAM, () => new Response(null, { status: 204 }))
  streams[0]?.end()
  await waitFor(() => expect(result.current.answering?.isReconnecting).toBe(true))
  back()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(result.current.messages.at(-1)?.metadata?.status).toBe('partial')
  expect(shown().at(-1)).toEqual(['msg_a', 'Half an answer'])
  expect(server.of('POST /api/chat')).toEqual([])
})

test('stop names the very message that is shown, on a resumed answer too, and the partial text stays (vercel/ai #6502, #6422)', async () => {
  const { server, streams, settle, shown, result } = openMidAnswer()
  server.on('POST /api/chat/thr_1/stop', () => Response.json({ stopped: true }))
  await waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.start('msg_a', 'Half')
  await waitFor(() => expect(shown().at(-1)?.[1]).toBe('Half'))
  await act(() => result.current.stop())
  expect(server.of('POST /api/chat/thr_1/stop').map(({ body }) => body)).toEqual([{ messageId: 'msg_a' }])
  expect(result.current.answering?.isStopping).toBe(true)
  settle('Half', 'partial')
  streams[0]?.finish('partial')
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(result.current.messages.at(-1)?.metadata?.status).toBe('partial')
  expect(announced()).toContain('Answer stopped.')
})

test('an answer asked for in another tab is followed here, and asked for no second time (vercel/ai #8043, LibreChat #6551)', async () => {
  const server = fakeServer('thr_1', [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')])
  const { result } = renderHook(() => useConversation(server.opened()))
  const stream = answerStream()
  server.on(STREAM, () => stream.response)
  const before = server.conversation.messages
  server.conversation = { ...server.conversation, messages: [...before, said('msg_3', 'Porto?')], runningMessageId: 'msg_4' }
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(result.current.answering).toMatchObject({ messageId: 'msg_4', isOwn: false }))
  stream.start('msg_4', 'Porto it is.')
  await waitFor(() => expect(textOf(result.current.messages.at(-1))).toBe('Porto it is.'))
  server.conversation = {
    ...server.conversation,
    messages: [...server.conversation.messages, answered('msg_4', 'Porto it is.')],
    runningMessageId: null,
  }
  stream.finish()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(result.current.messages.map(({ id }) => id)).toEqual(['msg_1', 'msg_2', 'msg_3', 'msg_4'])
  expect(result.current.messages[0]).toBe(before[0])
  const loads = server.of(CONVERSATION).length
  for (let look = 0; look < 3; look += 1) {
    const pulses = server.of('GET /api/threads/thr_1/pulse').length
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(server.of('GET /api/threads/thr_1/pulse').length).toBeGreaterThan(pulses))
  }
  expect(server.of(CONVERSATION)).toHaveLength(loads)
  expect(server.of('POST /api/chat')).toEqual([])
})

test('a stream that hangs after its answer is done elsewhere is given up for what the server has', async () => {
  const { server, streams, settle, shown, result } = openMidAnswer()
  await waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.start('msg_a', 'Half')
  await waitFor(() => expect(shown().at(-1)?.[1]).toBe('Half'))
  settle('Half an answer, and the rest.')
  for (const look of [1, 2]) {
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(server.of('GET /api/threads/thr_1/pulse')).toHaveLength(look))
  }
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(shown().at(-1)).toEqual(['msg_a', 'Half an answer, and the rest.'])
})

test('when the network has changed, the running answer is read anew over the new one (CopilotKit #2200)', async () => {
  const { streams, shown } = openMidAnswer()
  await waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.start('msg_a', 'Half')
  await waitFor(() => expect(shown().at(-1)?.[1]).toBe('Half'))
  back()
  await waitFor(() => expect(streams).toHaveLength(2))
  streams[1]?.start('msg_a', 'Half and half')
  await waitFor(() =>
    expect(shown()).toEqual([
      ['msg_q', 'Lisbon?'],
      ['msg_a', 'Half and half'],
    ]),
  )
})

test('two tabs of one thread: what is done in one is looked for in the other at once, and neither answers the other (vercel/ai #8043)', async () => {
  const tabs = new Set<FakeChannel>()
  const told: string[] = []
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor() {
      tabs.add(this)
    }
    postMessage(data: string) {
      told.push(data)
      for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data })
    }
    close() {
      tabs.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const server = fakeServer('thr_1', [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')])
  const first = renderHook(() => useConversation(server.opened()))
  const second = renderHook(() => useConversation(server.opened()))
  const own = answerStream()
  const shared = answerStream()
  server.on('POST /api/chat', ({ body }) => {
    const question = said(`msg_${String(body.key).slice('key_'.length)}`, 'Porto?')
    server.conversation = { ...server.conversation, messages: [...server.conversation.messages, question], runningMessageId: 'msg_4' }
    return own.response
  })
  server.on(STREAM, () => shared.response)
  act(() => first.result.current.actions.say('Porto?'))
  for (const stream of [own, shared]) stream.start('msg_4', 'Gladly.')
  await waitFor(() => expect(second.result.current.messages.map(textOf)).toEqual(['Hi', 'Hello.', 'Porto?', 'Gladly.']))
  const stored = [...server.conversation.messages, answered('msg_4', 'Gladly.')]
  server.conversation = { ...server.conversation, messages: stored, runningMessageId: null }
  for (const stream of [own, shared]) stream.finish()
  for (const tab of [first, second]) await waitFor(() => expect(tab.result.current.status).toBe('ready'))
  expect(told).toEqual(['thr_1'])
  expect(server.of('POST /api/chat')).toHaveLength(1)
  expect(second.result.current.messages.map(({ id }) => id)).toEqual(first.result.current.messages.map(({ id }) => id))
})
