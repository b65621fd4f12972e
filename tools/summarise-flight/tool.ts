import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { summariseFlight as summarise } from '@/lib/workflows/trips/summarise-trip'
import { fareForModel, flightForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const summariseFlight = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: (_request, { caller, deps }: ToolContext) => summarise(caller, deps),
  forModel: (answer) => {
    if (answer.status === 'refused') return answer
    const slices = answer.slices.map(({ sliceIndex, label, offer, fareId }) => ({
      sliceIndex,
      label,
      ...flightForModel(offer),
      fares: offer.fares.map(fareForModel),
      chosenFareId: fareId,
    }))
    return { status: 'ready', slices }
  },
})
