import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { afterEach, expect, test } from 'vitest'
import { ask, openAIAt } from '@/tests/fixtures/openai-server/ask'
import { sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import type { ModelAnswer } from '@/tests/fixtures/openai-server/wire'
import { hideThinking } from './hide-thinking'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function serve(...answers: [ModelAnswer, ...ModelAnswer[]]) {
  const server = await openOpenAIServer(sayingBrain(...answers))
  open.push(server)
  return server
}

const THOUGHTS = 'The traveller wants a double. Twice 21 is 42, I am sure of that.'
const CALL = { calls: [{ name: 'double', rawArguments: '{"of":21}' }] }

// The test's server sends twelve letters at a time, so that each tag comes in two pieces.
test.each(['chat', 'responses'] as const)('by %s thoughts in tags are neither shown nor stored nor sent back', async (api) => {
  const server = await serve(
    { text: `<think>\n${THOUGHTS}\n</think>\n\nLet me see.`, ...CALL },
    { text: `<think>${THOUGHTS}</think>It is 42.` },
  )
  const answer = await ask(openAIAt(server.baseUrl, api, { modelId: 'some-open-model' }))
  expect(answer).toMatchObject({ status: 'complete', results: [{ result: 42 }], keptNotices: [] })
  expect(answer.text.replace(/\s+/g, ' ').trim()).toBe('Let me see.It is 42.')
  expect(JSON.stringify(answer.chunks)).not.toMatch(/sure of that|think>/)
  expect(server.received).toHaveLength(2)
  expect(JSON.stringify(server.received)).not.toMatch(/sure of that|think>/)
})

test('a model that is known to open no tag itself is read right from its first answer', async () => {
  const server = await serve({ text: `${THOUGHTS}\n</think>\n\nIt is 42.` })
  const answer = await ask(openAIAt(server.baseUrl, 'chat', { modelId: 'deepseek-r1:32b' }))
  expect(answer.text.trim()).toBe('It is 42.')
  expect(JSON.stringify(answer.chunks)).not.toMatch(/sure of that|think>/)
})

test('another model that closes a tag it never opened shows no tag, and no thoughts from its second answer on', async () => {
  const server = await serve({ text: `${THOUGHTS}</think>It is 42.` })
  const model = openAIAt(server.baseUrl, 'chat', { modelId: 'some-open-model' })
  expect(JSON.stringify((await ask(model)).chunks)).not.toContain('think>')
  const second = await ask(model)
  expect(second.text).toBe('It is 42.')
  expect(JSON.stringify(second.chunks)).not.toMatch(/sure of that|think>/)
})

test('a model that was expected to think aloud and does not is heard, and waits for nothing from its second answer on', async () => {
  const text = 'Twice twenty-one is forty-two. You might have guessed it. It has always been so.'
  const server = await serve({ text })
  const model = openAIAt(server.baseUrl, 'chat', { modelId: 'qwq-32b' })
  expect(await ask(model)).toMatchObject({ status: 'complete', text })
  const second = await ask(model)
  expect(second.text).toBe(text)
  expect(second.chunks.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(2)
})

test('thoughts that are cut off are no answer', async () => {
  const usage = { inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 }, outputTokens: { total: 1, text: 1, reasoning: 0 } }
  const cutOff = (said: string): LanguageModelV4StreamPart[] => [
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: said },
    { type: 'text-end', id: '1' },
    { type: 'finish', finishReason: { unified: 'length', raw: 'length' }, usage },
  ]
  expect(await wordsOf('qwq-32b', cutOff(THOUGHTS))).toBe('')
  expect(await wordsOf('some-open-model', cutOff(`<think>${THOUGHTS}`))).toBe('')
})

test('words without thoughts pass on piece by piece as they come, also with less-than signs', async () => {
  const pieces = ['Under £400', ' < £500', ' and a <', 'b> and </', 'thin', ' ice', '.']
  let push: (part: LanguageModelV4StreamPart) => void = () => {}
  const source = new ReadableStream<LanguageModelV4StreamPart>({ start: (controller) => (push = (part) => controller.enqueue(part)) })
  const { stream } = await hideThinking(modelOf('some-open-model', source)).doStream({ prompt: [] })
  const reader = stream.getReader()
  const heard: string[] = []
  push({ type: 'text-start', id: '1' })
  push({ type: 'text-delta', id: '1', delta: pieces[0] ?? '' })
  expect((await reader.read()).value).toMatchObject({ type: 'text-start' })
  // Nothing more has been said: the first words do not wait for the next.
  expect((await reader.read()).value).toMatchObject({ type: 'text-delta', delta: pieces[0] })
  for (const delta of pieces.slice(1)) push({ type: 'text-delta', id: '1', delta })
  push({ type: 'text-end', id: '1' })
  for (let part = (await reader.read()).value; part?.type === 'text-delta'; part = (await reader.read()).value) heard.push(part.delta)
  expect(heard.join('')).toBe(pieces.slice(1).join(''))
})

function modelOf(modelId: string, stream: ReadableStream<LanguageModelV4StreamPart>) {
  return {
    specificationVersion: 'v4' as const,
    provider: 'compatible',
    modelId,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('is not asked')),
    doStream: async () => ({ stream }),
  }
}

async function wordsOf(modelId: string, parts: LanguageModelV4StreamPart[]): Promise<string> {
  const source = new ReadableStream<LanguageModelV4StreamPart>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const { stream } = await hideThinking(modelOf(modelId, source)).doStream({ prompt: [] })
  let words = ''
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value.type === 'text-delta') words += next.value.delta
  }
  return words
}
