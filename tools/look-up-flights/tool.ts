import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { lookUpFlights as lookUp } from '@/lib/workflows/flights/look-up-flights'
import { detailsForModel } from '../details-for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const lookUpFlights = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: (request, { caller, deps }: ToolContext) => lookUp(request, caller, deps),
  forModel: (answer) => {
    if (answer.status !== 'looked-up') return answer
    const { flights, search, expiresAt, ...rest } = answer
    return { ...rest, flights: detailsForModel(flights, search, answer.isSimulated) }
  },
})
