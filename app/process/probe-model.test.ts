import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { readEnvironment } from '@/lib/env'
import type { Services } from '@/lib/services'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { type Fault, openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import type { ModelAnswer } from '@/tests/fixtures/openai-server/wire'
import { probeModel } from './probe-model'

const CALL: ModelAnswer = { calls: [{ name: 'noteReady', rawArguments: '{"isReady":true}' }] }
const WRITTEN: ModelAnswer = { text: '<tool_call>{"name": "noteReady", "arguments": {"isReady": true}}</tool_call>' }

/** What the log holds of a probe of this service. */
async function probed(says: ModelAnswer, { fault, ...options }: { fault?: Fault; apiKey?: string; probe?: string } = {}) {
  const server = await openOpenAIServer(sayingBrain(says))
  if (fault) server.dials.faults.push(fault)
  const lines = await logOf(openAIAt(server.baseUrl, 'chat', { modelId: 'llama3.1:8b', ...options }), options.probe)
  await server.close()
  return { lines, requests: server.received.length }
}

async function logOf(model: Services['model'], probe = 'on') {
  const read = readEnvironment({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3.1:8b', MODEL_PROBE: probe })
  if ('faults' in read) throw new Error(read.faults.join())
  const lines: unknown[] = []
  await probeModel({ model, environment: read.environment }, (level, event, facts) => void lines.push({ level, event, ...facts }))
  return lines
}

test('it tells which model answered and how it calls', async () => {
  const line = { level: 'info', event: 'model-probe', asked: 'llama3.1:8b', answeredBy: 'llama3.1:8b', toolCalls: 'streamed' }
  expect((await probed(CALL)).lines).toEqual([line])
  expect((await probed(CALL, { fault: { kind: 'whole' } })).lines).toEqual([{ ...line, toolCalls: 'whole' }])
})

test('it tells what to do where calls come as text, or do not come', async () => {
  expect((await probed(WRITTEN)).lines).toEqual([
    expect.objectContaining({ level: 'warn', toolCalls: 'as-text', advice: expect.stringContaining('docs/local-models.md') }),
  ])
  expect((await probed({ text: 'I am ready.' })).lines).toEqual([
    expect.objectContaining({ level: 'warn', toolCalls: 'none', advice: expect.stringContaining('trained for tools') }),
  ])
})

test('a service that refuses is told by its cause, and one that is away does not fail the start', async () => {
  const advice = (text: string) => [expect.objectContaining({ level: 'warn', answeredBy: null, advice: expect.stringContaining(text) })]
  expect((await probed(CALL, { apiKey: 'sk-wrong' })).lines).toEqual(advice('OPENAI_API_KEY'))
  expect((await probed(CALL, { fault: { kind: 'refuse', status: 404 } })).lines).toEqual(advice('OPENAI_MODEL'))
  expect((await probed(CALL, { fault: { kind: 'refuse', status: 400, message: 'auto tool choice requires a flag' } })).lines).toEqual(
    advice('refused a call of a tool with 400'),
  )
  expect(await logOf(openAIAt('http://127.0.0.1:1/v1', 'chat'))).toEqual(advice('OPENAI_BASE_URL'))
})

test('nobody is asked where it is turned off, or where the concierge is the model', async () => {
  expect(await probed(CALL, { probe: 'off' })).toEqual({ lines: [], requests: 0 })
  expect(await logOf(createConcierge(createKnownNames()))).toEqual([])
})
