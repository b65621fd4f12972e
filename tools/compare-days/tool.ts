import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney } from '@/lib/travel/money'
import { compareDays as compare } from '@/lib/workflows/flights/compare-days'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const compareDays = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: (request, { caller, deps }: ToolContext) => compare(request, caller, deps),
  forModel: (answer) => {
    if (answer.status === 'refused') return answer
    const { searchId, sliceIndex, label, chosenOn } = answer
    const priced = answer.days.flatMap((day) => (day.status === 'priced' ? [day] : []))
    const [cheapest = null] = priced.toSorted((one, other) => one.total.amountMinor - other.total.amountMinor)
    return {
      status: 'compared',
      searchId,
      sliceIndex,
      label,
      chosenOn,
      days: priced.map(({ date, total }) => ({ date, total: formatMoney(total) })),
      cheapest: cheapest && { date: cheapest.date, total: formatMoney(cheapest.total) },
    }
  },
})
