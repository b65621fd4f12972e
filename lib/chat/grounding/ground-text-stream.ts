import type { UIMessageChunk } from 'ai'
import type { Correction } from '../reply-request'
import { createCleanText } from './drop-cleanly'
import type { Fault, Grounding } from './grounding'
import { isCourtesy } from './plain-beginning'
import { claimsOf, tellRefusal, unsaidForModel } from './second-try'
import { createUnitReader, sentencesOf, spaceAtEnd, type Unit, type UnitReader, withoutRows } from './text-units'
import { createTextWriter } from './text-writer'

type Chunk = UIMessageChunk
/** Something of the answer in its order: a unit of a text part, or any other chunk. */
type Item = { unit: Unit } | { chunk: Chunk }

/**
 * `first`: nothing was refused. `held`: something was, and it waits with all that follows it. `told`: the model knows, and what it says
 * next stands in place of that. `last`: it has said something else. What is refused of that is held once more, and then dropped.
 */
type Phase = 'first' | 'held' | 'told' | 'last'

/** What the call that follows in the same step may still say: what it is about to look for. */
const CAN_WAIT: Fault['kind'][] = ['date', 'place', 'airline', 'time', 'duration']
const MOST_UNITS_WAITING = 3
/** How often the model is told in an answer. */
const MOST_TOLD = 2
const ENDS_WAITING: Chunk['type'][] = ['tool-input-available', 'tool-input-error', 'finish-step', 'finish', 'error', 'abort']
const GOES_ON_BY_ITSELF = /^\s*[\p{Ll},;.!?–—-]/u

