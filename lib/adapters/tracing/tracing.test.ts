import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import type { FlightSupplier } from '../../ports/flight-supplier'
import type { Logger } from '../../ports/logger'
import { createOtlpTracer } from './otlp-tracer'
import { createSilentTracer } from './silent-tracer'
import { traceModel } from './trace-model'
import { traceSupplier } from './trace-supplier'

const attributeSchema = z.strictObject({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
    z.strictObject({ doubleValue: z.number() }),
    z.strictObject({ boolValue: z.boolean() }),
  ]),
})
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const spanSchema = z.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: hex(16).optional(),
  name: z.string().min(1),
  kind: z.literal(1),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attributeSchema),
  status: z.strictObject({ code: z.literal(2), message: z.string() }).optional(),
})
/** What a collector takes, by the public description of OTLP in JSON. */
const requestSchema = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(spanSchema) })),
    }),
  ),
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function openCollector(status = () => 200) {
  const requests: { path: string | undefined; type: string | undefined; spans: z.infer<typeof spanSchema>[] }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { resourceSpans } = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()))
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    requests.push({ path: request.url, type: request.headers['content-type'], spans })
    response.writeHead(status()).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    spans: () => requests.flatMap(({ spans }) => spans),
  }
}

const NEVER_BY_ITSELF = 3_600_000
const open = (endpoint: string, log: Logger = () => undefined) => createOtlpTracer({ endpoint, log, sendEveryMs: NEVER_BY_ITSELF })

test('work within work is told as such, with its facts, sums and failures', async () => {
  const collector = await openCollector()
  const tracer = open(collector.url)
  const turn = tracer.begin('turn', { 'model.id': 'concierge' })
  await turn.within(async () => {
    const tool = tracer.begin('tool call', { tool: 'searchFlights' })
    await tool.within(async () => {
      tracer.add('database.queries', 1)
      await Promise.resolve()
      tracer.add('database.queries', 1)
      tracer.add('database.ms', 1.5)
    })
    tool.end({ isWhole: true }, 'TypeError')
    tool.end({ isWhole: false })
  })
  turn.end()
  await tracer.flush()
  expect(collector.requests).toMatchObject([{ path: '/v1/traces', type: 'application/json' }])
  const [told, outer] = collector.spans()
  expect(told).toMatchObject({ name: 'tool call', traceId: outer?.traceId, parentSpanId: outer?.spanId, status: { message: 'TypeError' } })
  expect(told?.attributes).toEqual([
    { key: 'tool', value: { stringValue: 'searchFlights' } },
    { key: 'database.queries', value: { intValue: '2' } },
    { key: 'database.ms', value: { doubleValue: 1.5 } },
    { key: 'isWhole', value: { boolValue: true } },
  ])
  expect(outer?.parentSpanId).toBeUndefined()
  expect(BigInt(outer?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(told?.endTimeUnixNano ?? 0))
})

test('spans go in batches, and what nobody is under way in belongs to nothing', async () => {
  const collector = await openCollector()
  const tracer = open(collector.url)
  for (let count = 0; count < 450; count++) tracer.begin('work').end()
  tracer.add('database.ms', 5)
  await tracer.flush()
  await tracer.flush()
  expect(collector.requests.map(({ spans }) => spans.length)).toEqual([200, 200, 50])
  expect(new Set(collector.spans().map(({ traceId }) => traceId)).size).toBe(450)
  await tracer.flush()
  expect(collector.requests).toHaveLength(3)
})

test('a collector that is away or refuses costs nobody anything, and is told of once', async () => {
  let status = 503
  const collector = await openCollector(() => status)
  const log = vi.fn<Logger>()
  const tracer = open(collector.url, log)
  for (let count = 0; count < 3; count++) {
    tracer.begin('work').end()
    await tracer.flush()
  }
  expect(log).toHaveBeenCalledExactlyOnceWith('warn', 'traces', { message: expect.any(String), fault: '503' })
  status = 200
  tracer.begin('later').end()
  await tracer.flush()
  expect(collector.requests.at(-1)?.spans.map(({ name }) => name)).toEqual(['later'])
  const gone = open('http://127.0.0.1:9', log)
  gone.begin('work').end()
  await expect(gone.flush()).resolves.toBeUndefined()
})

test('a step of a model is a span until its last word, without a word of the thread', async () => {
  const collector = await openCollector()
  const tracer = open(collector.url)
  const model = traceModel(createConcierge(createKnownNames()), tracer)
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'hello from Maria Lindqvist' }] }]
  const { stream } = await model.doStream({ prompt })
  for await (const _ of stream) await tracer.flush()
  await tracer.flush()
  const [span, ...more] = collector.spans()
  expect(more).toEqual([])
  expect(span).toMatchObject({ name: 'model step' })
  expect(span?.attributes).toContainEqual({ key: 'model.finish', value: { stringValue: 'stop' } })
  expect(JSON.stringify(span)).not.toContain('Lindqvist')
})

test('a step that fails, and one that nobody reads to its end, are told as that', async () => {
  const collector = await openCollector()
  const tracer = open(collector.url)
  const failing: LanguageModelV4 = {
    ...createConcierge(createKnownNames()),
    doStream: () => Promise.reject(new RangeError('secret words')),
  }
  await expect(traceModel(failing, tracer).doStream({ prompt: [] })).rejects.toThrow('secret words')
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'hello' }] }]
  await (await traceModel(createConcierge(createKnownNames()), tracer).doStream({ prompt })).stream.cancel()
  await tracer.flush()
  expect(collector.spans().map(({ status }) => status?.message)).toEqual(['RangeError', 'stopped'])
})

test('a search is a span until its last offer, until it fails, or until nobody waits for more', async () => {
  const collector = await openCollector()
  const tracer = open(collector.url)
  const supplier = (work: () => AsyncIterable<unknown>) =>
    traceSupplier({ name: 'somebody', isSimulated: true, search: work } as unknown as FlightSupplier, tracer)
  const search = { slices: [{}, {}] } as unknown as Parameters<FlightSupplier['search']>[0]
  async function* two() {
    yield 1
    yield 2
  }
  const all: unknown[] = []
  for await (const result of supplier(two).search(search, new Date())) all.push(result)
  for await (const _ of supplier(two).search(search, new Date())) break
  const broken = async () => {
    for await (const _ of supplier(() => failAfter(two())).search(search, new Date()));
  }
  await expect(broken()).rejects.toThrow('no more')
  await tracer.flush()
  expect(all).toEqual([1, 2])
  const told = collector.spans().map(({ attributes, status }) => [attributes.find(({ key }) => key === 'results')?.value, status?.message])
  expect(told).toEqual([
    [{ intValue: '2' }, undefined],
    [{ intValue: '1' }, undefined],
    [{ intValue: '2' }, 'Error'],
  ])
})

async function* failAfter(results: AsyncIterable<unknown>) {
  yield* results
  throw new Error('no more')
}

test('where no collector is named nothing is wrapped, and nothing is sent', async () => {
  const silent = createSilentTracer()
  const model = createConcierge(createKnownNames())
  expect(traceModel(model, silent)).toBe(model)
  expect(silent.begin('turn').within(() => 7)).toBe(7)
  await silent.flush()
})
