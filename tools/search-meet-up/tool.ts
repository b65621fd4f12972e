import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { countTravellers, describeTravellers } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { searchMeetUp as search } from '@/lib/workflows/flights/search-meet-up'
import { candidatesForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const searchMeetUp = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => search(request, caller, deps),
  forModel: (answer) => {
    if (answer.status === 'unclear-place') return { ...answer, candidates: candidatesForModel(answer.candidates) }
    if (answer.status !== 'found') return answer
    const { groups, destination, departureOn, returnOn, withinMinutes, isWider, options, isSimulated } = answer.meetUps
    return {
      status: 'found',
      to: `${destination.name} (${destination.iataCode})`,
      departureOn,
      returnOn,
      withinMinutes,
      isWider,
      options: options.map(({ flights, total, gapMinutes }) => ({
        total: formatMoney(total),
        gapMinutes,
        flights: flights.map(({ searchId, offerId, total: own, out }, index) => ({
          from: `${groups[index]?.origin.name} (${groups[index]?.origin.iataCode})`,
          travellers: groups[index] ? describeTravellers(groups[index].travellers) : '',
          travellerCount: groups[index] ? countTravellers(groups[index].travellers) : 1,
          searchId,
          offerId,
          flight: out.flightNumbers.join(' + '),
          departsAt: out.departsAt,
          arrivesAt: out.arrivesAt,
          total: formatMoney(own),
        })),
      })),
      isSimulated,
    }
  },
})
