import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useThreadListStore } from '@/components/state/thread-list-store'
import { readUnsent } from '@/components/state/unsent-message'
import { messageIdOf } from '@/lib/chat/message-id'
import { answered, answerStream, fakeServer, said, textOf } from '@/tests/fixtures/conversation-server'
import { CHAT, HELLO, keyOf, openThread } from '@/tests/fixtures/open-thread'
import { NEW_THREAD } from './conversation/conversation-state'
import { useConversation } from './use-conversation'

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
  expect(now().messages.map(({ id }) => id)).toEqual(['msg_1', 'msg_2', own?.id, 'msg_4'])
  expect(now().messages.some(({ metadata }) => metadata?.versions)).toBe(false)
  expect(readUnsent('usr_ada', 'thr_1')).toBeNull()
})

test('a whole answer is kept as it was read: nothing is asked for behind it, and it says itself how the trip is called', async () => {
  const entry = {
    line: null,
    updatedAt: '2026-11-01T10:00:00.000Z',
    pinned: false,
    archived: false,
    recorded: false,
    state: 'planning' as const,
  }
  useThreadListStore.setState({
    threads: [
      { ...entry, id: 'thr_2', name: 'Rome' },
      { ...entry, id: 'thr_1', name: 'Hi' },
    ],
  })
  const { now, server, answerNext, texts } = openThread()
  const { start, send, finish } = answerNext()
  act(() => now().actions.say('London to Porto'))
  start('msg_4', 'Gladly.')
  const line = { cities: ['London', 'Porto'], departureOn: null, returnOn: null, travellers: 1 }
  send({ type: 'data-thread', data: { name: 'London – Porto', line }, transient: true })
  finish()
  await waitFor(() => expect(now().answering).toBeNull())
  expect(texts().at(-1)).toBe('Gladly.')
  expect(useThreadListStore.getState().threads?.map(({ id, name }) => [id, name])).toEqual([
    ['thr_1', 'London – Porto'],
    ['thr_2', 'Rome'],
  ])
  expect(server.asked.map(({ route }) => route)).toEqual([CHAT])
})

test('behind an answer in place of another one the thread is asked for: it knows the versions', async () => {
  const { now, server, answerNext } = openThread()
  const { start, settle } = answerNext()
  act(() => now().work.again('msg_2'))
  start('msg_5', 'Good day.')
  const versions = ['msg_2', 'msg_5']
  await settle(said('msg_1', 'Hi'), { ...answered('msg_5', 'Good day.'), metadata: { status: 'complete', versions } })
  await waitFor(() => expect(now().messages.at(-1)?.metadata?.versions).toEqual(versions))
  expect(server.of('GET /api/threads/thr_1/conversation')).toHaveLength(1)
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
  await act(() => result.current.reachMessage('msg_-1'))
  expect(result.current.messages.map(textOf)).toEqual(['Once', 'Yes.', 'Hi', 'Hello.'])
  expect(result.current.messages[2]).toBe(kept)
  expect(result.current.hasEarlier).toBe(false)
  await act(() => result.current.reachMessage('msg_elsewhere'))
  expect(result.current.messages.map(textOf)).toEqual(['Once', 'Yes.', 'Hi', 'Hello.'])
  expect([now().hasEarlier, texts()]).toEqual([false, ['Hi', 'Hello.']])
})

test('a new thread takes its address from the first word of its answer', async () => {
  const server = fakeServer('thr_1')
  const stream = answerStream()
  server.on(CHAT, () => stream.response)
  const { result } = renderHook(() => useConversation({ ...NEW_THREAD, userId: 'usr_ada' }))
  act(() => result.current.actions.say('Lisbon'))
  stream.send({ type: 'start', messageId: 'msg_2', messageMetadata: { threadId: 'thr_1' } })
  await waitFor(() => expect(result.current.threadId).toBe('thr_1'))
  await waitFor(() => expect(window.location.pathname).toBe('/chat/thr_1'))
})

test('first words that were lost on the way back are found in the thread that they opened', async () => {
  const server = fakeServer('thr_1')
  server.on(CHAT, () => {
    throw new TypeError('Failed to fetch')
  })
  const { result } = renderHook(() => useConversation({ ...NEW_THREAD, userId: 'usr_ada' }))
  act(() => result.current.actions.say('Lisbon'))
  await waitFor(() => expect(result.current.error).toBe('The connection was lost.'))
  server.on(CHAT, ({ body }) => {
    server.conversation = { ...server.conversation, messages: [said(messageIdOf(keyOf(body)), 'Lisbon'), answered('msg_2', 'Gladly.')] }
    return Response.json({ error: { code: 'message_key_used', message: 'Arrived.' }, threadId: 'thr_1' }, { status: 409 })
  })
  act(() => result.current.actions.retry())
  await waitFor(() => expect(result.current.messages.map(textOf)).toEqual(['Lisbon', 'Gladly.']))
  expect([result.current.threadId, result.current.error, readUnsent('usr_ada', null)]).toEqual(['thr_1', null, null])
  await waitFor(() => expect(window.location.pathname).toBe('/chat/thr_1'))
})

test('who goes elsewhere before that word is painted keeps the address of where they went', async () => {
  const server = fakeServer('thr_1')
  const stream = answerStream()
  server.on(CHAT, () => stream.response)
  window.history.replaceState(null, '', '/chat')
  const { result, unmount } = renderHook(() => useConversation({ ...NEW_THREAD, userId: 'usr_ada' }))
  act(() => result.current.actions.say('Lisbon'))
  const isNamed = new Promise<void>((resolve) => {
    const look = () => (result.current.threadId === 'thr_1' ? resolve() : setTimeout(look))
    look()
  })
  stream.send({ type: 'start', messageId: 'msg_2', messageMetadata: { threadId: 'thr_1' } })
  await isNamed
  unmount()
  window.history.replaceState(null, '', '/flights')
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(window.location.pathname).toBe('/flights')
})
