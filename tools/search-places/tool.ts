import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import type { PickLabel } from '@/lib/travel/flights/ranked-offer'
import { type Journey, type RouteChoices, rankRoutes } from '@/lib/travel/flights/route-choices'
import { leftOutRoutes } from '@/lib/travel/flights/route-coverage-words'
import { countTravellers, describeTravellers } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { searchPlaces as search } from '@/lib/workflows/flights/search-places'
import { candidatesForModel } from '../for-model'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

const LABELS: PickLabel[] = ['cheapest', 'fastest', 'best-value']

export const searchPlaces = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext, report) =>
    search(request, { ...caller, onProgress: (done, of) => report(() => ({ status: 'working', done, of })) }, deps),
  forModel: (answer) => {
    if (answer.status === 'unclear-place') return { ...answer, candidates: candidatesForModel(answer.candidates) }
    if (answer.status === 'none') return { ...answer, ...(answer.cheapest ? { cheapest: formatMoney(answer.cheapest) } : {}) }
    if (answer.status !== 'found') return answer
    const { search: found, by, areDaysOpen, routes, coverage, conditions, isSimulated } = answer.choices
    const [out, back] = found.slices
    return {
      status: 'found',
      by,
      areDaysOpen,
      first: Object.fromEntries(LABELS.map((label) => [label, placeOfFirst(answer.choices, label)])),
      travellers: describeTravellers(found.travellers),
      travellerCount: countTravellers(found.travellers),
      departureOn: out?.departureOn ?? '',
      returnOn: back?.departureOn ?? null,
      routes: routes.map(({ origin, destination, departureOn, returnOn, journeys }, index) => ({
        place: index + 1,
        from: `${origin.name} (${origin.iataCode})`,
        to: `${destination.name} (${destination.iataCode})`,
        departureOn,
        returnOn,
        journeys: journeys.map(journeyForModel),
      })),
      coverage: { searched: coverage.searched, ...leftOutRoutes(coverage) },
      ...(conditions.length > 0 ? { conditions } : {}),
      isSimulated,
    }
  },
})

/** The place on the list of the route that comes first by this label. */
function placeOfFirst({ routes }: RouteChoices, label: PickLabel): number {
  const [first] = rankRoutes(routes, label)
  return first ? routes.indexOf(first) + 1 : 0
}

function journeyForModel({ labels, total, durationMinutes, flights }: Journey) {
  return {
    labels,
    total: formatMoney(total),
    durationMinutes,
    flights: flights.map(({ flightNumbers, origin, destination, departsAt, arrivesAt, connections }) => ({
      flight: flightNumbers.join(' + '),
      from: `${origin.name} (${origin.iataCode})`,
      to: `${destination.name} (${destination.iataCode})`,
      departsAt,
      arrivesAt,
      connections,
    })),
  }
}
