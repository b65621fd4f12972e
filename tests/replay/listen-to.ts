import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { ungroundedClaims } from '@/lib/chat/grounding/check-sentence'
import { type Facts, learnWords, noFacts } from '@/lib/chat/grounding/facts'
import { learnCall, learnData, learnSituation } from '@/lib/chat/grounding/learn-data'
import { quotesInstructions, rowsOfWords } from '@/lib/chat/grounding/quotes-instructions'
import { splitSentences } from '@/lib/chat/grounding/split-sentences'
import { GUIDE_SENTENCES } from '@/lib/services/guide-sentences'
import { replayWorld } from '@/lib/services/replay-world'
import { situationSchema } from '@/lib/travel/trip/situation-schema'

/** A model's sentence that its input doesn't support. `words` are the traveller's newest. */
export type UngroundedSentence = { words: string; sentence: string; claims: string[] }
/** How many sentences a model said, and which are ungrounded. */
export type Heard = { sentences: number; ungrounded: UngroundedSentence[] }

// Shared with the answers, so the same texts are already parsed.
const { names } = replayWorld()

export function hearNothing(): Heard {
  return { sentences: 0, ungrounded: [] }
}

/** Wraps a model: each sentence it says is checked against its prompt, and counted in `heard`. */
export function listenTo(model: LanguageModelV4, today: string, heard: Heard): LanguageModelV4 {
  return {
    ...model,
    doStream: async (options) => {
      const answer = await model.doStream(options)
      const said: LanguageModelV4StreamPart[] = []
      const ear = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
        transform(part, controller) {
          said.push(part)
          if (part.type === 'finish') hear(heard, said, options.prompt, today)
          controller.enqueue(part)
        },
      })
      return { ...answer, stream: answer.stream.pipeThrough(ear, { preventAbort: false }) }
    },
  }
}

function hear(heard: Heard, parts: LanguageModelV4StreamPart[], prompt: LanguageModelV4Prompt, today: string): void {
  const text = parts.flatMap((part) => (part.type === 'text-delta' ? [part.delta] : [])).join('')
  const sentences = splitSentences(text).filter((sentence) => sentence.trim() !== '')
  heard.sentences += sentences.length
  if (sentences.length > 0) heard.ungrounded.push(...ungroundedIn(sentences, parts, prompt, today))
}

function ungroundedIn(
  sentences: string[],
  parts: LanguageModelV4StreamPart[],
  prompt: LanguageModelV4Prompt,
  today: string,
): UngroundedSentence[] {
  const { facts, rows, words } = readPrompt(prompt, today)
  for (const part of parts) if (part.type === 'tool-call') learnCall(facts, JSON.parse(part.input), names)
  return sentences.flatMap((sentence) => {
    // As in the app: guide sentences are true as they stand.
    if (GUIDE_SENTENCES.has(sentence.trim())) return []
    const claims = ungroundedClaims(sentence, facts, names).map((claim) => claim.text)
    if (quotesInstructions(sentence, rows)) claims.push('the instructions')
    return claims.length > 0 ? [{ words, sentence: sentence.trim(), claims }] : []
  })
}

/** The traveller's words, the tools' results as the model sees them, and the situation. */
function readPrompt(prompt: LanguageModelV4Prompt, today: string): { facts: Facts; rows: Set<string>; words: string } {
  const facts = noFacts(today)
  const rows = new Set<string>()
  let words = ''
  for (const message of prompt) {
    if (message.role === 'system') {
      for (const row of rowsOfWords(message.content)) rows.add(row)
      const situation = /<situation>([\s\S]*?)<\/situation>/.exec(message.content)?.[1]
      if (situation) learnSituation(facts, situationSchema.parse(JSON.parse(situation)), names)
    } else if (message.role === 'user') {
      words = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
      learnWords(facts, words, names)
    } else {
      for (const part of message.content) {
        if (part.type === 'tool-result' && part.output.type === 'json') learnData(facts, part.output.value, names)
      }
    }
  }
  return { facts, rows, words }
}
