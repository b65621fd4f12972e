import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTripStore } from '@/components/state/trip-store'
import { readUnsent } from '@/components/state/unsent-message'
import { answered, refusal, said } from '@/tests/fixtures/conversation-server'
import { CHAT, openThread } from '@/tests/fixtures/open-thread'

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

test('while an answer is on its way nothing else is asked for in place of what stands there, and nothing is kept to be sent later', async () => {
  const { now, server, answerNext, texts } = openThread()
  const { start } = answerNext()
  act(() => now().actions.say('And Porto?'))
  act(() => now().work.startEditing('msg_1', 'Hi'))
  expect(now().editing).toBeNull()
  const kept = readUnsent('usr_ada', 'thr_1')
  act(() => now().work.edit('msg_1', 'Hi from Porto'))
  expect(now().refusal).toContain('still being written')
  act(() => now().work.again('msg_2'))
  act(() => now().work.showVersion('msg_8'))
  start('msg_4', 'Porto, too.')
  await waitFor(() => expect(texts()).toEqual(['Hi', 'Hello.', 'And Porto?', 'Porto, too.']))
  expect(kept?.text).toBe('And Porto?')
  expect(server.of(CHAT)).toHaveLength(1)
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
