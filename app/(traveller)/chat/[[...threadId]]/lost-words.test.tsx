import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepUnsent, readUnsent } from '@/components/state/unsent-message'
import { messageIdOf } from '@/lib/chat/message-id'
import { answered, answerStream, fakeServer, refusal, said } from '@/tests/fixtures/conversation-server'
import { CHAT, HELLO, keyOf, openThread } from '@/tests/fixtures/open-thread'
import { NEW_THREAD } from './conversation/conversation-state'
import { useConversation } from './use-conversation'

/** Words that were said and never reached the server. */
async function loseWords(opened = openThread()) {
  opened.server.on(CHAT, () => {
    throw new TypeError('Failed to fetch')
  })
  act(() => opened.now().actions.say('Porto?'))
  await waitFor(() => expect(opened.now().error).toBe('The connection was lost.'))
  return opened
}

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
  const { server, texts } = await loseWords()
  expect(texts().at(-1)).toBe('Porto?')
  const stream = answerStream()
  server.on(CHAT, () => stream.response)
  act(() => void window.dispatchEvent(new Event('online')))
  stream.start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'Porto?', 'Gladly.']))
  const [first, second] = server.of(CHAT).map(({ body }) => keyOf(body))
  expect(second).toBe(first)
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
  const { now, server } = await loseWords()
  act(() => now().actions.say('and a bag'))
  expect(now().returned?.text).toBe('and a bag')
  expect(readUnsent('usr_ada', 'thr_1')?.text).toBe('Porto?')
  expect(server.of(CHAT)).toHaveLength(1)
})

test('a refused message does not stand in the way of the next one', async () => {
  const { now, server, answerNext, texts } = openThread()
  server.on(CHAT, () => refusal('server_error', 'That didn’t work.', 500))
  act(() => now().actions.say('Porto?'))
  await waitFor(() => expect(now().error).toBe('That didn’t work.'))
  const { start } = answerNext()
  act(() => now().actions.say('Rome?'))
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'Rome?', 'Gladly.']))
})

test('refused words go back to the composer when others are said in their place', async () => {
  const { now, server, answerNext } = openThread()
  server.on(CHAT, () => refusal('server_error', 'That didn’t work.', 500))
  act(() => now().actions.say('Porto?'))
  await waitFor(() => expect(now().error).toBe('That didn’t work.'))
  answerNext()
  act(() => now().actions.say('Rome?'))
  expect(now().returned?.text).toBe('Porto?')
  expect(readUnsent('usr_ada', 'thr_1')?.text).toBe('Rome?')
})

test('words that were to open a thread stay kept while something is said in another', async () => {
  keepUnsent({ userId: 'usr_ada', threadId: null, key: 'key_1', text: 'Porto?' })
  const { now, answerNext, texts } = openThread()
  const { start } = answerNext()
  act(() => now().actions.say('Thanks'))
  expect(readUnsent('usr_ada', 'thr_1')?.text).toBe('Thanks')
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts().at(-1)).toBe('Gladly.'))
  expect(readUnsent('usr_ada', 'thr_1')).toBeNull()
  expect(readUnsent('usr_ada', null)?.text).toBe('Porto?')
})

test('words that opened a thread are kept no longer, though it has its id by then', async () => {
  const server = fakeServer('thr_1')
  const stream = answerStream()
  server.on(CHAT, () => stream.response)
  const { result } = renderHook(() => useConversation({ ...NEW_THREAD, userId: 'usr_ada' }))
  act(() => result.current.actions.say('Porto?'))
  expect(readUnsent('usr_ada', null)?.text).toBe('Porto?')
  stream.send({ type: 'start', messageId: 'msg_2', messageMetadata: { threadId: 'thr_1' } })
  await waitFor(() => expect(result.current.threadId).toBe('thr_1'))
  expect(readUnsent('usr_ada', null)).toBeNull()
})

test('words that never arrived go back to the composer when something is pressed in their place', async () => {
  const { now, answerNext, texts } = await loseWords()
  const { start } = answerNext()
  act(() => now().work.again('msg_2'))
  expect(now().returned?.text).toBe('Porto?')
  expect(readUnsent('usr_ada', 'thr_1')).toBeNull()
  start('msg_4', 'Hello again.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello again.']))
})

test('so do those of an edit', async () => {
  const { now, server, answerNext } = openThread()
  server.on(CHAT, () => {
    throw new TypeError('Failed to fetch')
  })
  act(() => now().work.edit('msg_1', 'Hi from Porto'))
  await waitFor(() => expect(now().error).toBe('The connection was lost.'))
  answerNext()
  act(() => now().work.again('msg_2'))
  expect(now().returned?.text).toBe('Hi from Porto')
})

test('words that never arrived go back to the composer when another version of the thread is shown', async () => {
  const { now, server, texts } = await loseWords()
  const other = { ...server.conversation, messages: [said('msg_1', 'Hi'), answered('msg_8', 'Good day.')] }
  server.on('POST /api/threads/thr_1/versions', () => Response.json(other))
  act(() => now().work.showVersion('msg_8'))
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Good day.']))
  expect(now().returned?.text).toBe('Porto?')
})

test('while it is still looked whether they arrived, the very same words can be sent once more, and nothing takes their place', async () => {
  const opened = openThread()
  const { now, server, answerNext, texts } = opened
  const { promise: looked, resolve: letLook } = Promise.withResolvers<void>()
  server.on('GET /api/threads/thr_1/conversation', async () => {
    await looked
    return Response.json(server.conversation)
  })
  await loseWords(opened)
  act(() => now().actions.say('and a bag'))
  expect(now().returned?.text).toBe('and a bag')
  const { start } = answerNext()
  act(() => now().actions.retry())
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'Porto?', 'Gladly.']))
  await act(async () => letLook())
  expect(texts()).toEqual(['Hi', 'Hello.', 'Porto?', 'Gladly.'])
  expect(now().error).toBeNull()
  const [first, second] = server.of(CHAT).map(({ body }) => keyOf(body))
  expect([second, server.of(CHAT)]).toEqual([first, expect.objectContaining({ length: 2 })])
})

test('older words that were to open a thread make way for what was brought here, and are not lost', () => {
  keepUnsent({ userId: 'usr_ada', threadId: null, key: 'key_1', text: 'Porto?' })
  const { result } = renderHook(() => useConversation({ ...NEW_THREAD, userId: 'usr_ada' }))
  act(() => result.current.giveUnsentBack('Rome?'))
  expect(result.current.returned?.text).toBe('Porto?')
  expect(readUnsent('usr_ada', null)).toBeNull()
  keepUnsent({ userId: 'usr_ada', threadId: null, key: 'key_2', text: 'Rome?' })
  act(() => result.current.giveUnsentBack('Rome?'))
  expect(result.current.returned?.text).toBe('Porto?')
})
