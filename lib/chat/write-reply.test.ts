import type { UIMessageChunk } from 'ai'
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createScriptedModel, stepOf } from '../replay/scripted-model'
import { defineTool } from './define-tool'
import type { ChatMessage } from './message'
import { openStream } from './open-stream'
import type { ReplyRequest } from './reply-request'
import { toSdkTools } from './sdk-tools'
import { writeReply } from './write-reply'

const double = defineTool({
  prompt: { description: 'doubles', guidance: '' },
  input: z.object({ of: z.number() }),
  output: z.object({ result: z.number() }),
  execute: async ({ of }, factor: number) => ({ result: of * factor }),
  forModel: ({ result }) => ({ result }),
})

const HISTORY: ChatMessage[] = [{ id: 'msg_1', role: 'user', parts: [{ type: 'text', text: 'hello' }] }]

/** Says and calls these, step by step. */
function scripted(steps: Parameters<typeof stepOf>[0][]) {
  const left = steps.map(stepOf)
  return createScriptedModel({ next: async () => left.shift() ?? null })
}

function reply(change: Partial<ReplyRequest> & Pick<ReplyRequest, 'model'>) {
  const saved: { status: string; parts: ChatMessage['parts'] }[] = []
  const { stream, ...outlet } = openStream<UIMessageChunk>()
  const request: ReplyRequest = {
    history: HISTORY,
    tools: toSdkTools({ double }, 2),
    beforeStep: async () => ({ instructions: 'be brief', toolNames: ['double'], announce: null }),
    messageId: 'msg_2',
    metadata: { threadId: 'thr_1' },
    signal: new AbortController().signal,
    save: async (parts, status) => saved.push({ status, parts }) > 0,
    explain: () => 'It broke off.',
    ...change,
  }
  return { stream, done: writeReply(request, outlet), saved }
}

