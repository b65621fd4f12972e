import type { TextStreamPart, ToolSet } from 'ai'
import { roughTokens } from './fit-history'

/** Tokens of one step: as the model reports them, else what was sent and heard, as far as can be reckoned. */
export type ModelUsage = { inputTokens: number; outputTokens: number }

type Reported = { [Name in keyof ModelUsage]: number | undefined }

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
