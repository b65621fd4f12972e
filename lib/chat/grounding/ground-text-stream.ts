import type { UIMessageChunk } from 'ai'
import type { Fault, Grounding } from './grounding'
import { NOTHING_CERTAIN } from './say-facts'
import { createSentenceSplitter, type SentenceSplitter } from './split-sentences'

type Chunk = UIMessageChunk
type TextPart = { start: Chunk; splitter: SentenceSplitter; isShown: boolean }
/** Something of the answer in its order: a whole sentence of a text part, or any other chunk. */
type Item = { id: string; sentence: string } | { chunk: Chunk }

/** What the call that follows in the same step may still say: what it is about to look for. */
const CAN_WAIT: Fault['kind'][] = ['date', 'place', 'airline', 'time', 'duration']
const MOST_SENTENCES_WAITING = 3
const ENDS_WAITING: Chunk['type'][] = ['tool-input-available', 'tool-input-error', 'finish-step', 'finish', 'error', 'abort']

/**
 * An answer with only those sentences of its text that stand in the facts. A sentence is let through as soon as it is whole; at most
 * once the facts stand in for one that is not. What comes out here is what is shown and what is stored.
 */
export async function* groundTextStream(chunks: AsyncIterable<Chunk>, grounding: Grounding): AsyncGenerator<Chunk> {
  const answer = createAnswer(grounding)
  for await (const chunk of chunks) yield* answer.take(chunk)
  yield* answer.end()
}

function createAnswer(grounding: Grounding) {
  const parts = new Map<string, TextPart>()
  const calls = new Map<string, { toolName: string; input: unknown }>()
  let waiting: Item[] = []
  let hasShown = false
  let hasRefused = false
  let hasToldFacts = false

  function* take(chunk: Chunk): Generator<Chunk> {
    if (chunk.type === 'tool-input-available') {
      calls.set(chunk.toolCallId, chunk)
      grounding.learnCall(chunk.input)
    }
    if (chunk.type === 'tool-output-available' && chunk.preliminary !== true) {
      const call = calls.get(chunk.toolCallId)
      grounding.learnResult(call?.toolName ?? '', chunk.output, call?.input)
    }
    if (chunk.type === 'finish' || chunk.type === 'abort' || chunk.type === 'error') yield* end()
    for (const item of itemsOf(chunk)) yield* pass(item)
    if (ENDS_WAITING.includes(chunk.type)) yield* release()
  }

  /** In its order: behind a sentence that waits, everything waits. */
  function* pass(item: Item): Generator<Chunk> {
    const faults = 'sentence' in item && waiting.length === 0 ? grounding.faultsOf(item.sentence) : []
    const isWaiting = faults.length > 0 && faults.every(({ kind }) => CAN_WAIT.includes(kind))
    if (waiting.length > 0 || isWaiting) waiting.push(item)
    else yield* show(item, faults)
    if (waiting.filter((one) => 'sentence' in one).length > MOST_SENTENCES_WAITING) yield* release()
  }

  function* release(): Generator<Chunk> {
    const released = waiting
    waiting = []
    for (const item of released) yield* show(item, 'sentence' in item ? grounding.faultsOf(item.sentence) : [])
  }

  function* show(item: Item, faults: Fault[]): Generator<Chunk> {
    if ('chunk' in item) {
      if (item.chunk.type !== 'text-end' || parts.get(item.chunk.id)?.isShown) yield item.chunk
      return
    }
    if (faults.length === 0) return yield* write(item.id, item.sentence)
    hasRefused = true
    grounding.onRefused(faults)
    const instead = hasToldFacts ? null : grounding.sayFacts()
    if (instead === null) return
    hasToldFacts = true
    yield* write(item.id, `${instead}${/\n\s*$/.test(item.sentence) ? '\n' : ' '}`)
  }

  function* write(id: string, text: string): Generator<Chunk> {
    const part = parts.get(id)
    if (!part) return
    if (!part.isShown && text.trim() === '') return
    if (!part.isShown) yield part.start
    part.isShown = true
    hasShown ||= text.trim() !== ''
    yield { type: 'text-delta', id, delta: text }
  }

  function itemsOf(chunk: Chunk): Item[] {
    if (chunk.type === 'text-start') {
      parts.set(chunk.id, { start: chunk, splitter: createSentenceSplitter(), isShown: false })
      return []
    }
    if (chunk.type === 'text-delta') return sentences(chunk.id, (splitter) => splitter.push(chunk.delta))
    if (chunk.type === 'text-end') return [...sentences(chunk.id, (splitter) => splitter.end()), { chunk }]
    return [{ chunk }]
  }

  function sentences(id: string, read: (splitter: SentenceSplitter) => string[]): Item[] {
    const part = parts.get(id)
    return part ? read(part.splitter).map((sentence) => ({ id, sentence })) : []
  }

  /** Where the answer breaks off, a sentence that was begun is held to the same rule; nothing may be left without any word. */
  function* end(): Generator<Chunk> {
    yield* release()
    for (const [id, { splitter }] of parts) {
      for (const sentence of splitter.end()) yield* show({ id, sentence }, grounding.faultsOf(sentence))
    }
    if (!hasRefused || hasToldFacts) return
    hasToldFacts = true
    const instead = grounding.sayFacts() ?? (hasShown ? null : NOTHING_CERTAIN)
    if (instead === null) return
    parts.set('facts', { start: { type: 'text-start', id: 'facts' }, splitter: createSentenceSplitter(), isShown: false })
    yield* write('facts', instead)
    yield { type: 'text-end', id: 'facts' }
  }

  return { take, end }
}
