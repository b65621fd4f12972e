import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { ungroundedClaims } from '@/lib/chat/grounding/check-sentence'
import { type Facts, learnWords, noFacts } from '@/lib/chat/grounding/facts'
import { learnCall, learnData } from '@/lib/chat/grounding/learn-data'
import { quotesInstructions, rowsOfWords } from '@/lib/chat/grounding/quotes-instructions'
import { splitSentences } from '@/lib/chat/grounding/split-sentences'

/** A sentence of a model that does not stand in what it was given. `words` are the traveller's newest. */
export type UngroundedSentence = { words: string; sentence: string; claims: string[] }
/** What was heard of a model: how many sentences it said, and which of them are ungrounded. */
export type Heard = { sentences: number; ungrounded: UngroundedSentence[] }

const names = createNameFinder()

/** The model itself, with an ear on it: each sentence it says is held against the prompt it answers. */
export function listenTo(model: LanguageModelV4, today: string): { model: LanguageModelV4; heard: Heard } {
  const heard: Heard = { sentences: 0, ungrounded: [] }
  const listened: LanguageModelV4 = {
    ...model,
    doStream: async (options) => {
      const answer = await model.doStream(options)
      const parts = await readAll(answer.stream)
      const text = parts.flatMap((part) => (part.type === 'text-delta' ? [part.delta] : [])).join('')
      const sentences = splitSentences(text).filter((sentence) => sentence.trim() !== '')
      heard.sentences += sentences.length
      if (sentences.length > 0) heard.ungrounded.push(...ungroundedIn(sentences, parts, options.prompt, today))
      return { ...answer, stream: streamOf(parts) }
    },
  }
  return { model: listened, heard }
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
      if (situation) learnData(facts, JSON.parse(situation), names)
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

async function readAll<T>(stream: ReadableStream<T>): Promise<T[]> {
  const values: T[] = []
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) values.push(next.value)
  return values
}

function streamOf<T>(values: T[]): ReadableStream<T> {
  return new ReadableStream<T>({
    start(controller) {
      for (const value of values) controller.enqueue(value)
      controller.close()
    },
  })
}