test('a tool is called, its result goes back, and the whole answer is stored once', async () => {
  const model = scripted([{ calls: [{ tool: 'double', input: { of: 21 } }] }, { text: 'It is 42.' }])
  const { stream, done, saved } = reply({ model })
  const chunks = await Array.fromAsync(stream)
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

test.each([
  { what: 'with words', steps: [{ text: 'Hello.' }], status: 'complete' },
  { what: 'without a word', steps: [{ text: '' }], status: 'failed' },
])('an answer $what has begun for whoever counts them before its storing waits for others', async ({ steps, status }) => {
  const order: string[] = []
  const { done } = reply({
    model: scripted(steps),
    onFirstWord: () => order.push('begun'),
    beforeSave: async () => order.push('waits'),
    save: async (_parts, stored) => order.push(stored) > 0,
  })
  await done
  expect(order[0]).toBe('begun')
  expect(order.slice(-2)).toEqual(['waits', status])
})

test('an answer that nobody reads is stored all the same', async () => {
  const { done, saved } = reply({ model: scripted([{ text: 'Anyone there?' }]) })
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
  const chunks = await Array.fromAsync(stream)
  await done
  expect(JSON.stringify(chunks)).toContain('It broke off.')
  expect(JSON.stringify(chunks)).not.toContain('secret detail')
  expect(saved.at(-1)).toMatchObject({ status: 'failed' })
})

test('what a transform holds back is neither shown nor stored', async () => {
  async function* withoutFigures(chunks: AsyncIterable<UIMessageChunk>) {
    for await (const chunk of chunks) yield chunk.type === 'text-delta' ? { ...chunk, delta: chunk.delta.replace(/\d/g, '#') } : chunk
  }
  const { stream, done, saved } = reply({ model: scripted([{ text: 'It costs 42.' }]), transforms: [withoutFigures] })
  const chunks = await Array.fromAsync(stream)
  await done
  expect(JSON.stringify(chunks)).toContain('It costs ##.')
  expect(JSON.stringify([chunks, saved])).not.toContain('42')
})

test('what changes from step to step is the last thing that the model reads', async () => {
  const model = new MockLanguageModelV4({
    doStream: scripted([{ calls: [{ tool: 'double', input: { of: 21 } }] }, { text: '42' }]).doStream,
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
  const model = new MockLanguageModelV4({ doStream: scripted([{ text: 'ok' }]).doStream })
  const failed: ChatMessage = { id: 'a', role: 'assistant', parts: [{ type: 'data-notice', data: { kind: 'fault', text: 'It failed.' } }] }
  const silent: ChatMessage = { id: 'c', role: 'assistant', parts: [{ type: 'step-start' }, { type: 'text', text: ' ' }] }
  const again: ChatMessage = { id: 'b', role: 'user', parts: [{ type: 'text', text: 'hello?' }] }
  const { done, saved } = reply({ model, history: [...HISTORY, failed, silent, again] })
  await done
  expect(saved.at(-1)).toMatchObject({ status: 'complete' })
  expect(model.doStreamCalls[0]?.prompt.map(({ role }) => role)).toEqual(['system', 'user', 'user'])
})

test('an answer of no words and no card is told to be none', async () => {
  const { done, saved } = reply({ model: scripted([{}]) })
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
    doStream: scripted([{ calls: [{ tool: 'broken', input: {} }] }, { text: 'Sorry.' }]).doStream,
  })
  const { stream, done } = reply({
    model,
    tools: toSdkTools({ broken }, null),
    beforeStep: async () => ({ instructions: '', toolNames: ['broken'], announce: null }),
  })
  const chunks = JSON.stringify(await Array.fromAsync(stream))
  await done
  expect(chunks + JSON.stringify(model.doStreamCalls.map((call) => call.prompt))).not.toContain('secret')
  expect(JSON.stringify(model.doStreamCalls[1]?.prompt)).toContain('This tool failed and changed nothing.')
})

test('readers are let go when the last words cannot be stored', async () => {
  const save = async () => {
    throw new Error('disk full')
  }
  const { stream, done } = reply({ model: scripted([{ text: 'Words' }]), save })
  const failing = expect(done).rejects.toThrow('disk full')
  expect((await Array.fromAsync(stream)).at(-1)).toMatchObject({ type: 'finish' })
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
  expect(calls).toBeLessThanOrEqual(12)
})

test.each<[input: object, told: string]>([
  [{ of: 21, twice: true, half: null }, '"notFieldsOfThisTool":["twice"]'],
  [{ of: 'many' }, 'of: Invalid input: expected number, received string'],
])('a model is told what of its call counted for nothing, and what was wrong: %j', async (input, told) => {
  const model = new MockLanguageModelV4({ doStream: scripted([{ calls: [{ tool: 'double', input }] }, { text: 'ok' }]).doStream })
  await reply({ model }).done
  const [, second] = model.doStreamCalls
  expect(JSON.stringify(second?.prompt.filter(({ role }) => role === 'tool'))).toContain(told)
})

test('a click reaches the model as words, and an older tool result as a marker', async () => {
  const model = new MockLanguageModelV4({
    doStream: scripted([{ text: 'ok' }]).doStream,
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
  const model = scripted([{ calls: [{ tool: 'slow', input: {} }] }, { text: 'Done.' }])
  const { stream, done, saved } = reply({
    model,
    tools: toSdkTools({ slow }, 2),
    beforeStep: async () => ({ instructions: '', toolNames: ['slow'], announce: null }),
  })
  const outputs = (await Array.fromAsync(stream)).filter((chunk) => chunk.type === 'tool-output-available')
  await done
  expect(outputs.map((chunk) => [chunk.output, chunk.preliminary === true])).toEqual([
    [{ status: 'working', steps: 1 }, true],
    [{ status: 'done', steps: 2 }, false],
  ])
  expect(saved.at(-1)?.parts).toContainEqual(expect.objectContaining({ type: 'tool-slow', output: { status: 'done', steps: 2 } }))
})

test('a tool that has finished is stored at once: an answer that is cut off then never runs it again', async () => {
  const inner = scripted([{ calls: [{ tool: 'double', input: { of: 21 } }] }, { text: 'It is 42.' }])
  const seen: boolean[] = []
  const model = new MockLanguageModelV4({
    doStream: async (options) => {
      for (let turn = 0; turn < 5; turn++) await new Promise((resume) => setImmediate(resume))
      seen.push(saved.some(({ parts }) => parts.some((part) => 'output' in part)))
      return inner.doStream(options)
    },
  })
  const { done, saved } = reply({ model })
  await done
  expect(seen).toEqual([false, true])
})

test('an answer that cannot be put together ends all the same, for its readers and its store', async () => {
  async function* headless(chunks: AsyncIterable<UIMessageChunk>) {
    for await (const chunk of chunks) if (chunk.type !== 'text-start') yield chunk
  }
  const { stream, done, saved } = reply({ model: scripted([{ text: 'No beginning.' }]), transforms: [headless] })
  const read = Array.fromAsync(stream)
  await done
  expect((await read).at(-1)).toMatchObject({ type: 'finish' })
  expect(saved.at(-1)).toMatchObject({ status: 'partial' })
})

const KEPT: ChatMessage['parts'] = [
  { type: 'step-start' },
  { type: 'text', text: 'Let me see.', state: 'done' },
  { type: 'tool-double', toolCallId: 'x', state: 'output-available', input: { of: 21 }, output: { result: 42 } },
]

test('an answer that goes on shows and stores what it kept, and its model reads that last and runs no tool again', async () => {
  const model = new MockLanguageModelV4({ doStream: scripted([{ text: 'It is 42.' }]).doStream })
  const half: ChatMessage = { id: 'msg_2', role: 'assistant', parts: [...KEPT, { type: 'text', text: 'It is' }] }
  const { stream, done, saved } = reply({ model, kept: KEPT, history: [...HISTORY, half] })
  const chunks = await Array.fromAsync(stream)
  await done
  expect(chunks.slice(0, 2).map(({ type }) => type)).toEqual(['start', 'start-step'])
  expect(saved.at(-1)).toMatchObject({ status: 'complete', parts: [...KEPT, { type: 'step-start' }, { type: 'text', text: 'It is 42.' }] })
  expect(model.doStreamCalls).toHaveLength(1)
  expect(model.doStreamCalls[0]?.prompt.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool'])
  expect(JSON.stringify(model.doStreamCalls[0]?.prompt)).not.toContain('It is')
})

test('a run that has lost its answer gives it up: nothing more is stored, and its readers end without a finish', async () => {
  const statuses: string[] = []
  let isAborted = false
  const model = new MockLanguageModelV4({
    doStream: async ({ abortSignal }) => ({
      stream: new ReadableStream({
        async start(source) {
          source.enqueue({ type: 'stream-start', warnings: [] })
          source.enqueue({ type: 'text-start', id: 't' })
          abortSignal?.addEventListener('abort', () => {
            isAborted = true
            source.error(new DOMException('lost', 'AbortError'))
          })
        },
        async pull(source) {
          await new Promise((resolve) => setTimeout(resolve, 10))
          if (!isAborted) source.enqueue({ type: 'text-delta', id: 't', delta: 'word ' })
        },
      }),
    }),
  })
  const save = async (_parts: unknown, status: string) => {
    statuses.push(status)
    return false
  }
  const { stream, done } = reply({ model, save })
  const types = (await Array.fromAsync(stream)).map(({ type }) => type)
  await done
  expect(isAborted).toBe(true)
  expect(statuses).toEqual(['streaming'])
  expect(types).not.toContain('finish')
  expect(types).not.toContain('abort')
})

test('a finish is seen only when the last words are stored, and not at all when they are another run’s', async () => {
  const order: string[] = []
  const save = async () => {
    order.push('stored')
    return true
  }
  const { stream } = reply({ model: scripted([{ text: 'Words.' }]), save })
  for (const { type } of await Array.fromAsync(stream)) order.push(type)
  expect(order.indexOf('stored')).toBeLessThan(order.indexOf('finish'))
  const other = reply({ model: scripted([{ text: 'Words.' }]), save: async () => false })
  expect((await Array.fromAsync(other.stream)).at(-1)?.type).not.toBe('finish')
})
