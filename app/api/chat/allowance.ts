import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { logFailure } from '@/app/process/log-failure'
import { AnswerFault } from '@/lib/chat/answer-fault'
import type { ModelUsage } from '@/lib/chat/measure-steps'
import { isMetered } from '@/lib/chat/name-model'
import type { Services } from '@/lib/services'
import { plainDateIn } from '@/lib/travel/dates'

const CACHED_DISCOUNT = 0.9

type AllowanceDeps = Pick<Services, 'model' | 'concierge' | 'modelUsage' | 'environment' | 'clock'>

/**
 * Who answers this turn. When the traveller's tokens of the day (in UTC) are used up, the concierge, which costs nothing, takes words over
 * and says so; clicks it answers without a word about it.
 */
export async function answeringModel(turn: 'words' | 'click', userId: string, deps: AllowanceDeps): Promise<LanguageModelV4> {
  if (!isMetered(deps.model)) return deps.model
  if (turn === 'click' && (await isSpent(userId, deps))) return deps.concierge
  return withinAllowance(deps.model, userId, deps)
}

/** The same model, asked about the allowance before every step: many answers at once may use up what one may not. */
function withinAllowance(model: LanguageModelV4, userId: string, deps: AllowanceDeps): LanguageModelV4 {
  const checked = async <Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> => {
    if (await isSpent(userId, deps)) throw new AnswerFault('spent')
    return ask()
  }
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => checked(() => model.doGenerate(options)),
    doStream: (options) => checked(() => model.doStream(options)),
  }
}

async function isSpent(userId: string, { modelUsage, environment, clock }: AllowanceDeps): Promise<boolean> {
  return (await modelUsage.usedOn(userId, plainDateIn('UTC', clock()))) >= environment.MODEL_TOKENS_PER_DAY
}

/** Adds what an answer used to its traveller's day; it resolves when all is stored, and a count that is lost stops nobody. */
export function countUsage(model: LanguageModelV4, userId: string, { modelUsage, clock }: AllowanceDeps) {
  const adding: Promise<void>[] = []
  return {
    onUsage: (used: ModelUsage) => {
      if (!isMetered(model)) return
      const added = modelUsage.add(userId, plainDateIn('UTC', clock()), weighed(used))
      adding.push(added.catch((error: unknown) => logFailure('model usage', error)))
    },
    allCounted: async () => void (await Promise.all(adding)),
  }
}

/** What a service reads from its cache costs it, and so the traveller, a tenth. */
function weighed({ inputTokens, cachedInputTokens, outputTokens }: ModelUsage): { inputTokens: number; outputTokens: number } {
  return { inputTokens: Math.ceil(inputTokens - CACHED_DISCOUNT * cachedInputTokens), outputTokens }
}
