import { expect, test } from 'vitest'
import { keptParts, withOldWords, wordsBehindKept } from './kept-parts'
import type { ChatPart } from './message'

const step: ChatPart = { type: 'step-start' }
const text = (words: string): ChatPart => ({ type: 'text', text: words })
function done(toolCallId: string, output: unknown = { status: 'found' }, preliminary = false): ChatPart {
  return { type: 'tool-searchFlights', toolCallId, state: 'output-available', input: {}, output, ...(preliminary ? { preliminary } : {}) }
}
const open: ChatPart = { type: 'tool-searchFlights', toolCallId: 'open', state: 'input-available', input: {} }
const notice: ChatPart = { type: 'data-notice', id: 'fault', data: { kind: 'fault', text: 'It broke off.' } }

test('all up to the last finished use of a tool is kept, and the half sentence after it is not', () => {
  const finished = [step, text('Looking …'), done('a')]
  expect(keptParts([...finished, step, text('The cheapest is the'), notice])).toEqual(finished)
})

test('an answer that goes on keeps the marks of what was not shown', () => {
  const unsaid: ChatPart = { type: 'data-unsaid', data: { claims: ['£118.56'] } }
  expect(keptParts([step, text('Gladly. '), unsaid, done('a'), step, text('The')])).toEqual([step, text('Gladly. '), unsaid, done('a')])
})

test('a use that was cut off is made again, wherever it stands', () => {
  expect(keptParts([step, open, done('a'), done('b', { status: 'working' }), done('c', {}, true), notice])).toEqual([step, done('a')])
})

test('a use that failed or was denied has ended', () => {
  const failed: ChatPart = { type: 'tool-x', toolCallId: 'f', state: 'output-error', input: {}, errorText: 'no' }
  expect(keptParts([notice, failed, text('So')])).toEqual([failed])
})

test('words alone are said anew', () => {
  expect(keptParts([step, text('Half a sent')])).toEqual([])
})

test('until an answer that goes on has said something new, its old words stay at its end, and no use of a tool stands twice', () => {
  const early = [step, done('a'), step, done('b', { status: 'working' }), text('The cheapest is the'), notice]
  const kept = keptParts(early)
  const oldWords = wordsBehindKept(early)
  expect(oldWords).toEqual([text('The cheapest is the')])
  const again = [...kept, step, done('b', { status: 'working' })]
  const stored = withOldWords([...again, notice], kept.length, oldWords)
  expect(stored).toEqual([...again, ...oldWords, notice])
  // Cut off again before a word, it is as it was.
  expect([keptParts(stored), wordsBehindKept(stored)]).toEqual([kept, oldWords])
  const said = [...again, text('It is')]
  expect(withOldWords(said, kept.length, oldWords)).toEqual(said)
})
