import type { TextStreamPart, ToolSet } from 'ai'
import { roughTokens } from './fit-history'

/** Tokens of one step: as the model reports them, else what was sent and heard, as far as can be reckoned. */
export type ModelUsage = { inputTokens: number; outputTokens: number }

type Reported = { [Name in keyof ModelUsage]: number | undefined }

/** Counts each step of an answer once: a whole one, one that was stopped, and one that broke off after its first word. */
export function measureSteps(onUsage: (usage: ModelUsage) => void) {
  let sentTokens = 0
  let heard = ''
  const end = (reported?: Reported) => {
    const usage = { inputTokens: reported?.inputTokens || sentTokens, outputTokens: reported?.outputTokens || roughTokens(heard) }
    if (sentTokens > 0) onUsage(usage)
    sentTokens = 0
    heard = ''
  }
  return {
    begin: (sent: unknown) => {
      sentTokens = roughTokens(sent)
      heard = ''
    },
    hear: (part: TextStreamPart<ToolSet>) => {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') heard += part.text
      if (part.type === 'tool-input-delta') heard += part.delta
      // A request that was refused costs nothing.
      if (part.type === 'error') {
        if (heard === '') sentTokens = 0
        else end()
      }
    },
    end,
  }
}
