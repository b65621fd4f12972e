import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { readAnyAnswer } from './any-answer'
import { hideThinking } from './hide-thinking'
import { withInstructionsFirst } from './instructions-first'
import { takesReasoningEffort } from './takes-reasoning-effort'
import { readWrittenCalls } from './written-calls'

/** Two sentences around a card need far less. */
const MOST_TOKENS_SAID = 2_000
/** What a model thinks before counts, too: cut short there, it would have said nothing. */
const MOST_TOKENS_THOUGHT = 6_000
const OPENAI_ADDRESS = 'https://api.openai.com/v1'

export type OpenAIOptions = {
  /** Left out where a server wants none. */
  apiKey: string | undefined
  /** Another server that speaks the same protocol; OpenAI's own if left out. */
  baseUrl: string | undefined
  modelId: string
  /** The wire format: compatible servers mostly speak `chat` only. */
  api: 'responses' | 'chat'
}

/**
 * OpenAI, or any server that speaks its protocol. Nothing is kept there (`store: false`), one tool is called at a time, and nothing says
 * who the traveller is.
 */
export function createOpenAIModel({ apiKey, baseUrl, modelId, api }: OpenAIOptions): LanguageModelV4 {
  // Without an address the package looks for OPENAI_BASE_URL by itself, and takes an empty one for a fault.
  const at = (reach: typeof fetch) => {
    const openai = createOpenAI({ apiKey: apiKey ?? 'none', fetch: reach, baseURL: baseUrl ?? OPENAI_ADDRESS })
    return api === 'responses' ? openai.responses(modelId) : openai.chat(modelId)
  }
  const asked = readAnyAnswer(at, fetchFromThere)
  // OpenAI itself writes neither thoughts nor calls among the words.
  const model = baseUrl ? readWrittenCalls(hideThinking(asked)) : asked
  // Of a model of another server it is not known whether it thinks.
  const mostTokens = baseUrl || takesReasoningEffort(modelId) ? MOST_TOKENS_SAID + MOST_TOKENS_THOUGHT : MOST_TOKENS_SAID
  const withLimits = (options: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({
    ...options,
    prompt: api === 'chat' && baseUrl ? withInstructionsFirst(options.prompt) : options.prompt,
    maxOutputTokens: options.maxOutputTokens ?? mostTokens,
    ...(takesReasoningEffort(modelId) ? { reasoning: 'low' as const } : {}),
    providerOptions: { openai: { ...wireOptions(api, baseUrl), ...(api === 'responses' && !baseUrl ? onlyAllowed(options) : {}) } },
  })
  return {
    specificationVersion: 'v4',
    provider: baseUrl ? 'compatible' : 'openai',
    modelId,
    supportedUrls: {},
    doGenerate: (options) => model.doGenerate(withLimits(options)),
    doStream: (options) => model.doStream(withLimits(options)),
  }
}

/** A redirect could lead a conversation anywhere. */
const fetchFromThere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

/** `store` is kept from compatible servers that speak `chat`: they keep nothing, and some refuse what they do not know. */
function wireOptions(api: OpenAIOptions['api'], baseUrl: string | undefined) {
  if (api === 'responses') return { store: false, parallelToolCalls: false, reasoningSummary: null }
  return { parallelToolCalls: false, ...(baseUrl ? {} : { store: false }) }
}

/** Compatible servers do not know this choice; there a tool refuses by itself what makes no sense yet. */
function onlyAllowed({ tools, toolChoice, providerOptions }: LanguageModelV4CallOptions) {
  const toolNames = providerOptions?.wayfarer?.allowedTools
  const isFree = toolChoice === undefined || toolChoice.type === 'auto'
  return Array.isArray(toolNames) && isFree && tools?.length ? { allowedTools: { toolNames } } : {}
}
