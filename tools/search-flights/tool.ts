import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import type { FlightPicks } from '@/lib/travel/flights/ranked-offer'
import { formatMoney } from '@/lib/travel/money'
import type { HeldFlights } from '@/lib/travel/trip/held-flights-schema'
import { searchFlights as search, searchSoFar } from '@/lib/workflows/flights/search-flights'
import { candidatesForModel, outlookForModel, picksForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const searchFlights = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext, report) =>
    search(request, { ...caller, onSearchUpdate: (soFar) => report(() => ({ status: 'working', ...searchSoFar(soFar) })) }, deps),
  forModel: (answer) => {
    if (answer.status === 'kept') return { status: 'kept', held: heldForModel(answer.held) }
    if (answer.status === 'found')
      return {
        ...picksForModel(answer.flights),
        ...standInsForModel(answer.flights),
        ...(answer.held ? { held: heldForModel(answer.held) } : {}),
        ...(answer.budget ? { budget: outlookForModel(answer.budget) } : {}),
      }
    return answer.status === 'unclear-place' ? { ...answer, candidates: candidatesForModel(answer.candidates) } : answer
  },
})

function heldForModel({ kept, ...gone }: HeldFlights) {
  return { kept: kept.map((flight) => ({ ...flight, total: formatMoney(flight.total) })), ...gone }
}

/** Airports that stand in for towns without one, so that nobody flies elsewhere without a word. */
function standInsForModel({ search }: FlightPicks) {
  const places = search.slices.flatMap(({ origin, destination }) => [origin, destination])
  const standIns = [...new Map(places.map((place) => [place.iataCode, place])).values()].flatMap(({ name, standsFor }) =>
    standsFor ? [{ town: standsFor.name, airport: name, km: standsFor.km, others: standsFor.others }] : [],
  )
  return standIns.length > 0 ? { standIns } : {}
}
