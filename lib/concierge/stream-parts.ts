import type {
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider'

/** Each group passes every stream between here and the screen. All of them come at once: smaller ones would show nothing sooner. */
const GROUP_OF_WORDS = /(?:\s*\S+){1,12}\s*/g

/** One answer of the model: words, or one tool call that words may go before. `id` is unique within its thread. */
export type Answer = {
  id: string
  modelId: string
  content: { text: string; toolName?: undefined } | { text?: string | undefined; toolName: string; input: string }
  /** What the words carry, for whoever reads the thread later. */
  metadata?: SharedV4ProviderMetadata
  usage: LanguageModelV4Usage
}

/**
 * The parts in the order that the AI SDK expects; text comes in small groups of words. What it carries comes at its end: a question that
 * was not said to its end is not open.
 */
export function* streamParts({ id, modelId, content, metadata, usage }: Answer): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'response-metadata', id: `res_${id}`, modelId }
  if (content.text) {
    const textId = `txt_${id}`
    yield { type: 'text-start', id: textId }
    for (const delta of wordGroups(content.text)) yield { type: 'text-delta', id: textId, delta }
    yield { type: 'text-end', id: textId, ...withMetadata(metadata) }
  }
  if (content.toolName) {
    const callId = `call_${id}`
    yield { type: 'tool-input-start', id: callId, toolName: content.toolName }
    yield { type: 'tool-input-delta', id: callId, delta: content.input }
    yield { type: 'tool-input-end', id: callId }
    yield { type: 'tool-call', toolCallId: callId, toolName: content.toolName, input: content.input }
  }
  yield { type: 'finish', usage, finishReason: finishReason(content) }
}

/** The answer at once, with the same ids as the streamed one. */
export function wholeContent({ id, content, metadata }: Answer): LanguageModelV4Content[] {
  const text: LanguageModelV4Content[] = content.text ? [{ type: 'text', text: content.text, ...withMetadata(metadata) }] : []
  if (!content.toolName) return text
  return [...text, { type: 'tool-call', toolCallId: `call_${id}`, toolName: content.toolName, input: content.input }]
}

/** `tool-calls` when the answer ends in a call, so that the caller runs it and asks again. */
export function finishReason(content: Answer['content']): LanguageModelV4FinishReason {
  return { unified: content.toolName ? 'tool-calls' : 'stop', raw: undefined }
}

function withMetadata(providerMetadata: SharedV4ProviderMetadata | undefined) {
  return providerMetadata ? { providerMetadata } : {}
}

function wordGroups(text: string): string[] {
  return text.match(GROUP_OF_WORDS) ?? []
}
