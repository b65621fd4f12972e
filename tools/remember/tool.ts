import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { remember as keep } from '@/lib/workflows/trips/remember'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const remember = defineTool({
  prompt,
  input,
  output,
  execute: (change, { caller, deps }: ToolContext) => keep(change, caller, deps),
  forModel: (answer) => answer,
})
