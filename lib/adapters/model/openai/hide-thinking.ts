import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'

type Part = LanguageModelV4StreamPart

const CLOSING = '</think>'
/** Their templates open the tag in the prompt, so that an answer begins inside it. Another model tells by its first answer. */
const BEGINS_INSIDE = /\b(deepseek-r1|qwq|\w*thinking)\b/i

/**
 * The same model, with what stands in `<think>…</think>` as reasoning instead of words: it is neither shown nor stored nor sent back.
 * Words of a model that opens no such tag wait for nothing.
 */
export function hideThinking(model: LanguageModelV4): LanguageModelV4 {
  let beginsInside = BEGINS_INSIDE.test(model.modelId)
  const wrap = (startWithReasoning: boolean) =>
    wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think', startWithReasoning }) })
  const closed = wrap(false)
  const opened = wrap(true)
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: {},
    doGenerate: async (options) => {
      const answer = await model.doGenerate(options)
      return {
        ...answer,
        content: answer.content.map((part) => (part.type === 'text' ? { ...part, text: withoutThoughts(part.text) } : part)),
      }
    },
    doStream: async (options) => {
      const { stream, ...rest } = await (beginsInside ? opened : closed).doStream({
        ...options,
        prompt: withoutOwnThoughts(options.prompt),
      })
      const learn = (found: boolean) => {
        beginsInside = found
      }
      return { stream: stream.pipeThrough(beginsInside ? wordsIfNeverClosed(learn) : withoutLoneClosing(learn)), ...rest }
    },
  }
}

/** For an answer that was expected to begin with thoughts: where the tag is never closed they were the answer, unless it was cut off. */
function wordsIfNeverClosed(learn: (beginsInside: boolean) => void): TransformStream<Part, Part> {
  let thoughts = ''
  let ending: Extract<Part, { type: 'text-end' }> | null = null
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'reasoning-delta') thoughts += part.delta
      if (part.type === 'reasoning-end') thoughts = ''
      if (part.type === 'text-end') {
        ending = part
        return
      }
      if (ending) {
        const isCutOff = part.type === 'finish' && part.finishReason.unified === 'length'
        if (thoughts && !isCutOff) {
          learn(false)
          controller.enqueue({ type: 'text-delta', id: ending.id, delta: thoughts })
        }
        controller.enqueue(ending)
        ending = null
      }
      controller.enqueue(part)
    },
  })
}

/** Thoughts that began without a tag are known by its end alone: too late for this answer, whose tag is left out, and in time for the next. */
function withoutLoneClosing(learn: (beginsInside: boolean) => void): TransformStream<Part, Part> {
  let held = ''
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'text-delta') {
        const words = held + part.delta
        if (words.includes(CLOSING)) learn(true)
        const rest = words.replaceAll(CLOSING, '')
        held = beginningOfTag(rest)
        const shown = rest.slice(0, rest.length - held.length)
        if (shown) controller.enqueue({ ...part, delta: shown })
        return
      }
      if (part.type === 'text-end' && held) controller.enqueue({ type: 'text-delta', id: part.id, delta: held })
      if (part.type === 'text-end') held = ''
      controller.enqueue(part)
    },
  })
}

/** The end of the words that may become a closing tag. */
function beginningOfTag(words: string): string {
  for (let length = Math.min(words.length, CLOSING.length - 1); length > 0; length--) {
    if (words.endsWith(CLOSING.slice(0, length))) return words.slice(-length)
  }
  return ''
}

/** Thoughts that we took out of words; those that a service keeps carry its own notes, and it wants them back. */
function withoutOwnThoughts(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  return prompt.map((message) => {
    if (message.role !== 'assistant') return message
    return { ...message, content: message.content.filter((part) => part.type !== 'reasoning' || part.providerOptions !== undefined) }
  })
}

function withoutThoughts(text: string): string {
  const [last = ''] = text
    .replace(/<think>.*?(<\/think>|$)/gs, '')
    .split(CLOSING)
    .slice(-1)
  return last.trimStart()
}
