import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncerStore } from '@/components/state/announcer-store'
import { useTripStore } from '@/components/state/trip-store'
import { readUnsent } from '@/components/state/unsent-message'
import { type ChatMessage, messageIdOf } from '@/lib/chat/message'
import { answered, answerStream, fakeServer, refusal, said, textOf } from '@/tests/fixtures/conversation-server'
import { NEW_THREAD } from './conversation/conversation-state'
import { useConversation } from './use-conversation'

const CHAT = 'POST /api/chat'
const QUEUE = 'POST /api/chat/thr_1/queue'
const HELLO = [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')]

beforeEach(() => {
  useAnnouncerStore.setState({ announcements: [] })
  useTripStore.setState({ trips: {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function openThread(messages: ChatMessage[] = HELLO) {
  const server = fakeServer('thr_1', messages)
  const view = renderHook(() => useConversation(server.opened()))
  const now = () => view.result.current
  const texts = () => now().messages.map(textOf)
  /** The answer to the next turn, and what the server then has. */
  const answerNext = () => {
    const stream = answerStream()
    server.on(CHAT, () => stream.response)
    const settle = (...stored: ChatMessage[]) => {
      server.conversation = { ...server.conversation, messages: stored, runningMessageId: null }
      stream.finish()
      return waitFor(() => expect(now().answering).toBeNull())
    }
    return { ...stream, settle }
  }
  return { ...view, server, now, texts, answerNext }
}

const keyOf = (body: Record<string, unknown> | undefined) => String(body?.key)

test('a message has one id on both sides, and nothing is doubled when its answer is there (vercel/ai PR #7478, assistant-ui #4037)', async () => {
  const { now, server, answerNext, texts } = openThread()
  const { start, settle } = answerNext()
  act(() => now().actions.say('Porto?'))
  const own = now().messages.at(-1)
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts().at(-1)).toBe('Gladly.'))
  const key = keyOf(server.of(CHAT)[0]?.body)
  expect(own?.id).toBe(messageIdOf(key))
  await settle(...HELLO, said(messageIdOf(key), 'Porto?'), answered('msg_4', 'Gladly.'))
  await waitFor(() => expect(server.of('GET /api/threads/thr_1/conversation')).toHaveLength(1))
  expect(now().messages.map(({ id }) => id)).toEqual(['msg_1', 'msg_2', own?.id, 'msg_4'])
  expect(now().messages.some(({ metadata }) => metadata?.versions)).toBe(false)
  expect(readUnsent('usr_ada', 'thr_1')).toBeNull()
})

test('words whose sending was lost are not sent again when the server has them: their answer is followed (vercel/ai #470)', async () => {
  const { now, server, texts } = openThread()
  const running = answerStream()
  server.on('GET /api/chat/thr_1/stream', () => running.response)
  server.on(CHAT, ({ body }) => {
    const own = said(messageIdOf(keyOf(body)), 'Porto?')
    server.conversation = { ...server.conversation, messages: [...HELLO, own], runningMessageId: 'msg_4' }
    throw new TypeError('Failed to fetch')
  })
  act(() => now().actions.say('Porto?'))
  running.start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'Porto?', 'Gladly.']))
  expect(server.of(CHAT)).toHaveLength(1)
})

test('words that never arrived stay, say so, and go out under the same key when the connection is back', async () => {
  const { now, server, texts } = openThread()
  server.on(CHAT, () => {
    throw new TypeError('Failed to fetch')
  })
  act(() => now().actions.say('Porto?'))
  await waitFor(() => expect(now().error).toBe('The connection was lost.'))
  expect(texts().at(-1)).toBe('Porto?')
  const stream = answerStream()
  server.on(CHAT, () => stream.response)
  act(() => void window.dispatchEvent(new Event('online')))
  stream.start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'Porto?', 'Gladly.']))
  const [first, second] = server.of(CHAT).map(({ body }) => keyOf(body))
  expect(second).toBe(first)
})

test('while an answer runs, words wait in the queue, and the next answer is followed by itself (vercel/ai #8531)', async () => {
  const { now, server, answerNext, texts } = openThread()
  const { start, settle } = answerNext()
  act(() => now().actions.say('Porto?'))
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(now().status).toBe('streaming'))
  server.on(QUEUE, ({ body }) => {
    const queued = [{ key: keyOf(body), text: String(body.text), createdAt: '2098-01-01T00:00:00Z' }]
    server.conversation = { ...server.conversation, queued }
    return Response.json({ queued })
  })
  act(() => now().actions.say('and a bag'))
  expect(now().queued.map(({ text }) => text)).toEqual(['and a bag'])
  await waitFor(() => expect(server.of(QUEUE)).toHaveLength(1))
  expect(server.of(CHAT)).toHaveLength(1)
  const key = keyOf(server.of(QUEUE)[0]?.body)
  const next = answerStream()
  server.on('GET /api/chat/thr_1/stream', () => next.response)
  const own = messageIdOf(keyOf(server.of(CHAT)[0]?.body))
  const stored = [...HELLO, said(own, 'Porto?'), answered('msg_4', 'Gladly.')]
  await settle(...stored)
  server.conversation = {
    ...server.conversation,
    queued: [],
    runningMessageId: 'msg_6',
    messages: [...stored, said(messageIdOf(key), 'and a bag')],
  }
  next.start('msg_6', 'Added.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'Porto?', 'Gladly.', 'and a bag', 'Added.']))
  expect(server.of(CHAT)).toHaveLength(1)
  expect(now().queued).toEqual([])
})

