import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney } from '@/lib/travel/money'
import { summariseTrip as summarise } from '@/lib/workflows/trips/summarise-trip'
import { shareWords } from '../share-words'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const summariseTrip = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: (_request, { caller, deps }: ToolContext) => summarise(caller, deps),
  forModel: (answer) => {
    if (answer.status === 'refused') return answer
    const { price, route } = answer
    const lines = price.lines.map(({ type, count, subtotal }) => ({ type, count, subtotal: formatMoney(subtotal) }))
    return {
      status: 'ready',
      route,
      total: formatMoney(price.total),
      serviceFee: formatMoney(price.serviceFee),
      lines,
      shares: shareWords(price.lines, price.serviceFee, price.total),
    }
  },
})
