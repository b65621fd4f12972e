import type { UIMessageChunk } from 'ai'
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createScriptedModel } from '../replay/scripted-model'
import { defineTool, toSdkTools } from './define-tool'
import type { ChatMessage } from './message'
import { type ReplyRequest, streamReply } from './stream-reply'

const double = defineTool({
  prompt: { description: 'doubles', guidance: '' },
  input: z.object({ of: z.number() }),
  output: z.object({ result: z.number() }),
  execute: async ({ of }, factor: number) => ({ result: of * factor }),
  forModel: ({ result }) => result,
})

const HISTORY: ChatMessage[] = [{ id: 'msg_1', role: 'user', parts: [{ type: 'text', text: 'hello' }] }]

function reply(change: Partial<ReplyRequest> & Pick<ReplyRequest, 'model'>) {
  const saved: { status: string; parts: ChatMessage['parts'] }[] = []
  const { stream, done } = streamReply({
    history: HISTORY,
    tools: toSdkTools({ double }, 2),
    beforeStep: async () => ({ instructions: 'be brief', toolNames: ['double'], announce: null }),
    messageId: 'msg_2',
    metadata: { threadId: 'thr_1' },
    signal: new AbortController().signal,
    save: async (parts, status) => void saved.push({ status, parts }),
    explain: () => 'It broke off.',
    ...change,
  })
  return { stream, done, saved }
}

async function readAll(stream: ReadableStream<UIMessageChunk>): Promise<UIMessageChunk[]> {
  const chunks: UIMessageChunk[] = []
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
  return chunks
}

test('a tool is called, its result goes back, and the whole answer is stored once', async () => {
  const model = createScriptedModel([{ calls: [{ tool: 'double', input: { of: 21 }, result: null }] }, { text: 'It is 42.' }])
  const { stream, done, saved } = reply({ model })
  const chunks = await readAll(stream)
  await done
  expect(chunks[0]).toMatchObject({ type: 'start', messageId: 'msg_2' })
  expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { status: 'complete' } })
  expect(saved.filter(({ status }) => status !== 'streaming')).toHaveLength(1)
  expect(saved.at(-1)?.parts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'tool-double', output: { result: 42 } }),
      expect.objectContaining({ type: 'text', text: 'It is 42.' }),
    ]),
  )
})

test('an answer that nobody reads is stored all the same', async () => {
  const { done, saved } = reply({ model: createScriptedModel([{ text: 'Anyone there?' }]) })
  await done
  expect(saved.at(-1)).toMatchObject({ status: 'complete' })
})

test('a stop keeps what was written and marks it', async () => {
  const controller = new AbortController()
  const model = new MockLanguageModelV4({
    doStream: async ({ abortSignal }) => ({
      stream: new ReadableStream({
        start(source) {
          source.enqueue({ type: 'stream-start', warnings: [] })
          source.enqueue({ type: 'text-start', id: 't' })
          source.enqueue({ type: 'text-delta', id: 't', delta: 'Half an ans' })
          abortSignal?.addEventListener('abort', () => source.error(new DOMException('stopped', 'AbortError')))
        },
      }),
    }),
  })
  const { stream, done, saved } = reply({ model, signal: controller.signal })
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value.type === 'text-delta') controller.abort()
  }
  await done
  expect(saved.at(-1)).toMatchObject({
    status: 'partial',
    parts: expect.arrayContaining([expect.objectContaining({ text: 'Half an ans' })]),
  })
})

test('a model that breaks leaves its sentence and a failed answer', async () => {
  const model = new MockLanguageModelV4({
    doStream: async () => {
      throw new Error('secret detail')
    },
  })
  const { stream, done, saved } = reply({ model })
  const chunks = await readAll(stream)
  await done
  expect(JSON.stringify(chunks)).toContain('It broke off.')
  expect(JSON.stringify(chunks)).not.toContain('secret detail')
  expect(saved.at(-1)).toMatchObject({ status: 'failed' })
})

test('what a transform holds back is neither shown nor stored', async () => {
  const withoutFigures = () =>
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      transform(chunk, controller) {
        controller.enqueue(chunk.type === 'text-delta' ? { ...chunk, delta: chunk.delta.replace(/\d/g, '#') } : chunk)
      },
    })
  const { stream, done, saved } = reply({ model: createScriptedModel([{ text: 'It costs 42.' }]), transforms: [withoutFigures] })
  const chunks = await readAll(stream)
  await done
  expect(JSON.stringify(chunks)).toContain('It costs ##.')
  expect(JSON.stringify([chunks, saved])).not.toContain('42')
})

test('what changes from step to step is the last thing that the model reads', async () => {
  const model = new MockLanguageModelV4({
    doStream: createScriptedModel([{ calls: [{ tool: 'double', input: { of: 21 }, result: null }] }, { text: '42' }]).doStream,
  })
  let step = 0
  const { done } = reply({
    model,
    beforeStep: async () => ({ instructions: 'be brief', latest: `step ${++step}`, toolNames: ['double'], announce: null }),
  })
  await done
  expect(model.doStreamCalls.map(({ prompt }) => prompt.at(-1))).toMatchObject([
    { role: 'system', content: 'step 1' },
    { role: 'system', content: 'step 2' },
  ])
  expect(JSON.stringify(model.doStreamCalls[1]?.prompt)).not.toContain('step 1')
})

