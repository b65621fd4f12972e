import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { convertMoney } from '@/lib/travel/exchange-rates'
import { formatMoney } from '@/lib/travel/money'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const convertCurrency = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: async ({ amount, from, to }, _context: ToolContext) => convertMoney(amount, from, to),
  forModel: (answer) => {
    if (answer.status === 'refused') return answer
    const { amount, roughly, ratesOn } = answer
    return { status: 'converted', amount: formatMoney(amount), about: formatMoney(roughly), ratesOn }
  },
})
