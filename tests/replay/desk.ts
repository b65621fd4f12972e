import type { LanguageModelV4 } from '@ai-sdk/provider'
import { cardWords } from '@/app/(quality)/engine/card-words'
import { createOpenAIModel } from '@/lib/adapters/model/openai/openai-model'
import { readEnvironment } from '@/lib/env'
import type { Options } from './options'
import type { Desk } from './replay-file'

/** All that replays by these options need: the real views, and the model of the environment, where it is asked for. */
export function openDesk(options: Options): Desk {
  return { options, live: options.model === 'live' ? configuredModel() : null, drawCard: cardWords }
}

/** The model of the environment, if it has a key. */
export function configuredModel(): LanguageModelV4 | null {
  const read = readEnvironment({ ...process.env, NODE_ENV: 'development' })
  if ('faults' in read || !read.environment.OPENAI_API_KEY) return null
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: modelId, openaiApi: api } = read.environment
  return createOpenAIModel({ apiKey, baseUrl, modelId, api })
}
