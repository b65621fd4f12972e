import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { logFailure } from '@/app/log-failure'
import { isMetered } from '@/lib/chat/name-model'
import { AppError } from '@/lib/errors'
import type { Services } from '@/lib/services'
import { addDays, plainDateIn } from '@/lib/travel/dates'

type AllowanceDeps = Pick<Services, 'model' | 'concierge' | 'modelUsage' | 'environment' | 'clock'>

/**
 * Who answers this turn. When the traveller's tokens of the day (in UTC) are used up, words are refused with the time to wait; a click
 * is answered by Wayfarer's own concierge, which costs nothing.
 */
export async function answeringModel(turn: 'words' | 'click', userId: string, deps: AllowanceDeps): Promise<LanguageModelV4> {
  if (!isMetered(deps.model)) return deps.model
  const spent = await refusalWhenSpent(userId, deps)
  if (!spent) return withinAllowance(deps.model, userId, deps)
  if (turn === 'click') return deps.concierge
  throw spent
}

/** The same model, asked about the allowance before every step: many answers at once may use up what one may not. */
function withinAllowance(model: LanguageModelV4, userId: string, deps: AllowanceDeps): LanguageModelV4 {
  const checked = async <Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> => {
    const spent = await refusalWhenSpent(userId, deps)
    if (spent) throw spent
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

async function refusalWhenSpent(userId: string, { modelUsage, environment, clock }: AllowanceDeps): Promise<AppError | null> {
  const now = clock()
  const today = plainDateIn('UTC', now)
  if ((await modelUsage.usedOn(userId, today)) < environment.MODEL_TOKENS_PER_DAY) return null
  const seconds = Math.ceil((Date.parse(addDays(today, 1)) - now.getTime()) / 1000)
  return new AppError('too_many', usedUp(seconds), seconds)
}

/** Adds what an answer used to its traveller's day; it resolves when all is stored, and a count that is lost stops nobody. */
export function countUsage(model: LanguageModelV4, userId: string, { modelUsage, clock }: AllowanceDeps) {
  const adding: Promise<void>[] = []
  return {
    onUsage: (used: { inputTokens: number; outputTokens: number }) => {
      if (!isMetered(model)) return
      const added = modelUsage.add(userId, plainDateIn('UTC', clock()), used)
      adding.push(added.catch((error: unknown) => logFailure('model usage', error)))
    },
    allCounted: async () => void (await Promise.all(adding)),
  }
}

function usedUp(seconds: number): string {
  const hours = Math.round(seconds / 3600)
  const minutes = Math.ceil(seconds / 60)
  const wait = hours >= 2 ? `${hours} hours` : minutes > 1 ? `${minutes} minutes` : 'a minute'
  return `You’ve used up today’s share of the assistant; it’s free again in ${wait}. Until then you can do everything with the buttons.`
}
