import type { ModelMessage } from 'ai'

/** What the history may take of one request to a service that is paid by the token; instructions and tools come on top. */
export const HISTORY_TOKENS = 4_500
/** The embedded concierge reads for nothing, and never looks up again what it has forgotten. */
export const EMBEDDED_HISTORY_TOKENS = 16_000
/** These are sent as they are for as long as possible. */
const NEWEST_TURNS = 3
/** Turns are cut in groups, so that most requests begin with the same words as the one before and are read from a cache. */
const GROUP = 4
const LETTERS_PER_TOKEN = 4

/**
 * The history within a budget of tokens: first the tool results of older turns become one line each, then the oldest turns lose their
 * words. What still lies on the table (the newest result of each tool and direction) stays longest; the newest turn always stays.
 * A result never stands without its call. Nothing is cut while everything fits.
 */
export function fitHistory(messages: ModelMessage[], budgetTokens = HISTORY_TOKENS): ModelMessage[] {
  if (tokensOf(messages) <= budgetTokens) return messages
  const turns = toTurns(messages)
  const onTable = newestResults(messages)
  const older = Math.max(0, turns.length - NEWEST_TURNS)
  const cuts: ((turn: ModelMessage[]) => ModelMessage[])[] = [
    (turn) => shorten(turn, onTable),
    (turn) => onlyCalls(turn, onTable),
    () => [],
  ]
  for (const cut of cuts) {
    for (const count of groups(older)) {
      const fitted = [...turns.slice(0, count).flatMap(cut), ...turns.slice(count).flat()]
      if (tokensOf(fitted) <= budgetTokens) return fitted
    }
  }
  return fitNewest(turns.slice(older), budgetTokens)
}

/** About four letters to a token, as the trade reckons. */
export function roughTokens(value: unknown): number {
  return Math.ceil(JSON.stringify(value).length / LETTERS_PER_TOKEN)
}

/** Without what lies beside the words: a service that did not write it never gets it. */
function tokensOf(messages: ModelMessage[]): number {
  const beside = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : content.map((part) => ('providerOptions' in part ? part.providerOptions : undefined)),
  )
  return roughTokens(messages) - roughTokens(beside.filter((options) => options !== undefined))
}

/** Even the newest turns are too long: the last one stays whole, of the others what fits. */
function fitNewest(turns: ModelMessage[][], budgetTokens: number): ModelMessage[] {
  const last = turns.at(-1) ?? []
  const before = turns.slice(0, -1).map((turn) => shorten(turn, new Set()))
  while (before.length > 0 && tokensOf([...before.flat(), ...last]) > budgetTokens) before.shift()
  return [...before.flat(), ...last]
}

/** 4, 8, … and at last all of them. */
function groups(count: number): number[] {
  const whole = Array.from({ length: Math.floor(count / GROUP) }, (_, index) => (index + 1) * GROUP)
  return count % GROUP === 0 ? whole : [...whole, count]
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
