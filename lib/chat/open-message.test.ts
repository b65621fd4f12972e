import { convertToModelMessages } from 'ai'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageRow } from '../ports/message-store'
import type { ChatMessage } from './message'
import { openMessage, PARTS_VERSION } from './open-message'

const call = { toolCallId: 'c1', input: { from: 'London' } }
const WHOLE = [
  { type: 'text', text: 'Here they are.', state: 'done' },
  { type: 'step-start' },
  { type: 'reasoning', text: 'Two of them …' },
  { type: 'tool-searchFlights', ...call, state: 'input-streaming' },
  { type: 'tool-searchFlights', ...call, toolCallId: 'c2', state: 'input-available' },
  { type: 'tool-searchFlights', ...call, toolCallId: 'c3', state: 'approval-requested', approval: { id: 'a' } },
  { type: 'tool-searchFlights', ...call, toolCallId: 'c4', state: 'approval-responded', approval: { id: 'a', approved: true } },
  { type: 'tool-searchFlights', ...call, toolCallId: 'c5', state: 'output-available', output: { status: 'none', message: 'No flights.' } },
  { type: 'tool-searchFlights', ...call, toolCallId: 'c6', state: 'output-available', output: null, preliminary: true },
  { type: 'tool-searchFlights', ...call, toolCallId: 'c7', state: 'output-error', errorText: 'It failed.' },
  { type: 'tool-searchFlights', ...call, toolCallId: 'c8', state: 'output-denied', approval: { id: 'a', approved: false } },
  { type: 'data-change', data: { label: 'You chose TP1361', fact: 'chosen' } },
  { type: 'data-unsaid', data: { claims: ['£118.56'] } },
  { type: 'data-notice', id: 'fault', data: { kind: 'fault', text: 'It broke off.' } },
]

function row(parts: unknown, change: Partial<MessageRow> = {}): MessageRow {
  return {
    id: 'msg_1',
    threadId: 'thr_1',
    parentId: null,
    role: 'assistant',
    // A row holds whatever was written into it.
    parts: parts as unknown[],
    metadata: {},
    status: 'complete',
    version: PARTS_VERSION,
    createdAt: new Date(0),
    versions: ['msg_1'],
    ...change,
  }
}

const opened = (...parts: unknown[]) => openMessage(row(parts)).parts

test('what is known and whole passes unchanged, in every state that a card can have', () => {
  expect(opened(...WHOLE)).toEqual(WHOLE)
})

test('a card of a tool that is gone shows its name and the words on it, and no id', () => {
  const output = { offerId: 'ofr_8Zx', at: '2026-11-27T09:25', legs: [{ city: 'Lisbon', airline: 'TAP Air Portugal' }] }
  const parts = [{ type: 'tool-searchTrains', ...call, state: 'output-available', output }]
  expect(openMessage(row(parts), { isKnownTool: (name) => name === 'searchFlights' }).parts).toEqual([
    { type: 'data-unreadable', data: { what: 'A card from another version (searchTrains)', words: 'Lisbon · TAP Air Portugal' } },
  ])
})

test('what is broken says so, and takes nothing else with it', () => {
  const broken = [
    { type: 'tool-searchFlights', state: 'output-available', output: { city: 'Lisbon' } },
    { type: 'tool-searchFlights', ...call, state: 'levitating' },
    { type: 'tool-searchFlights', ...call, input: 'London', state: 'input-available' },
    { type: 'text', text: 7 },
    { type: 'data-change', data: null },
    { type: 'hologram', text: 'See it turn' },
    'Some words',
  ]
  const parts = opened(...broken, null, 4, [], {}, { type: 'text', text: 'Still here.' })
  expect(parts.slice(0, -1).map(({ type }) => type)).toEqual(broken.map(() => 'data-unreadable'))
  expect(parts.at(-1)).toEqual({ type: 'text', text: 'Still here.' })
  expect(JSON.stringify(parts)).toMatch(/Lisbon.*hologram.*See it turn.*Some words/)
})

