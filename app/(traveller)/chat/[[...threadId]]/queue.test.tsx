import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messageIdOf } from '@/lib/chat/message-id'
import { answered, answerStream, refusal, said } from '@/tests/fixtures/conversation-server'
import { CHAT, HELLO, keyOf, openThread, QUEUE } from '@/tests/fixtures/open-thread'

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
  expect(now().refusal).toBe('This message is already being answered.')
})

test('a second press while a waiting message is being taken back changes nothing', async () => {
  const { now, server } = openThread()
  const queued = [{ key: 'key_1', text: 'and a bag', createdAt: '2098-01-01T00:00:00Z' }]
  const { promise: isTaken, resolve: take } = Promise.withResolvers<void>()
  let isThere = true
  server.on('DELETE /api/chat/thr_1/queue/key_1', async () => {
    await isTaken
    if (!isThere) return refusal('not_found', 'Nothing waits under this key.', 404)
    isThere = false
    return Response.json({ queued: [] })
  })
  server.conversation = { ...server.conversation, queued, runningMessageId: 'msg_9' }
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(now().queued).toEqual(queued))
  const presses = [now().queue.edit('key_1'), now().queue.remove('key_1'), now().queue.edit('key_1')]
  take()
  await act(() => Promise.all(presses))
  expect([now().refusal, now().returned]).toEqual([null, { number: 1, text: 'and a bag' }])
  expect(server.of('DELETE /api/chat/thr_1/queue/key_1')).toHaveLength(1)
})

test('what is taken back before it has reached the server stays taken back, and what was said with it stays in sight', async () => {
  const { now, server, answerNext } = openThread()
  const { start } = answerNext()
  act(() => now().actions.say('Porto?'))
  start('msg_4', 'Gladly.')
  await waitFor(() => expect(now().status).toBe('streaming'))
  const [isThere, arrive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let queued: { key: string; text: string; createdAt: string }[] = []
  server.on(QUEUE, async ({ body }) => {
    isThere.resolve()
    await arrive.promise
    queued = [...queued, { key: keyOf(body), text: String(body.text), createdAt: '' }]
    server.conversation = { ...server.conversation, queued }
    return Response.json({ queued })
  })
  for (const text of ['first', 'second', 'third']) act(() => now().actions.say(text))
  const texts = () => now().queued.map(({ text }) => text)
  expect(texts()).toEqual(['first', 'second', 'third'])
  const second = now().queued[1]?.key ?? ''
  server.on(`DELETE /api/chat/thr_1/queue/${second}`, () => {
    if (!queued.some(({ key }) => key === second)) return refusal('not_found', 'Nothing waits under this key.', 404)
    queued = queued.filter(({ key }) => key !== second)
    server.conversation = { ...server.conversation, queued }
    return Response.json({ queued })
  })
  const seen: number[] = []
  const removal = now().queue.remove(second)
  await isThere.promise
  arrive.resolve()
  await waitFor(() => {
    seen.push(texts().length)
    expect(texts()).toEqual(['first', 'third'])
  })
  await act(() => removal)
  expect(Math.min(...seen)).toBe(2)
  expect(now().refusal).toBeNull()
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
