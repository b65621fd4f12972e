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
  const { model, concierge, modelUsage, environment, clock } = deps
  if (!isMetered(model)) return model
  const now = clock()
  const today = plainDateIn('UTC', now)
  if ((await modelUsage.usedOn(userId, today)) < environment.MODEL_TOKENS_PER_DAY) return model
  if (turn === 'click') return concierge
  const seconds = Math.ceil((Date.parse(addDays(today, 1)) - now.getTime()) / 1000)
  throw new AppError('too_many', usedUp(seconds), seconds)
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
  const wait = hours >= 2 ? `${hours} hours` : `${Math.max(1, Math.ceil(seconds / 60))} minutes`
  return `Today’s share of the assistant’s words is used up; it is free again in ${wait}. Until then everything can be done by click.`
}
