import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { chooseBags as choose } from '@/lib/workflows/ancillaries/choose-bags'
import { ancillaryForModel } from '../ancillary-answer'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const chooseBags = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => choose(request, caller, deps),
  forModel: ancillaryForModel,
})
