import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { rankFlights as rank } from '@/lib/workflows/flights/rank-flights'
import { picksForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const rankFlights = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: (request, { caller, deps }: ToolContext) => rank(request, caller, deps),
  forModel: (answer) => (answer.status === 'found' ? picksForModel(answer.flights) : answer),
})