test('an answer that failed before its first word, or said nothing, leaves nothing for the next one to read', async () => {
  const model = new MockLanguageModelV4({ doStream: createScriptedModel([{ text: 'ok' }]).doStream })
  const failed: ChatMessage = { id: 'a', role: 'assistant', parts: [{ type: 'data-notice', data: { kind: 'fault', text: 'It failed.' } }] }
  const silent: ChatMessage = { id: 'c', role: 'assistant', parts: [{ type: 'step-start' }, { type: 'text', text: ' ' }] }
  const again: ChatMessage = { id: 'b', role: 'user', parts: [{ type: 'text', text: 'hello?' }] }
  const { done, saved } = reply({ model, history: [...HISTORY, failed, silent, again] })
  await done
  expect(saved.at(-1)).toMatchObject({ status: 'complete' })
  expect(model.doStreamCalls[0]?.prompt.map(({ role }) => role)).toEqual(['system', 'user', 'user'])
})

test('an answer of no words and no card is told to be none', async () => {
  const { done, saved } = reply({ model: createScriptedModel([{}]) })
  await done
  expect(saved.at(-1)).toMatchObject({
    status: 'failed',
    parts: expect.arrayContaining([expect.objectContaining({ type: 'data-notice' })]),
  })
})

test('a tool that throws tells neither model nor reader what went wrong inside', async () => {
  const broken = defineTool({
    prompt: { description: '', guidance: '' },
    input: z.object({}),
    output: z.object({}),
    execute: async () => {
      throw new Error('insert into users values (secret)')
    },
    forModel: () => null,
  })
  const model = new MockLanguageModelV4({
    doStream: createScriptedModel([{ calls: [{ tool: 'broken', input: {}, result: null }] }, { text: 'Sorry.' }]).doStream,
  })
  const { stream, done } = reply({
    model,
    tools: toSdkTools({ broken }, null),
    beforeStep: async () => ({ instructions: '', toolNames: ['broken'], announce: null }),
  })
  const chunks = JSON.stringify(await readAll(stream))
  await done
  expect(chunks + JSON.stringify(model.doStreamCalls.map((call) => call.prompt))).not.toContain('secret')
  expect(JSON.stringify(model.doStreamCalls[1]?.prompt)).toContain('This tool failed and changed nothing.')
})

test('readers are let go when the last words cannot be stored', async () => {
  const save = async () => {
    throw new Error('disk full')
  }
  const { stream, done } = reply({ model: createScriptedModel([{ text: 'Words' }]), save })
  const failing = expect(done).rejects.toThrow('disk full')
  expect((await readAll(stream)).at(-1)).toMatchObject({ type: 'finish' })
  await failing
})

test('a model that calls tools for ever is stopped', async () => {
  let calls = 0
  const model = new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'stream-start', warnings: [] },
          { type: 'tool-call', toolCallId: `c${calls++}`, toolName: 'double', input: '{"of":1}' },
          {
            type: 'finish',
            finishReason: { unified: 'tool-calls', raw: undefined },
            usage: {
              inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
              outputTokens: { total: 0, text: 0, reasoning: 0 },
            },
          },
        ],
      }),
    }),
  })
  const { done } = reply({ model })
  await done
  expect(calls).toBeLessThanOrEqual(9)
})

test('a click reaches the model as words, and an older tool result as a marker', async () => {
  const model = new MockLanguageModelV4({
    doStream: createScriptedModel([{ text: 'ok' }]).doStream,
  })
  const history: ChatMessage[] = [
    ...HISTORY,
    {
      id: 'a',
      role: 'assistant',
      parts: [{ type: 'tool-double', toolCallId: 'x', state: 'output-available', input: { of: 1 }, output: { was: 'older' } }],
    },
    { id: 'b', role: 'user', parts: [{ type: 'data-change', data: { label: 'You chose TP1361' } }] },
  ]
  const { done } = reply({ model, history })
  await done
  const prompt = JSON.stringify(model.doStreamCalls[0]?.prompt)
  expect(prompt).toContain('(by click) You chose TP1361')
  expect(prompt).toContain('from-an-older-version')
  expect(prompt).toContain('be brief')
})

test('a tool that takes long reports how far it is, and its answer is sent and stored once', async () => {
  const slow = defineTool({
    prompt: { description: 'takes its time', guidance: '' },
    input: z.object({}),
    output: z.object({ status: z.enum(['working', 'done']), steps: z.number() }),
    execute: async (_input, _context: number, report) => {
      report(() => ({ status: 'working', steps: 1 }))
      await new Promise((resolve) => setTimeout(resolve, 150))
      return { status: 'done' as const, steps: 2 }
    },
    forModel: ({ steps }) => steps,
  })
  const model = createScriptedModel([{ calls: [{ tool: 'slow', input: {}, result: null }] }, { text: 'Done.' }])
  const { stream, done, saved } = reply({
    model,
    tools: toSdkTools({ slow }, 2),
    beforeStep: async () => ({ instructions: '', toolNames: ['slow'], announce: null }),
  })
  const outputs = (await readAll(stream)).filter((chunk) => chunk.type === 'tool-output-available')
  await done
  expect(outputs.map((chunk) => [chunk.output, chunk.preliminary === true])).toEqual([
    [{ status: 'working', steps: 1 }, true],
    [{ status: 'done', steps: 2 }, false],
  ])
  expect(saved.at(-1)?.parts).toContainEqual(expect.objectContaining({ type: 'tool-slow', output: { status: 'done', steps: 2 } }))
})

test('an answer that cannot be put together ends all the same, for its readers and its store', async () => {
  const headless = () =>
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      transform(chunk, controller) {
        if (chunk.type !== 'text-start') controller.enqueue(chunk)
      },
    })
  const { stream, done, saved } = reply({ model: createScriptedModel([{ text: 'No beginning.' }]), transforms: [headless] })
  const read = readAll(stream)
  await done
  expect((await read).at(-1)).toMatchObject({ type: 'finish' })
  expect(saved.at(-1)).toMatchObject({ status: 'partial' })
})
