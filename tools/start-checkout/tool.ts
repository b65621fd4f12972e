import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney } from '@/lib/travel/money'
import { startCheckout as start } from '@/lib/workflows/trips/start-checkout'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const startCheckout = defineTool({
  prompt,
  input,
  output,
  execute: (_request, { caller, deps }: ToolContext) => start(caller, deps),
  forModel: (answer) => {
    if (answer.status === 'refused') return answer
    const { total, movedTo, ...rest } = answer
    return { ...rest, total: formatMoney(total), ...(movedTo ? { priceNow: formatMoney(movedTo) } : {}) }
  },
})
