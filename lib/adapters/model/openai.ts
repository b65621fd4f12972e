import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelV4 } from '@ai-sdk/provider'

/** OpenAI, or any server that speaks its Responses API at `baseUrl`. */
export function createOpenAIModel(options: { apiKey: string; baseUrl: string | undefined; modelId: string }): LanguageModelV4 {
  const openai = createOpenAI({ apiKey: options.apiKey, ...(options.baseUrl ? { baseURL: options.baseUrl } : {}) })
  return openai(options.modelId)
}
