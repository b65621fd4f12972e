import { FROM_SERVER } from '@/prompts/instructions'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { conciergeBrain } from '@/tests/fixtures/openai-server/brains'
import { replayThrough } from '@/tests/fixtures/openai-server/replay-through'
import { openOpenAIServer, type Received } from '@/tests/fixtures/openai-server/server'
import { isRecord, type Json, type WireFormat } from '@/tests/fixtures/openai-server/wire'
import { recordedTranscript } from '@/tests/replay/expect-transcript'

const LETTERS_PER_TOKEN = 4
/** What a token costs that the service still holds from the request before. */
const CACHED_WEIGHT = 0.1

/** One request as the service reads it: tools, instructions, then the conversation. `turn` counts the traveller's messages from 1. */
export type MeasuredRequest = {
  tokens: number
  /** Tools and instructions. */
  fixedTokens: number
  /** How much of it stood at the beginning of the request before; null for a thread's first. */
  prefixShare: number | null
  turn: number
}

/** Plays a recorded thread through the real client and its wire format, and measures every request that arrived. */
export async function measureRequests(file: string, api: WireFormat): Promise<MeasuredRequest[]> {
  const server = await openOpenAIServer(conciergeBrain())
  try {
    await replayThrough(openAIAt(server.baseUrl, api), await recordedTranscript(file))
    if (server.refused.length > 0) throw new Error(`${file}: ${server.refused[0]}`)
    return measureAll(server.received)
  } finally {
    await server.close()
  }
}

/** What all requests of one turn cost in whole tokens, when the service caches what it has read before. */
export function weighedTokens(requests: MeasuredRequest[]): number {
  return requests.reduce((sum, { tokens, prefixShare }) => sum + tokens * (1 - (prefixShare ?? 0) * (1 - CACHED_WEIGHT)), 0)
}

function measureAll(received: Received[]): MeasuredRequest[] {
  let before: string | null = null
  let turn = 0
  let heard = ''
  return received.map(({ format, body }) => {
    const messages = messagesOf(format, body)
    const fixed = JSON.stringify(body.tools ?? []) + JSON.stringify(messages[0])
    const text =
      fixed +
      messages
        .slice(1)
        .map((message) => JSON.stringify(message))
        .join('')
    const prefixShare = before === null ? null : sharedLength(before, text) / text.length
    before = text
    // Older messages may have been left out, so that their number doesn't tell.
    const words = textOf(messages.findLast(isTravellers))
    if (words !== heard || lastRole(messages) === 'user') turn += 1
    heard = words
    return { tokens: toTokens(text), fixedTokens: toTokens(fixed), prefixShare, turn }
  })
}

function messagesOf(format: WireFormat, body: Json): Json[] {
  const messages = format === 'responses' ? body.input : body.messages
  return Array.isArray(messages) ? messages.filter(isRecord) : []
}

/** What the traveller said, without how things stand behind it. */
function textOf(message: Json | undefined): string {
  const parts = typeof message?.content === 'string' ? [{ text: message.content }] : Array.isArray(message?.content) ? message.content : []
  return (
    parts
      .map(({ text }) => String(text))
      .join('')
      .split(FROM_SERVER)[0]
      ?.trim() ?? ''
  )
}

/** Of what was said or found last, before how things stand. */
function lastRole(messages: Json[]): unknown {
  return messages.findLast(({ role }) => role !== 'developer' && role !== 'system')?.role
}

function isTravellers({ role }: Json): boolean {
  return role === 'user'
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  for (let index = 0; index < most; index++) if (one[index] !== other[index]) return index
  return most
}

function toTokens(text: string): number {
  return Math.ceil(text.length / LETTERS_PER_TOKEN)
}
