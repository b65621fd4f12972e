import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { changePlan as change } from '@/lib/workflows/plans/change-plan'
import { planForModel } from '../plan-for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const changePlan = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => change(request, caller, deps),
  forModel: (answer) => (answer.status === 'planned' ? { ...answer, plan: planForModel(answer.plan) } : answer),
  addsUp: true,
})