test('a full queue and a refused removal lose no word', async () => {
  const { now, server, answerNext } = openThread()
  const { start } = answerNext()
  act(() => now().actions.say('Porto?'))
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(now().status).toBe('streaming'))
  server.on(QUEUE, () => refusal('too_many', 'Five messages wait already.', 429))
  act(() => now().actions.say('one too many'))
  await waitFor(() => expect(now().returned?.text).toBe('one too many'))
  expect(now().refusal).toBe('Five messages wait already.')
  expect(now().queued).toEqual([])
})

test('a waiting message goes back into the composer to be edited, and one that is being answered already says so', async () => {
  const { now, server } = openThread()
  const queued = [{ key: 'key_1', text: 'and a bag', createdAt: '2098-01-01T00:00:00Z' }]
  server.on('DELETE /api/chat/thr_1/queue/key_1', () => Response.json({ queued: [] }))
  server.conversation = { ...server.conversation, queued, runningMessageId: 'msg_9' }
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(now().queued).toEqual(queued))
  await act(() => now().queue.edit('key_1'))
  expect(now().returned?.text).toBe('and a bag')
  expect(now().queued).toEqual([])
  await act(() => now().queue.remove('key_2'))
  expect(now().refusal).toBe('This message is being answered already.')
})

test('an edited message takes the place of the old one, with what came after it (assistant-ui #2698)', async () => {
  const { now, server, answerNext, texts } = openThread()
  const { start } = answerNext()
  act(() => now().work.edit('msg_1', 'Hi from Porto'))
  expect(texts()).toEqual(['Hi from Porto'])
  start('msg_4', 'Hello, Porto.')
  await waitFor(() => expect(texts()).toEqual(['Hi from Porto', 'Hello, Porto.']))
  expect(server.of(CHAT)[0]?.body).toMatchObject({ threadId: 'thr_1', text: 'Hi from Porto', instead: 'msg_1' })
})

test('an edit that is refused puts everything back, with its words still in the field', async () => {
  const { now, server, texts } = openThread()
  server.on(CHAT, () => refusal('refused', 'An order holds the trip as it is.', 409))
  act(() => now().work.edit('msg_1', 'Hi from Porto'))
  await waitFor(() => expect(now().refusal).toBe('An order holds the trip as it is.'))
  expect(texts()).toEqual(['Hi', 'Hello.'])
  expect(now().editing).toEqual({ messageId: 'msg_1', text: 'Hi from Porto' })
})

test('“answer again” asks for that answer alone and sends no words (vercel/chatbot PR #1428)', async () => {
  const { now, server, answerNext, texts } = openThread()
  const { start } = answerNext()
  act(() => now().work.again('msg_2'))
  expect(texts()).toEqual(['Hi'])
  start('msg_5', 'Good day.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Good day.']))
  const { key, ...asked } = server.of(CHAT)[0]?.body ?? {}
  expect(asked).toEqual({ threadId: 'thr_1', again: 'msg_2' })
})

test.each([
  ['a partial answer', [said('msg_1', 'Hi'), answered('msg_2', 'Hel', 'partial')], { goOn: true }],
  ['a question without an answer', [said('msg_1', 'Hi')], { goOn: true }],
  ['a whole answer with a failed card', HELLO, { again: 'msg_2' }],
])('the way on after %s does not send the turn again', async (_of, messages, asked) => {
  const { now, server, answerNext } = openThread(messages)
  answerNext()
  act(() => now().actions.retry())
  await waitFor(() => expect(server.of(CHAT)).toHaveLength(1))
  expect(server.of(CHAT)[0]?.body).toEqual({ threadId: 'thr_1', key: expect.any(String), ...asked })
})

test('another version is shown with its own branch, and the trip follows it (assistant-ui #2380)', async () => {
  const { now, server, texts } = openThread()
  const { live } = server.conversation
  const other = { ...server.conversation, messages: [said('msg_1', 'Hi'), answered('msg_8', 'Good day.')], live: { ...live, version: 7 } }
  server.on('POST /api/threads/thr_1/versions', () => Response.json(other))
  act(() => now().work.showVersion('msg_8'))
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Good day.']))
  expect(useTripStore.getState().trips.thr_1?.version).toBe(7)
})

