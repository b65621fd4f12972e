import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { lookUpFlights as lookUp } from '@/lib/workflows/flights/look-up-flights'
import { comparedRoundTrips, detailsForModel } from '../details-for-model'
import { flightForModel, totalForModel } from '../for-model'
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
    const { flights, returns, roundTrips, search, expiresAt, ...rest } = answer
    // Of more than there was room for, two are enough; another one is asked for by its id.
    const inDetail = answer.matchCount > flights.length ? flights.slice(0, 2) : flights
    const others = flights.slice(inDetail.length).map(({ offer, total }) => ({
      offerId: offer.offerId,
      ...flightForModel(offer),
      total: totalForModel(total, offer.priceCovers),
    }))
    return {
      ...rest,
      flights: detailsForModel(inDetail, search, answer.isSimulated),
      ...(others.length > 0 ? { others } : {}),
      ...(returns && { returns: detailsForModel(returns, search, answer.isSimulated) }),
      ...(returns && roundTrips && { roundTrips: comparedRoundTrips(roundTrips, [...flights, ...returns]) }),
    }
  },
})
