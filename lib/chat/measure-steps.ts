import type { LanguageModelUsage, TextStreamPart, ToolSet } from 'ai'
import { roughTokens } from './fit-history'

/**
 * Tokens of one step: as the model reports them, else what was sent and heard, as far as can be reckoned. `cachedInputTokens` are those of
 * the input that the service had read before.
 */
export type ModelUsage = { inputTokens: number; cachedInputTokens: number; outputTokens: number }

type Reported = Pick<LanguageModelUsage, 'inputTokens' | 'inputTokenDetails' | 'outputTokens'>

/** Counts each step of an answer once: a whole one, one that was stopped, and one that broke off after its first word. */
export function measureSteps(onUsage: (usage: ModelUsage) => void) {
  let sent: unknown = null
  let heard = ''
  const end = (reported?: Reported) => {
    const counted = sent
    sent = null
    if (counted === null) return
    const usage = {
      inputTokens: reported?.inputTokens || roughTokens(counted),
      cachedInputTokens: reported?.inputTokenDetails.cacheReadTokens ?? 0,
      outputTokens: reported?.outputTokens || roughTokens(heard),
    }
    heard = ''
    onUsage(usage)
  }
  return {
    begin: (all: unknown) => {
      sent = all
      heard = ''
    },
    hear: (part: TextStreamPart<ToolSet>) => {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') heard += part.text
      if (part.type === 'tool-input-delta') heard += part.delta
      // A request that was refused costs nothing.
      if (part.type === 'error') {
        if (heard === '') sent = null
        else end()
      }
    },
    end,
  }
}
