import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { filterFlights as filter } from '@/lib/workflows/flights/filter-flights'
import { picksForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const filterFlights = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => filter(request, caller, deps),
  forModel: (answer) =>
    answer.status === 'found' ? { ...picksForModel(answer.flights), filtered: answer.filtered, note: answer.note } : answer,
})
