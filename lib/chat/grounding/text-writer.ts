import type { UIMessageChunk } from 'ai'
import { linesAtEnd, type Unit } from './text-units'

type Chunk = UIMessageChunk
/** `target` is the part that readers see: words of a second try may go on in the part of the first. */
type Part = { target: string; start: Chunk; end: Chunk | null; state: 'hidden' | 'open' | 'closed' }

/** Writes units into text parts, which begin with their first word. */
export function createTextWriter() {
  const parts = new Map<string, Part>()
  /** A model may use one id in every step. */
  const newest = new Map<string, string>()
  /** The part that a second try may go on in, and the ends of steps since. */
  let held: Part | null = null
  let steps: Chunk[] = []
  let hasShown = false
  let hasShownSinceResult = false
  let endsWithLines = 0
  let leftOutLines = 0

  let lastKind: Unit['kind'] = 'sentence'

  function* write({ partId, kind, text, flowed }: Unit): Generator<Chunk> {
    const part = parts.get(partId)
    if (!part || (part.state !== 'open' && text.trim() === '')) return
    if (part.state === 'closed') {
      const id = `${part.target}-${partId}`
      Object.assign(part, { target: id, end: { type: 'text-end', id } })
    }
    if (part.state !== 'open') {
      yield { ...part.start, type: 'text-start', id: part.target }
      endsWithLines = leftOutLines
    }
    part.state = 'open'
    // A line that was left out leaves its end.
    const gap = flowed === 0 ? '\n'.repeat(Math.max(0, leftOutLines - endsWithLines)) : ''
    leftOutLines = 0
    const delta = gap + text.slice(flowed)
    if (delta === '') return
    endsWithLines = linesAtEnd(text)
    lastKind = kind
    const isWord = delta.trim() !== ''
    hasShown ||= isWord
    hasShownSinceResult ||= isWord
    yield { type: 'text-delta', id: part.target, delta }
  }

  function* close(part = held): Generator<Chunk> {
    if (part?.state === 'open') {
      part.state = 'closed'
      yield { ...(part.end ?? { type: 'text-end' }), id: part.target } as Chunk
    }
    if (part !== held) return
    held = null
    yield* steps.splice(0)
  }

  return {
    /** Gives the name by which units tell that they belong to this part. */
    begin(start: Extract<Chunk, { type: 'text-start' }>): string {
      const partId = `part ${parts.size}`
      newest.set(start.id, partId)
      parts.set(partId, { target: start.id, start, end: null, state: 'hidden' })
      return partId
    },
    write,
    close: () => close(),
    isOpen: () => held !== null,
    hasShown: () => hasShown,
    hasShownSinceResult: () => hasShownSinceResult,
    /** Nothing more is written into this part for now; it stays open for a second try. */
    hold(partId: string): void {
      const part = parts.get(partId)
      held = part?.state === 'open' ? part : null
    },
    /** The words of this part, of which this is the first, go on where others were held. */
    join({ partId, kind }: Unit): void {
      const part = parts.get(partId)
      if (!part || !held || part === held) return
      Object.assign(part, { target: held.target, state: 'open' })
      // A list or a table begins and ends with a blank line.
      if (kind !== lastKind) leftOutLines = 2
      held.state = 'closed'
      held = null
      steps = []
    },
    leaveOut({ text }: Unit): void {
      leftOutLines = Math.max(leftOutLines, linesAtEnd(text))
    },
    /** A chunk that is no word. `isWaiting`: a second try may follow. */
    *pass(chunk: Chunk, isWaiting: boolean): Generator<Chunk> {
      if (chunk.type === 'tool-output-available' && chunk.preliminary !== true) hasShownSinceResult = false
      if (chunk.type === 'text-end') {
        const part = parts.get(newest.get(chunk.id) ?? '')
        if (!part) return
        part.end = chunk
        if (!isWaiting) yield* close(part)
      } else if (held && (chunk.type === 'finish-step' || chunk.type === 'start-step')) {
        steps.push(chunk)
      } else {
        yield chunk
      }
    },
    *writeAlone(text: string): Generator<Chunk> {
      const id = 'facts'
      yield { type: 'text-start', id }
      yield { type: 'text-delta', id, delta: text }
      yield { type: 'text-end', id }
    },
    *end(): Generator<Chunk> {
      for (const part of parts.values()) if (part.end !== null) yield* close(part)
      yield* close()
    },
  }
}
