import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney } from '@/lib/travel/money'
import { setBudget as set } from '@/lib/workflows/trips/set-budget'
import { outlookForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const setBudget = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => set(request, caller, deps),
  forModel: (answer) => {
    if (answer.status !== 'set') return answer
    const { limit, left, otherCurrencies } = answer.standing
    return {
      status: 'set',
      limit: formatMoney(limit),
      left: formatMoney(left),
      isOver: left.amountMinor < 0,
      ...(otherCurrencies.length > 0 ? { notCounted: otherCurrencies.map(formatMoney) } : {}),
      ...(answer.outlook ? { outlook: outlookForModel(answer.outlook) } : {}),
    }
  },
})
