import { afterEach, expect, test, vi } from 'vitest'
import { ask, openAIAt } from '@/tests/fixtures/openai-server/ask'
import { sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { KEY, openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import type { Brain } from '@/tests/fixtures/openai-server/wire'
import { createOpenAIModel } from './openai-model'
import { takesReasoningEffort } from './takes-reasoning-effort'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of open.splice(0)) await server.close()
})

async function serve(brain: Brain) {
  const server = await openOpenAIServer(brain)
  open.push(server)
  return server
}

const CALL = { text: 'Let me see.', calls: [{ name: 'double', rawArguments: '{"of":21}' }] }

test.each(['responses', 'chat'] as const)('by %s a tool is called and its result answered, streamed and counted', async (api) => {
  const server = await serve(sayingBrain(CALL, { text: 'It is 42. You might have guessed it.' }))
  const answer = await ask(openAIAt(server.baseUrl, api))
  expect(server.refused).toEqual([])
  expect(server.received.map(({ format }) => format)).toEqual([api, api])
  expect(answer).toMatchObject({ status: 'complete', results: [{ result: 42 }], told: [], keptNotices: [] })
  expect(answer.text).toBe('Let me see.It is 42. You might have guessed it.')
  // Its syllables travel together, and not beyond a sentence.
  expect(answer.chunks.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(2)
  expect(answer.usage.inputTokens).toBeGreaterThan(50)
  expect(answer.usage.outputTokens).toBeGreaterThan(5)
})

test.each(['responses', 'chat'] as const)('by %s an answer that is not streamed is read as well', async (api) => {
  const server = await serve(sayingBrain(CALL))
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'double 21' }] }]
  const { content } = await openAIAt(server.baseUrl, api).doGenerate({ prompt })
  expect(content).toMatchObject([
    { type: 'text', text: 'Let me see.' },
    { type: 'tool-call', toolName: 'double', input: '{"of":21}' },
  ])
})

test('nothing is kept at the service, one tool is called at a time, little is thought and said, and nobody is named', async () => {
  const server = await serve(sayingBrain({ text: 'Yes.' }))
  await ask(openAIAt(server.baseUrl, 'responses'))
  const { body } = server.received[0] ?? {}
  expect(body).toMatchObject({
    model: 'gpt-5-mini',
    store: false,
    parallel_tool_calls: false,
    reasoning: { effort: 'low' },
    max_output_tokens: 8_000,
    stream: true,
  })
  expect(body?.reasoning).not.toHaveProperty('summary')
  expect(JSON.stringify(body)).not.toMatch(/"(user|safety_identifier|metadata|prompt_cache_key)":/)
})

test('what changes from step to step is read last, so that the beginning stays the same', async () => {
  const server = await serve(sayingBrain(CALL, { text: 'It is 42.' }))
  await ask(openAIAt(server.baseUrl, 'responses'))
  const [first, second] = server.received.map(({ body }) => body.input)
  if (!Array.isArray(first) || !Array.isArray(second)) throw new Error('there were no two requests')
  expect(first.map((item) => item.role ?? item.type)).toEqual(['developer', 'user', 'developer'])
  expect(second.map((item) => item.role ?? item.type)).toEqual([
    'developer',
    'user',
    'reasoning',
    'assistant',
    'function_call',
    'function_call_output',
    'developer',
  ])
  expect(second.slice(0, 2)).toEqual(first.slice(0, 2))
  expect(second.at(-1)).toMatchObject({ content: '<situation>{}</situation>' })
})

test('a compatible server gets one message of instructions, how things stand last, and no parameter that only OpenAI knows', async () => {
  const server = await serve(sayingBrain({ text: 'Yes.' }))
  await ask(openAIAt(server.baseUrl, 'chat', { modelId: 'some-open-model' }))
  const { body } = server.received[0] ?? {}
  expect(body?.messages).toMatchObject([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'double 21\n\n<situation>{}</situation>' },
  ])
  expect(Object.keys(body ?? {}).toSorted()).toEqual(
    ['max_tokens', 'messages', 'model', 'parallel_tool_calls', 'stream', 'stream_options', 'tool_choice', 'tools'].toSorted(),
  )
})

test('a model is OpenAI’s only when OpenAI is asked', () => {
  const options = { apiKey: KEY, modelId: 'some-model', api: 'chat' as const }
  expect(createOpenAIModel({ ...options, baseUrl: undefined }).provider).toBe('openai')
  expect(createOpenAIModel({ ...options, baseUrl: 'https://models.example.com/v1' }).provider).toBe('compatible')
})

test('an empty OPENAI_BASE_URL, as compose hands on what nobody set, is no other server', () => {
  vi.stubEnv('OPENAI_BASE_URL', '')
  const options = { apiKey: KEY, modelId: 'some-model', api: 'responses' as const, baseUrl: undefined }
  expect(createOpenAIModel(options).provider).toBe('openai')
})

test('only models that think first are told how much', () => {
  expect(['gpt-5-mini', 'gpt-5.1', 'gpt-6-luna', 'o4-mini'].filter(takesReasoningEffort)).toHaveLength(4)
  expect(['gpt-4.1', 'gpt-4o-mini', 'gpt-5-chat-latest', 'llama-3.3'].filter(takesReasoningEffort)).toEqual([])
})

test.each(['responses', 'chat'] as const)('by %s nothing is sent of what answers of the concierge carry', async (api) => {
  const server = await serve(sayingBrain({ text: 'Yes.' }))
  const said = { type: 'text' as const, text: 'Shall I?', providerOptions: { wayfarer: { pending: { asked: 'trip-type' } } } }
  const prompt = [
    { role: 'assistant' as const, content: [said] },
    { role: 'user' as const, content: [{ type: 'text' as const, text: 'yes' }] },
  ]
  await openAIAt(server.baseUrl, api).doGenerate({ prompt })
  expect(JSON.stringify(server.received[0]?.body)).toContain('Shall I?')
  expect(JSON.stringify(server.received[0]?.body)).not.toMatch(/wayfarer|trip-type/)
})
