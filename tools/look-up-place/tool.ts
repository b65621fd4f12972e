import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { monthName } from '@/lib/travel/month-names'
import { lookUpPlace as lookUp } from '@/lib/workflows/plans/look-up-place'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const lookUpPlace = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: async (request, { caller, deps }: ToolContext) => {
    const answer = await lookUp(request, caller, deps)
    const month = request.month ? { month: request.month } : {}
    if (answer.status === 'weather') return { ...answer, ...month }
    return answer.status === 'told' ? { ...answer, about: request.about, ...month } : answer
  },
  forModel: (answer) => {
    if (answer.status === 'weather') {
      const { place, month } = answer
      const asked = month ? [month] : place.months.map((_, index) => index + 1)
      return { status: 'weather', place: place.name, weather: asked.map((one) => ({ month: monthName(one), ...place.months[one - 1] })) }
    }
    if (answer.status !== 'told') return answer
    const { guide, quarter, about, month } = answer
    const typical = month === undefined ? undefined : guide.months[month - 1]
    return {
      status: 'told',
      place: guide.name,
      about,
      ...(about === 'weather' ? { bestMonths: guide.bestMonths.map((best) => monthName(best)) } : {}),
      ...(about === 'weather' && typical && month ? { weather: { month: monthName(month), ...typical } } : {}),
      ...(about === 'food' ? { food: guide.food } : {}),
      ...(about === 'weather' ? {} : { quarters: guide.quarters, quarter }),
    }
  },
})
