import type { ModelMessage } from 'ai'

/** A history longer than `most` tokens is cut down to `afterCut` or less. Rare, deep cuts keep the service’s cache of earlier requests useful. */
export type HistoryRoom = { most: number; afterCut: number }

/** Of a service that is paid by the token; instructions and tools come on top. */
export const METERED_HISTORY: HistoryRoom = { most: 5_600, afterCut: 2_000 }
/** The embedded concierge reads for nothing, and never looks up again what it has forgotten. */
export const EMBEDDED_HISTORY: HistoryRoom = { most: 16_000, afterCut: 12_000 }
const LETTERS_PER_TOKEN = 4

/**
 * The history within a number of tokens. What was sent once is sent again word by word, so that a service has read it before; only where
 * a new message would pass the most is everything before it cut once, and that stays cut in the same way from then on. The newest turn
 * stays whole. Of older ones stays first what still lies on the table (the newest result of each tool and direction), then the words, the
 * newest first; other results become one line each. A result never stands without its call.
 */
export function fitHistory(messages: ModelMessage[], room: HistoryRoom, sizeOf = tokensOf): ModelMessage[] {
  let kept: ModelMessage[][] = []
  let size = 0
  for (const turn of toTurns(messages)) {
    if (size + sizeOf(turn.slice(0, 1)) > room.most) {
      kept = cut(kept, room.afterCut, sizeOf)
      size = sum(kept.map(sizeOf))
    }
    kept.push(turn)
    size += sizeOf(turn)
  }
  return kept.flat()
}

function cut(turns: ModelMessage[][], most: number, sizeOf: (turn: ModelMessage[]) => number): ModelMessage[][] {
  const onTable = newestResults(turns.flat())
  const newest = turns.at(-1) ?? []
  const older = turns.slice(0, -1)
  const kept: ModelMessage[][] = older.map(() => [])
  let left = most - sizeOf(newest)
  for (const shorter of [onlyCalls, shorten]) {
    for (const [index, turn] of [...older.entries()].toReversed()) {
      const candidate = shorter(turn, onTable)
      const more = sizeOf(candidate) - sizeOf(kept[index] ?? [])
      if (more > left) continue
      kept[index] = candidate
      left -= more
    }
  }
  return [...kept.filter((turn) => turn.length > 0), newest]
}

/** About four letters to a token, as the trade reckons. */
export function roughTokens(value: unknown): number {
  return Math.ceil(JSON.stringify(value).length / LETTERS_PER_TOKEN)
}

/** Without what lies beside the words: a service that did not write it never gets it. */
export function tokensOf(messages: ModelMessage[]): number {
  const beside = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : content.map((part) => ('providerOptions' in part ? part.providerOptions : undefined)),
  )
  return roughTokens(messages) - roughTokens(beside.filter((options) => options !== undefined))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function toTurns(messages: ModelMessage[]): ModelMessage[][] {
  const turns: ModelMessage[][] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (message.role === 'user' || !last) turns.push([message])
    else last.push(message)
  }
  return turns
}

/** The ids of the calls whose results nothing newer has replaced. */
function newestResults(messages: ModelMessage[]): Set<string> {
  const newest = new Map<string, string>()
  for (const message of messages) {
    if (message.role !== 'tool') continue
    for (const part of message.content) {
      if (part.type === 'tool-result') newest.set(`${part.toolName} ${directionOf(part.output)}`, part.toolCallId)
    }
  }
  return new Set(newest.values())
}

function directionOf(output: unknown): unknown {
  const value = output instanceof Object && 'value' in output ? output.value : null
  return value instanceof Object && 'sliceIndex' in value ? value.sliceIndex : ''
}

function shorten(turn: ModelMessage[], onTable: Set<string>): ModelMessage[] {
  return turn.map((message) => {
    if (message.role !== 'tool') return message
    const content = message.content.map((part) =>
      part.type === 'tool-result' && !onTable.has(part.toolCallId) ? { ...part, output: oneLine(part.output) } : part,
    )
    return { ...message, content }
  })
}

function oneLine(output: unknown) {
  const value = output instanceof Object && 'value' in output ? output.value : null
  const status = value instanceof Object && 'status' in value && typeof value.status === 'string' ? value.status : 'done'
  return { type: 'json' as const, value: { status, note: 'An older result, left out. Call the tool again if you need it.' } }
}

/** The calls whose results lie on the table, with those results, and no word. */
function onlyCalls(turn: ModelMessage[], onTable: Set<string>): ModelMessage[] {
  return turn.flatMap<ModelMessage>((message) => {
    if (message.role === 'assistant' && typeof message.content !== 'string') {
      const content = message.content.filter((part) => part.type === 'tool-call' && onTable.has(part.toolCallId))
      return content.length > 0 ? [{ ...message, content }] : []
    }
    if (message.role === 'tool') {
      const content = message.content.filter((part) => part.type === 'tool-result' && onTable.has(part.toolCallId))
      return content.length > 0 ? [{ ...message, content }] : []
    }
    return []
  })
}