test('files and sources are told in words', () => {
  const parts = opened(
    { type: 'file', mediaType: 'application/pdf', filename: 'ticket.pdf', url: 'data:,x' },
    { type: 'source-url', sourceId: 's', url: 'https://example.com/a', title: 'A guide' },
  )
  expect(parts).toMatchObject([
    { data: { what: 'A file (ticket.pdf)' } },
    { data: { what: 'A source', words: 'A guide · https://example.com/a' } },
  ])
})

test('of two cards under one id the first stays', () => {
  const card = { type: 'tool-searchFlights', ...call, state: 'output-available', output: {} }
  expect(opened(card, card).map(({ type }) => type)).toEqual(['tool-searchFlights', 'data-unreadable'])
})

test('the live trip is never kept, whatever was stored', () => {
  expect(opened({ type: 'data-trip', data: {} })).toEqual([])
})

test('parts of an older version are brought up step by step; an upgrade that fails leaves what can be read', () => {
  const upgrades = {
    1: (parts: unknown[]) => parts.map((part) => ({ type: 'text', text: String(part) })),
    2: (parts: unknown[]) => [...parts, { type: 'step-start' }],
  }
  const words = (version: number) => openMessage(row(['hello'], { version }), { upgrades, partsVersion: 3 }).parts
  expect(words(1)).toEqual([{ type: 'text', text: 'hello' }, { type: 'step-start' }])
  expect(words(3)).toEqual([])
  const failing = { 1: () => JSON.parse('{') }
  expect(openMessage(row(WHOLE), { upgrades: failing, partsVersion: 2 }).parts).toEqual(WHOLE)
})

test('a message of a newer version opens with what is known of it', () => {
  const parts = [
    { type: 'text', text: 'Hello.' },
    { type: 'seance', data: { spirit: 'Of Lisbon' } },
  ]
  expect(openMessage(row(parts, { version: 99 })).parts).toEqual([
    parts[0],
    { type: 'data-unreadable', data: { what: 'Something from another version (seance)', words: 'Of Lisbon' } },
  ])
})

test('beside the words stand status and versions, and of the metadata what fits', () => {
  const metadata = { createdAt: 7, key: 12, model: 'Concierge', status: 'failed', versions: ['x'], more: true }
  expect(openMessage(row([], { metadata, status: 'partial', versions: ['msg_0', 'msg_1'] })).metadata).toEqual({
    createdAt: 7,
    model: 'Concierge',
    status: 'partial',
    versions: ['msg_0', 'msg_1'],
  })
  expect(openMessage(row([], { metadata, status: 'streaming' })).metadata).toEqual({ createdAt: 7, model: 'Concierge' })
})

test('a part without a bottom opens, too', () => {
  let deep: unknown = 'down'
  for (let depth = 0; depth < 100_000; depth++) deep = { deep }
  const providerMetadata = { it: { goes: deep } }
  expect(opened({ type: 'text', text: 'Hello.', providerMetadata }, { type: 'x', deep }, WHOLE[0])).toHaveLength(3)
})

test('whatever a row holds, it opens to a message that a model can be sent', async () => {
  const anything = fc.jsonValue({ maxDepth: 4 })
  const mutated = fc
    .tuple(
      fc.constantFrom(...WHOLE),
      fc.constantFrom('type', 'text', 'state', 'toolCallId', 'input', 'output', 'approval', 'data', 'providerMetadata'),
      anything,
    )
    .map(([part, field, value]) => ({ ...part, [field]: value }))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anything, fc.array(fc.oneof(mutated, fc.constantFrom(...WHOLE), anything), { maxLength: 6 })),
      anything,
      fc.integer({ min: -2, max: 9 }),
      async (parts, metadata, version) => {
        const message = openMessage(row(parts, { metadata, version }))
        await convertToModelMessages<ChatMessage>([message], { ignoreIncompleteToolCalls: true })
        // What was opened once opens to the same again.
        expect(openMessage(row(message.parts)).parts).toEqual(message.parts)
      },
    ),
    { numRuns: 300 },
  )
})
