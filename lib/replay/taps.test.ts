import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { expect, test, vi } from 'vitest'
import { aStaySearch } from '@/tests/fixtures/stays'
import type { FlightSupplier } from '../ports/flight-supplier'
import { OutsideFailure } from '../ports/outside-failure'
import type { RedactedEvent } from '../ports/recording-store'
import type { StaySupplier } from '../ports/stay-supplier'
import { inRecording } from './current-recording'
import { unpack } from './pack'
import { createRecorder } from './recorder'
import { tapModel, tapStays, tapSupplier } from './taps'
import { type TranscriptEvent, transcriptEventSchema } from './transcript'

const START = new Date('2026-11-20T10:00:00Z')

function recordInto(events: TranscriptEvent[]) {
  const write = async (lines: RedactedEvent[]) => void events.push(...lines.map((line) => transcriptEventSchema.parse(line)))
  return createRecorder({ secrets: [], write, clock: () => new Date(START.getTime() + 250), startedAt: START })
}

const notAsked = async (): Promise<never> => {
  throw new Error('nobody asks this here')
}
const SUPPLIER: FlightSupplier = {
  name: 'sandbox',
  isSimulated: true,
  async *search() {
    yield { searchId: 'one' } as never
    yield { searchId: 'two' } as never
  },
  fetchDetails: notAsked,
  fetchSeatMaps: notAsked,
  fetchTerms: notAsked,
  book: notAsked,
  findBooking: async () => {
    throw new OutsideFailure('sandbox', 'No answer.')
  },
  quoteCancellation: notAsked,
  confirmCancellation: notAsked,
}

test('each answer of a search and each failure is recorded, in order and with its time, and passed on unchanged', async () => {
  const events: TranscriptEvent[] = []
  const recorder = recordInto(events)
  const tapped = tapSupplier(SUPPLIER)
  await inRecording(recorder, async () => {
    const found: unknown[] = []
    for await (const result of tapped.search({} as never, START)) found.push(result)
    expect(found).toEqual([{ searchId: 'one' }, { searchId: 'two' }])
    await expect(tapped.findBooking('ord_1')).rejects.toThrow('No answer.')
  })
  await recorder.settled()
  expect(events.map((event) => event.type === 'outside' && [event.call, event.answer && unpack(event.answer), event.failure])).toEqual([
    ['search', { searchId: 'one' }, undefined],
    ['search', { searchId: 'two' }, undefined],
    ['findBooking', undefined, { kind: 'outside', message: 'No answer.' }],
  ])
  expect(events.every(({ at }) => at === 250)).toBe(true)
})

test('what hotels answer is recorded like flights, and so is that they did not', async () => {
  const events: TranscriptEvent[] = []
  const recorder = recordInto(events)
  const stays: StaySupplier = {
    name: 'sandbox',
    isSimulated: true,
    search: async () => ({ checkInOn: '2027-05-10', checkOutOn: '2027-05-13', hotels: [{ hotelId: 'one' }] }),
    fetchHotel: async () => {
      throw new OutsideFailure('stays', 'The hotels didn’t answer.')
    },
  }
  await inRecording(recorder, async () => {
    const tapped = tapStays(stays)
    expect(await tapped.search(aStaySearch(), START)).toMatchObject({ hotels: [{ hotelId: 'one' }] })
    await expect(tapped.fetchHotel(aStaySearch(), 'one', START)).rejects.toThrow('The hotels didn’t answer.')
  })
  await recorder.settled()
  expect(events).toMatchObject([
    { port: 'stays', call: 'searchStays', request: { value: { now: START.toISOString() } } },
    { port: 'stays', call: 'fetchHotel', failure: { kind: 'outside', message: 'The hotels didn’t answer.' } },
  ])
})

test('nothing is recorded where nobody asked for it', async () => {
  const events: TranscriptEvent[] = []
  const recorder = recordInto(events)
  await expect(inRecording(null, () => tapSupplier(SUPPLIER).findBooking('ord_1'))).rejects.toThrow()
  await recorder.settled()
  expect(events).toEqual([])
})

const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
const PARTS: LanguageModelV4StreamPart[] = [
  { type: 'stream-start', warnings: [] },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'To ' },
  { type: 'text-delta', id: 't', delta: 'Lisbon.' },
  { type: 'text-end', id: 't' },
  { type: 'tool-call', toolCallId: 'c', toolName: 'searchFlights', input: '{"to":"LIS"}' },
  { type: 'finish', usage: NO_USAGE, finishReason: { unified: 'tool-calls', raw: undefined } },
]
function streamOf<T>(values: T[]): ReadableStream<T> {
  return new ReadableStream({
    start(controller) {
      for (const value of values) controller.enqueue(value)
      controller.close()
    },
  })
}
const CHUNKS = [{ text: 'To ' }, { text: 'Lisbon.' }, { call: { tool: 'searchFlights', input: { to: 'LIS' } } }]

test('a model is recorded chunk by chunk, with what it was given', async () => {
  const events: TranscriptEvent[] = []
  const recorder = recordInto(events)
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'wayfarer',
    modelId: 'said',
    supportedUrls: {},
    doGenerate: notAsked,
    doStream: async () => ({ stream: streamOf(PARTS) }),
  }
  await inRecording(recorder, async () => {
    const { stream } = await tapModel(model).doStream({ prompt: [{ role: 'system', content: 'Be short.' }] })
    expect(await Array.fromAsync(stream as unknown as AsyncIterable<unknown>)).toEqual(PARTS)
  })
  await recorder.settled()
  const prompt = { value: { messages: [{ role: 'system', text: 'Be short.' }] } }
  expect(events).toMatchObject([{ type: 'model', finish: 'tool-calls', chunks: CHUNKS, prompt }])
})

test('a recording that fails is told of once, stops, and breaks nothing', async () => {
  const onFailure = vi.fn()
  const write = vi.fn(async () => {
    throw new Error('the disk is full')
  })
  const recorder = createRecorder({ secrets: [], write, clock: () => START, startedAt: START, onFailure })
  for (let time = 0; time < 3; time++) {
    recorder.record({ type: 'say', text: 'Hello' })
    await recorder.settled()
  }
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(write).toHaveBeenCalledTimes(1)
})