/** An answer on its way through the facts. */
export type GroundedAnswer = {
  /**
   * The answer with only those sentences of its text that stand in the facts; what comes out is what is shown and what is stored. A sentence
   * is let through as soon as it is whole, and sooner as far as it claims nothing.
   */
  read(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk>
  /** Each time the model is told, it gets another try, at most two in an answer. */
  correction: Correction
}

/** `canBeTold`: whether the model says something else when it is told; without, what is refused is dropped at once. */
export function groundAnswer(grounding: Grounding, { canBeTold = true } = {}): GroundedAnswer {
  const answer = createAnswer(grounding, canBeTold)
  return {
    async *read(chunks) {
      for await (const chunk of chunks) yield* answer.take(chunk)
      yield* answer.end()
    },
    correction: answer.correction,
  }
}

function createAnswer(grounding: Grounding, canBeTold: boolean) {
  const readers = new Map<string, UnitReader>()
  const calls = new Map<string, { toolName: string; input: unknown }>()
  const writer = createTextWriter()
  const clean = createCleanText()
  const said = new Set<string>()
  let phase: Phase = 'first'
  let waiting: Item[] = []
  let held: Unit[] = []
  let refused: { unit: Unit; faults: Fault[] } | null = null
  let toldCount = 0
  let isMarked = false
  let hasDropped = false
  let isOver = false

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
    yield* takeInOrder(chunk)
    if (ENDS_WAITING.includes(chunk.type)) yield* release()
  }

  function* takeInOrder(chunk: Chunk): Generator<Chunk> {
    if (chunk.type === 'text-start') {
      readers.set(chunk.id, createUnitReader(writer.begin(chunk)))
    } else if (chunk.type === 'text-delta') {
      const reader = readers.get(chunk.id)
      for (const unit of reader?.push(chunk.delta) ?? []) yield* pass({ unit })
      if (reader) yield* flow(reader)
    } else {
      if (chunk.type === 'text-end') for (const unit of readers.get(chunk.id)?.end() ?? []) yield* pass({ unit })
      yield* pass({ chunk })
    }
  }

  /** In its order: behind a unit that waits, everything waits. */
  function* pass(item: Item): Generator<Chunk> {
    const faults = 'unit' in item && waiting.length === 0 && phase !== 'held' ? faultsOf(item.unit) : []
    const isWaiting = faults.length > 0 && faults.every(({ kind }) => CAN_WAIT.includes(kind))
    if (waiting.length > 0 || isWaiting) waiting.push(item)
    else yield* settle(item)
    if (waiting.filter((one) => 'unit' in one).length > MOST_UNITS_WAITING) yield* release()
  }

  function* release(): Generator<Chunk> {
    const released = waiting
    waiting = []
    for (const item of released) yield* settle(item)
  }

  function* settle(item: Item): Generator<Chunk> {
    if ('unit' in item) return yield* settleUnit(item.unit)
    const { chunk } = item
    if (chunk.type === 'text-end' && phase !== 'held') yield* apply(clean.end())
    const isWaitingForWords = phase === 'held' || phase === 'told'
    if (isWaitingForWords && chunk.type.startsWith('tool-')) {
      // The words above a card are over: what comes later stands below it.
      yield* markRefused()
      const begun = held.find(isBegun)
      if (begun) yield* writer.write({ ...begun, text: brokenOff(begunOf(begun), false) })
      for (const unit of held) unit.flowed = 0
      yield* writer.close()
    }
    yield* writer.pass(chunk, isWaitingForWords)
  }

  function* settleUnit(unit: Unit): Generator<Chunk> {
    if (phase === 'held') return void held.push(unit)
    if (phase === 'told') {
      const resumed = yield* resume(unit)
      return resumed ? yield* settleUnit(resumed) : undefined
    }
    const faults = faultsOf(unit)
    if (faults.length === 0) return yield* apply(clean.keep(unit))
    if (refused?.unit !== unit) grounding.onRefused(faults, unit.text)
    if (mayBeTold(unit)) {
      phase = 'held'
      refused = { unit, faults }
      isMarked = false
      held = [...clean.takeLeads(), unit]
      return writer.hold(unit.partId)
    }
    phase = 'last'
    yield* refused?.unit === unit ? markRefused() : mark(faults)
    const rest = unit.kind === 'table' ? withoutRows(unit.text, (row) => grounding.faultsOf(row).length > 0) : null
    yield* apply(rest === null ? clean.drop(unit) : clean.keep({ ...unit, text: rest }))
  }

  /** A sentence of another try that goes on in words which stand there already is only dropped. */
  function mayBeTold(unit: Unit): boolean {
    if (!canBeTold || phase === 'first') return canBeTold
    return !isOver && toldCount < MOST_TOLD && refused?.unit !== unit && unit.flowed === 0
  }

  /** The first words of the second try go on where the first was held. Null for words that stand there already. */
  function* resume(unit: Unit): Generator<Chunk, Unit | null> {
    if (said.has(unit.text.trim())) return null
    phase = 'last'
    const begun = held.find(isBegun)
    held = []
    yield* markRefused()
    if (!begun) {
      writer.join(unit)
      return unit
    }
    const fragment = begunOf(begun)
    const isBegunAgain = unit.text.trimStart().startsWith(fragment.trimStart())
    const goesOn = isBegunAgain || GOES_ON_BY_ITSELF.test(unit.text)
    if (!goesOn) yield* writer.write({ ...begun, text: brokenOff(fragment, faultsOf(unit).length > 0) })
    writer.join(unit)
    if (!goesOn) return unit
    if (isBegunAgain) return { ...unit, flowed: unit.text.indexOf(fragment.trimStart()) + fragment.trimStart().length }
    const gap = /^[\s,;.!?]/.test(unit.text) ? '' : ' '
    return { ...unit, text: `${fragment}${gap}${unit.text}`, flowed: fragment.length }
  }

  function* apply({ shown, dropped }: { shown: Unit[]; dropped: Unit[] }): Generator<Chunk> {
    for (const unit of dropped) {
      hasDropped = true
      if (unit.flowed === 0) writer.leaveOut(unit)
      else yield* writer.write({ ...unit, text: brokenOff(begunOf(unit), true, spaceAtEnd(unit.text) || ' ') })
    }
    for (const unit of shown) {
      said.add(unit.text.trim())
      yield* writer.write(unit)
    }
  }

  /** What was shown of a sentence that cannot be finished, with an end. `isLast`: nothing is said in its place. */
  function brokenOff(begun: string, isLast: boolean, space = ' '): string {
    if (isCourtesy(begun)) return `${begun}.${space}`
    return isLast ? `${begun} … ${grounding.unsure()}${space}` : `${begun} …${space}`
  }

  /** Words flow while nothing was refused and nothing waits to be judged. */
  function* flow(reader: UnitReader): Generator<Chunk> {
    if (phase !== 'first' || waiting.length > 0 || clean.isWaiting()) return
    const text = reader.begun()
    const letters = grounding.plainBeginning(text)
    if (letters <= reader.flowed()) return
    yield* writer.write({ partId: reader.partId, kind: 'sentence', text: text.slice(0, letters), flowed: reader.flowed() })
    reader.letFlow(letters)
  }

  function* markRefused(): Generator<Chunk> {
    if (refused && !isMarked) yield* mark(refused.faults)
    isMarked = true
  }

  function* mark(faults: Fault[]): Generator<Chunk> {
    yield { type: 'data-unsaid', data: { claims: claimsOf(faults) } }
  }

  function faultsOf(unit: Unit): Fault[] {
    return sentencesOf(unit).flatMap(grounding.faultsOf)
  }

  const correction: Correction = {
    isDue: () => phase === 'held',
    tell() {
      if (!refused) return null
      // What it has said since stands in place of that.
      if (phase === 'last') return unsaidForModel(claimsOf(refused.faults))
      phase = 'told'
      toldCount += 1
      return tellRefusal(held[0] ?? refused.unit, refused.faults, writer.hasShown())
    },
  }

  /** Where the answer ends or breaks off, a sentence that was begun is held to the same rule; nothing may be left without any word. */
  function* end(): Generator<Chunk> {
    if (isOver) return
    isOver = true
    yield* release()
    for (const reader of readers.values()) for (const unit of reader.end()) yield* settleUnit(unit)
    if (phase === 'held' || phase === 'told') {
      phase = 'last'
      for (const unit of held.splice(0)) yield* settleUnit(unit)
    }
    yield* apply(clean.end())
    if (hasDropped && !writer.hasShownSinceResult()) {
      const instead = grounding.sayFacts() ?? (writer.hasShown() ? null : grounding.nothingCertain())
      if (instead !== null) yield* writer.writeAlone(instead)
    }
    yield* writer.end()
  }

  return { take, end, correction }
}

function isBegun({ flowed }: Unit): boolean {
  return flowed > 0
}

function begunOf({ text, flowed }: Unit): string {
  return text.slice(0, flowed)
}
