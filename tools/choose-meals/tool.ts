import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { chooseMeals as choose } from '@/lib/workflows/ancillaries/choose-meals'
import { ancillaryForModel } from '../ancillary-answer'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const chooseMeals = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => choose(request, caller, deps),
  forModel: ancillaryForModel,
})
