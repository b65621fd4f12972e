import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { rewindTrip as rewind } from '@/lib/workflows/trips/rewind-trip'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const rewindTrip = defineTool({
  prompt,
  input,
  output,
  execute: ({ to }, { caller, deps }: ToolContext) => rewind(to, caller, deps),
  forModel: (answer) => answer,
  addsUp: true,
})
