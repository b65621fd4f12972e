import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { isPlainDate } from '@/lib/travel/dates'
import { refuse } from '@/lib/travel/refusal'
import { planTrip as plan } from '@/lib/workflows/plans/plan-trip'
import { planForModel } from '../plan-for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const planTrip = defineTool({
  prompt,
  input,
  output,
  execute: async (request, { caller, deps }: ToolContext) => {
    const { startsOn } = request
    if (startsOn !== undefined && !isPlainDate(startsOn)) {
      return { status: 'refused' as const, ...refuse('no-such-day', `“${startsOn}” isn’t a day. Which day do you mean?`, 'startsOn') }
    }
    return plan(request, caller, deps)
  },
  forModel: (answer) => (answer.status === 'planned' ? { status: 'planned', plan: planForModel(answer.plan) } : answer),
})
