import { createHash } from 'node:crypto'
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { KnownNames } from '@/lib/ports/known-names'
import { formatClocksIn, type TimeFormat } from '@/lib/travel/time-format'
import { decide } from './decide/decide'
import type { Said } from './decide/decision'
import { hearTurn } from './hear-turn'
import { answerIn } from './languages/answer-in'
import { sayAbroad } from './languages/say-abroad'
import { NOTHING_CARRIED, toMetadata } from './pending'
import { type Conversation, readPrompt } from './read-prompt'
import { HELP } from './say/say-talk'
import { type Answer, finishReason, streamParts, wholeContent } from './stream-parts'
import { isToolName, type ToolName } from './tool-results'

const MODEL_ID = 'concierge-1'

/**
 * Wayfarer's own language model: no network, no clock, no memory. It reads the prompt that any model would get, and the same
 * prompt gives the same answer, down to its ids.
 */
export function createConcierge(names: KnownNames): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'wayfarer',
    modelId: MODEL_ID,
    supportedUrls: {},
    doGenerate: async (options) => {
      options.abortSignal?.throwIfAborted()
      const answer = answerTo(options, names)
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
      return { stream: toStream(streamParts(answerTo(options, names)), options.abortSignal) }
    },
  }
}

function answerTo(options: LanguageModelV4CallOptions, names: KnownNames): Answer {
  const decision = decideOn(options, names)
  const content =
    'say' in decision ? { text: decision.say } : { text: decision.before, toolName: decision.call, input: JSON.stringify(decision.input) }
  const inputTokens = roughTokens(JSON.stringify(options.prompt))
  const outputTokens = roughTokens('say' in decision ? decision.say : `${decision.before ?? ''}${JSON.stringify(decision.input)}`)
  return {
    id: idOf(options.prompt),
    modelId: MODEL_ID,
    content,
    metadata: toMetadata(decision),
    usage: {
      inputTokens: { total: inputTokens, noCache: inputTokens, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
    },
  }
}

/** The decision, its words as the instructions ask for them. */
function decideOn({ prompt, tools }: LanguageModelV4CallOptions, names: KnownNames): Said {
  const conversation = readPrompt(prompt)
  return onClock(decideIn(conversation, names, (tools ?? []).map(({ name }) => name).filter(isToolName)), conversation.wishes.timeFormat)
}

function onClock(decision: Said, format: TimeFormat): Said {
  if ('say' in decision) return { ...decision, say: formatClocksIn(decision.say, format) }
  return decision.before ? { ...decision, before: formatClocksIn(decision.before, format) } : decision
}

function decideIn(conversation: Conversation, names: KnownNames, allowed: ToolName[]): Said {
  const { situation, wishes, words, earlierWords, thisTurn } = conversation
  if (!situation) return { say: HELP, marked: HELP, ...NOTHING_CARRIED }
  const { language, asked, ...heard } = hearTurn({ ...conversation, situation }, names)
  const position = { ...heard, made: thisTurn, allowed }
  const written = `${earlierWords.at(-1) ?? ''} ${words}`
  return sayAbroad(decide(position), position, answerIn(asked ?? wishes.language, language, written))
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