test('a version that may not be shown now says why, and nothing moves', async () => {
  const { now, server, texts } = openThread()
  server.on('POST /api/threads/thr_1/versions', () => refusal('refused', 'An order holds the trip as it is.', 409))
  act(() => now().work.showVersion('msg_8'))
  await waitFor(() => expect(now().refusal).toBe('An order holds the trip as it is.'))
  expect(texts()).toEqual(['Hi', 'Hello.'])
})

test('earlier messages come in front, and a message that is looked for is loaded back to (assistant-ui #2365, #1723)', async () => {
  const { now, server, texts } = openThread()
  const earlier = [said('msg_-1', 'Once'), answered('msg_0', 'Yes.')]
  server.conversation = { ...server.conversation, hasEarlier: true }
  const { result } = renderHook(() => useConversation(server.opened()))
  server.on('GET /api/threads/thr_1/conversation', ({ query }) => {
    const isEarlier = query.includes('before=msg_1')
    return Response.json({ ...server.conversation, messages: isEarlier ? earlier : HELLO, hasEarlier: !isEarlier })
  })
  const kept = result.current.messages[0]
  await act(async () => expect(await result.current.reachMessage('msg_-1')).toBe(true))
  expect(result.current.messages.map(textOf)).toEqual(['Once', 'Yes.', 'Hi', 'Hello.'])
  expect(result.current.messages[2]).toBe(kept)
  expect(result.current.hasEarlier).toBe(false)
  await act(async () => expect(await result.current.reachMessage('msg_elsewhere')).toBe(false))
  expect([now().hasEarlier, texts()]).toEqual([false, ['Hi', 'Hello.']])
})

test('another window was quicker: the words wait for its answer instead of being refused', async () => {
  const { now, server, texts } = openThread()
  server.on(CHAT, () => refusal('too_many', 'An answer is still being written.', 429))
  server.on(QUEUE, ({ body }) => {
    server.conversation = { ...server.conversation, queued: [{ key: keyOf(body), text: 'Porto?', createdAt: '' }] }
    return Response.json({ queued: server.conversation.queued })
  })
  act(() => now().actions.say('Porto?'))
  await waitFor(() => expect(now().queued.map(({ text }) => text)).toEqual(['Porto?']))
  expect(texts()).toEqual(['Hi', 'Hello.'])
  expect(keyOf(server.of(QUEUE)[0]?.body)).toBe(keyOf(server.of(CHAT)[0]?.body))
})

test('a new thread takes its address from the first word of its answer', async () => {
  const server = fakeServer('thr_1')
  const stream = answerStream()
  server.on(CHAT, () => stream.response)
  const { result } = renderHook(() => useConversation({ ...NEW_THREAD, userId: 'usr_ada' }))
  act(() => result.current.actions.say('Lisbon'))
  stream.send({ type: 'start', messageId: 'msg_2', messageMetadata: { threadId: 'thr_1' } })
  await waitFor(() => expect(result.current.threadId).toBe('thr_1'))
  expect(window.location.pathname).toBe('/chat/thr_1')
})

test('an edit whose sending was lost keeps its place and its words, and goes out once more as the same edit', async () => {
  const { now, server, answerNext, texts } = openThread()
  server.on(CHAT, () => {
    throw new TypeError('Failed to fetch')
  })
  act(() => now().work.edit('msg_1', 'Hi from Porto'))
  await waitFor(() => expect(now().error).toBe('The connection was lost.'))
  expect(texts()).toEqual(['Hi from Porto'])
  expect(readUnsent('usr_ada', 'thr_1')).toMatchObject({ text: 'Hi from Porto', instead: 'msg_1' })
  const { start } = answerNext()
  act(() => now().actions.retry())
  start('msg_4', 'Hello, Porto.')
  await waitFor(() => expect(texts()).toEqual(['Hi from Porto', 'Hello, Porto.']))
  const [first, second] = server.of(CHAT).map(({ body }) => body)
  expect(second).toEqual(first)
})

test('what is written after words that never arrived comes back, so that nothing is said in the wrong order', async () => {
  const { now, server } = openThread()
  server.on(CHAT, () => {
    throw new TypeError('Failed to fetch')
  })
  act(() => now().actions.say('Porto?'))
  await waitFor(() => expect(now().error).toBe('The connection was lost.'))
  act(() => now().actions.say('and a bag'))
  expect(now().returned?.text).toBe('and a bag')
  expect(readUnsent('usr_ada', 'thr_1')?.text).toBe('Porto?')
  expect(server.of(CHAT)).toHaveLength(1)
})

test('a refused message does not stand in the way of the next one', async () => {
  const { now, server, answerNext, texts } = openThread()
  server.on(CHAT, () => refusal('server_error', 'That did not work.', 500))
  act(() => now().actions.say('Porto?'))
  await waitFor(() => expect(now().error).toBe('That did not work.'))
  const { start } = answerNext()
  act(() => now().actions.say('Rome?'))
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'Rome?', 'Gladly.']))
})
