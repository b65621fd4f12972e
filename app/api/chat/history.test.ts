import { expect, test } from 'vitest'
import { PARTS_VERSION } from '@/lib/chat/open-message'
import type { MessageRow } from '@/lib/ports/message-store'
import { openKnown, openShown } from './history'

const call = { type: 'tool-startCheckout', toolCallId: 'call-1', input: {}, state: 'output-available' }
const total = { amountMinor: 41_260, currency: 'EUR' }

function row(part: Record<string, unknown>): MessageRow {
  return {
    id: 'msg_1',
    threadId: 'thr_1',
    parentId: null,
    role: 'assistant',
    parts: [part],
    metadata: {},
    status: 'complete',
    version: PARTS_VERSION,
    createdAt: new Date(0),
    versions: ['msg_1'],
  }
}

test('a reader gets what an earlier version stored in the shape that cards draw today', () => {
  const stored = row({ ...call, output: { status: 'open', total, passengerCount: 2 } })
  expect(openShown(stored).parts).toEqual([{ ...call, output: { status: 'open', total, movedTo: null, passengerCount: 2 } }])
})

test('an output that no card can draw any more is words (vercel/ai #4584), and a report of that kind a card on its way', () => {
  const output = { status: 'open', hotel: 'Avenida Palace' }
  expect(openShown(row({ ...call, output })).parts).toEqual([
    { type: 'data-unreadable', data: { what: 'A card from another version (startCheckout)', words: 'Avenida Palace' } },
  ])
  const { type, toolCallId, input } = call
  expect(openShown(row({ ...call, output, preliminary: true })).parts).toEqual([{ type, toolCallId, input, state: 'input-available' }])
})

test('a model is told of an output by the tool itself, whatever its shape', () => {
  const output = { status: 'open', hotel: 'Avenida Palace' }
  expect(openKnown(row({ ...call, output })).parts).toEqual([{ ...call, output }])
})
