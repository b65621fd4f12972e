import { createHash } from 'node:crypto'
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { formatClocksIn, type TimeFormat } from '@/lib/travel/time-format'
import type { Situation } from '@/lib/travel/trip/situation'
import { decide } from './decide/decide'
import type { Decision } from './decide/decision'
import { answerIn } from './languages/answer-in'
import { hear } from './languages/hear'
import { sayAbroad } from './languages/say-abroad'
import { type Conversation, readPrompt } from './read-prompt'
import { HELP } from './say/say-talk'
import { type Answer, finishReason, streamParts, wholeContent } from './stream-parts'
import { layTable } from './table'
import { isToolName, type ToolResult } from './tool-results'
import { withoutNote } from './understand/planning/read-note'
import { understand } from './understand/understand'

const MODEL_ID = 'concierge-1'

/**
 * Wayfarer's own language model: no network, no clock, no memory. It reads the prompt that any model would get, and the same
 * prompt gives the same answer, down to its ids.
 */
export function createConcierge(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'wayfarer',
    modelId: MODEL_ID,
    supportedUrls: {},
    doGenerate: async (options) => {
      options.abortSignal?.throwIfAborted()
      const answer = answerTo(options)
      return {
        content: wholeContent(answer),
        finishReason: finishReason(answer.content),
        usage: answer.usage,
        warnings: [],
        response: { id: `res_${answer.id}`, modelId: MODEL_ID },
      }
    },
    doStream: async (options) => {
      options.abortSignal?.throwIfAborted()
      return { stream: toStream(streamParts(answerTo(options)), options.abortSignal) }
    },
  }
}

function answerTo(options: LanguageModelV4CallOptions): Answer {
  const decision = decideOn(options)
  const content =
    'say' in decision ? { text: decision.say } : { text: decision.before, toolName: decision.call, input: JSON.stringify(decision.input) }
  const inputTokens = roughTokens(JSON.stringify(options.prompt))
  const outputTokens = roughTokens('say' in decision ? decision.say : `${decision.before ?? ''}${JSON.stringify(decision.input)}`)
  return {
    id: idOf(options.prompt),
    modelId: MODEL_ID,
    content,
    usage: {
      inputTokens: { total: inputTokens, noCache: inputTokens, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
    },
  }
}

/** The decision, its words as the instructions ask for them. */
function decideOn({ prompt, tools }: LanguageModelV4CallOptions): Decision {
  const conversation = readPrompt(prompt)
  return onClock(decideIn(conversation, (tools ?? []).map(({ name }) => name).filter(isToolName)), conversation.wishes.timeFormat)
}

function onClock(decision: Decision, format: TimeFormat): Decision {
  if ('say' in decision) return { say: formatClocksIn(decision.say, format) }
  return decision.before ? { ...decision, before: formatClocksIn(decision.before, format) } : decision
}

function decideIn(conversation: Conversation, allowed: ToolResult['tool'][]): Decision {
  const { situation, wishes, words: newest, earlierWords: earlier, lastAnswer, answers, before, thisTurn } = conversation
  if (!situation) return { say: HELP }
  const { english, language } = hear([...earlier, newest])
  const words = english.at(-1) ?? ''
  const spoken = { lastAnswer, answers, earlierWords: english.slice(0, -1).map(withoutNote) }
  const tableNow = layTable(situation, [...before, ...thisTurn], spoken)
  const tableThen = layTable(situationThen(situation, before, thisTurn), before, spoken)
  // A list fetched since the message was written answers to it only if none lay there before.
  const flights = tableThen.flights ? {} : { flights: tableNow.flights, flightsBySlice: tableNow.flightsBySlice }
  const hasPickedFlight = thisTurn.some(({ tool, input }) => tool === 'chooseFlight' && input.offerId !== undefined)
  const understood = understand(words, hasPickedFlight ? { ...tableThen, fares: [] } : { ...tableThen, ...flights })
  const isFresh = ({ tool, result }: ToolResult) => tool === 'rewindTrip' && result?.status === 'rewound' && result.to === 'start'
  const isFirstSearch = !before
    .slice(before.findLastIndex(isFresh) + 1)
    .some(({ tool, result }) => tool === 'searchFlights' && result?.status === 'found')
  const position = { understood, table: tableNow, made: thisTurn, allowed, isFirstSearch }
  const written = `${earlier.at(-1) ?? ''} ${newest}`
  return sayAbroad(decide(position), position, answerIn(wishes.language, language, written))
}

/** The plan that the message spoke of, as it was told before this turn changed it. */
function planThen(now: Situation, before: ToolResult[], thisTurn: ToolResult[]): Situation {
  if (!thisTurn.some(({ result }) => result?.status === 'planned')) return now
  const { plan, ...rest } = now
  const told = before.findLast(({ result }) => result?.status === 'planned')?.result
  if (told?.status !== 'planned') return rest
  const { place, days } = told.plan
  return { ...rest, plan: { place, days: days.length, startsOn: null, stops: days.map(({ stops }) => stops) } }
}

/** A search of this turn has replaced the result, or a fare has completed the trip; the traveller still spoke of the one before. */
function situationThen(now: Situation, before: ToolResult[], thisTurn: ToolResult[]): Situation {
  const hasChosenNow = thisTurn.some(({ tool, result }) => tool === 'chooseFlight' && result?.status === 'chosen')
  const planned = planThen(now, before, thisTurn)
  const situation: Situation = now.mode === 'trip_summary' && hasChosenNow ? { ...planned, mode: 'flight_summary' } : planned
  const searched = (results: ToolResult[]) =>
    results.flatMap(({ tool, result }) => (tool === 'searchFlights' && result?.status === 'found' ? [result] : [])).at(-1)
  const earlier = searched(before)
  if (!situation.result || !searched(thisTurn) || !earlier) return situation
  return { ...situation, result: { ...situation.result, searchId: earlier.searchId } }
}

/** From what was said and called, and how much of it: the same in every replay, and never twice in a thread. */
function idOf(prompt: LanguageModelV4Prompt): string {
  const spoken = prompt.flatMap((message) => {
    if (message.role === 'system') return []
    return message.content.map((part) => {
      if (part.type === 'text') return [message.role, part.text]
      return part.type === 'tool-call' ? [message.role, part.toolName, part.input] : [message.role, part.type]
    })
  })
  return createHash('sha256')
    .update(JSON.stringify([prompt.length, spoken]))
    .digest('hex')
    .slice(0, 20)
}

/** About four letters to a token, as the trade reckons. */
function roughTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/** Part by part, as the reader asks for them, so that an abort is heard between two parts. */
function toStream(parts: Generator<LanguageModelV4StreamPart>, signal: AbortSignal | undefined): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream<LanguageModelV4StreamPart>({
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason)
      const { value, done } = parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
