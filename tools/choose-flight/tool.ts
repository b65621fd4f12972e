import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney } from '@/lib/travel/money'
import { chooseFlight as choose } from '@/lib/workflows/flights/choose-flight'
import { fareForModel, flightForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const chooseFlight = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => choose(request, caller, deps),
  forModel: (answer) => {
    if (answer.status === 'refused') return answer
    const { offer, fare, outbound, ...rest } = answer
    return {
      ...rest,
      ...flightForModel(offer),
      ...(outbound
        ? { outbound: { label: outbound.label, ...flightForModel(outbound.offer), fares: outbound.offer.fares.map(fareForModel) } }
        : {}),
      fare: fare?.brand ?? null,
      total: fare && formatMoney(fare.total),
      fares: offer.fares.map(fareForModel),
    }
  },
})
