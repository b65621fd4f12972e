import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider'
import { type AnswerWishes, wishesIn } from '@/lib/travel/account/answer-wishes'
import type { Situation } from '@/lib/travel/trip/situation'
import { situationSchema } from '@/lib/travel/trip/situation-schema'
import { type Carried, joined, readMetadata } from './pending'
import { isToolName, readToolResult, type ToolResult } from './tool-results'

/** A prompt as the concierge sees it. `situation` is null when the instructions carry none. */
export type Conversation = {
  situation: Situation | null
  /** How the instructions ask for the answer to be written. */
  wishes: AnswerWishes
  /** The traveller's newest message, and those before it. */
  words: string
  earlierWords: string[]
  /** What the answers to the messages before carried beside their words, the oldest first; null where nothing was said. */
  carried: (Carried | null)[]
  /** Tool results before the newest message, and since. */
  before: ToolResult[]
  thisTurn: ToolResult[]
}

/** The prompt that any model would get, taken apart; tool results are parsed, and those that do not parse are null. */
export function readPrompt(prompt: LanguageModelV4Prompt): Conversation {
  const system = prompt.flatMap((message) => (message.role === 'system' ? [message.content] : [])).join('\n')
  const inputs = new Map<string, unknown>()
  const wordsSaid: string[] = []
  let before: ToolResult[] = []
  let thisTurn: ToolResult[] = []
  const carried: (Carried | null)[] = []
  let spoken: Carried[] = []
  for (const message of prompt) {
    // A note to another model, which began the answer, is nobody's words.
    if (message.role === 'user' && message.providerOptions?.wayfarer?.isNote !== true) {
      wordsSaid.push(message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' '))
      if (wordsSaid.length > 1) carried.push(spoken.length > 0 ? joined(spoken) : null)
      spoken = []
      before = [...before, ...thisTurn]
      thisTurn = []
    }
    if (message.role === 'assistant') {
      for (const part of message.content) {
        if (part.type === 'text' && part.text.trim()) spoken.push(readMetadata(part.providerOptions))
        if (part.type === 'tool-call') inputs.set(part.toolCallId, part.input)
      }
    }
    if (message.role === 'assistant' || message.role === 'tool') {
      for (const part of message.content) {
        if (part.type !== 'tool-result' || !isToolName(part.toolName)) continue
        thisTurn.push(readToolResult(part.toolName, inputs.get(part.toolCallId), jsonOf(part.output)))
      }
    }
  }
  return {
    situation: readSituation(system),
    wishes: wishesIn(system),
    words: wordsSaid.at(-1) ?? '',
    earlierWords: wordsSaid.slice(0, -1),
    carried,
    before,
    thisTurn,
  }
}

const [BEFORE_SITUATION, BEHIND_SITUATION] = ['<situation>', '</situation>']

/** The last one counts: it is sent anew before every step. */
function readSituation(system: string): Situation | null {
  const end = system.lastIndexOf(BEHIND_SITUATION)
  const begin = system.lastIndexOf(BEFORE_SITUATION, end)
  if (end < 0 || begin < 0) return null
  const parsed = situationSchema.safeParse(parseJson(system.slice(begin + BEFORE_SITUATION.length, end)))
  return parsed.success ? parsed.data : null
}

function jsonOf(output: LanguageModelV4ToolResultOutput): unknown {
  if (output.type === 'json') return output.value
  return output.type === 'text' ? parseJson(output.value) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
