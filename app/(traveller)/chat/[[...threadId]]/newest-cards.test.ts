import { expect, test } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { newestCards } from './newest-cards'

type Use = [tool: string, output: unknown, more?: { preliminary?: boolean; state?: string }]

/** One answer with these uses of tools, each called by its place in it. */
function answer(id: string, ...uses: Use[]): ChatMessage {
  const parts = uses.map(([tool, output, more], index) => ({
    type: `tool-${tool}`,
    toolCallId: `call-${index}`,
    state: 'output-available',
    input: {},
    output,
    ...more,
  }))
  return { id, role: 'assistant', parts: [{ type: 'text', text: 'Here they are.' }, ...(parts as ChatMessage['parts'])] }
}

const flights = (searchId: string, sliceIndex = 0) => ({ status: 'found', flights: { searchId, sliceIndex } })

test('the lowest card of each kind is the newest, whichever tool brought it', () => {
  const messages = [
    answer('a', ['searchFlights', flights('s1')], ['filterFlights', flights('s1')]),
    answer('b', ['rankFlights', flights('s1', 1)], ['summariseFlight', { status: 'shown' }]),
    answer('c', ['summariseFlight', { status: 'shown' }], ['searchFlights', flights('s2')]),
  ]
  expect([...newestCards(messages)].toSorted()).toEqual(['a/call-1', 'b/call-0', 'c/call-0', 'c/call-1'])
})

test('plans are told apart by their place, stays by what was searched for', () => {
  const plan = (slug: string) => ({ status: 'planned', plan: { destination: { slug } } })
  const stays = (city: string) => ({ status: 'found', stays: { search: { city } } })
  const messages = [
    answer('a', ['planTrip', plan('lisbon')], ['planTrip', plan('rome')], ['searchStays', stays('Lisbon')]),
    answer('b', ['changePlan', plan('lisbon')], ['searchStays', stays('Rome')]),
  ]
  expect([...newestCards(messages)].toSorted()).toEqual(['a/call-1', 'a/call-2', 'b/call-0', 'b/call-1'])
})

test('what became no card replaces none: a refusal, an answer without results, one that is not there yet, one of another shape', () => {
  const messages = [
    answer('a', ['chooseBags', { status: 'shown' }]),
    answer(
      'b',
      ['chooseBags', { status: 'refused' }],
      ['chooseBags', { status: 'unavailable' }],
      ['chooseBags', { status: 'shown' }, { preliminary: true }],
      ['chooseBags', { status: 'shown' }, { state: 'output-error' }],
      ['chooseBags', 'bags'],
      ['chooseBags', null],
    ),
  ]
  expect([...newestCards(messages)]).toEqual(['a/call-0'])
})
