import { expect, test, vi } from 'vitest'
import { answerStream } from '@/tests/fixtures/conversation-server'
import { readAnswer, rehearse } from './read-answer'

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

test('the real one is told as ever after it', async () => {
  await rehearse()
  const stream = answerStream()
  const told: string[] = []
  const { body } = stream.response
  if (!body) throw new Error('the answer has no body')
  const reading = readAnswer(body, {
    signal: new AbortController().signal,
    onStart: (messageId) => told.push(`start ${messageId}`),
    onData: () => undefined,
    onMessage: ({ parts }) => told.push(parts.map((part) => (part.type === 'text' ? part.text : part.type)).join('')),
  })
  stream.start('msg_a', 'Three flights.')
  stream.finish()
  expect(await reading).toBe('ended')
  expect([...new Set(told)]).toEqual(['start msg_a', 'Three flights.'])
})
