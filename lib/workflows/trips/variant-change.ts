import type { Places } from '../../ports/places'
import type { SearchChange, SearchWishes, SliceSearch } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import { type SearchProblem, type SearchRequest, toSearchChange } from '../flights/to-search-change'

/** A small change of the trip in the traveller's words. `homeFrom` and `homeTo` are the ends of the last flight, where they differ. */
export type VariantRequest = Omit<SearchRequest, 'slices' | 'preference' | 'currency' | 'pets'> & {
  homeFrom?: string | undefined
  homeTo?: string | undefined
}

/** The change of the search that a variant is; a trip of several flights, or one home from elsewhere, is changed flight by flight. */
export function variantChange(
  wishes: SearchWishes,
  { homeFrom, homeTo, ...request }: VariantRequest,
  places: Places,
): { change: SearchChange } | { refusal: Refusal } {
  const said = toSearchChange(request, places)
  if (said.problem) return problemRefusal(said.problem)
  const home = toSearchChange({ from: homeFrom, to: homeTo }, places)
  if (home.problem) return problemRefusal(home.problem)
  const { origin, destination, departureOn, returnOn, tripType, ...terms } = said.change
  const isHomeElsewhere = home.change.origin !== undefined || home.change.destination !== undefined
  const isOneWay = returnOn === null || tripType === 'one-way'
  if (isOneWay || (wishes.tripType !== 'multi-trip' && !isHomeElsewhere)) return { change: said.change }
  const ways = slicesOf(wishes, returnOn ?? null)
  const [first] = ways
  const last = ways.at(-1)
  if (!first || !last || ways.length < 2) return refuse('no-way-back', 'This trip has no return that could leave from somewhere else.')
  // Who starts elsewhere goes home there, and who flies elsewhere leaves from there.
  const isLoop = last.destination.iataCode === first.origin.iataCode
  const isReturn = ways.length === 2 && last.origin.iataCode === first.destination.iataCode
  const out: SliceSearch = {
    origin: origin ?? first.origin,
    destination: destination ?? first.destination,
    departureOn: departureOn ?? first.departureOn,
  }
  const back: SliceSearch = {
    origin: home.change.origin ?? (isReturn ? out.destination : last.origin),
    destination: home.change.destination ?? (isLoop ? out.origin : last.destination),
    departureOn: returnOn ?? last.departureOn,
  }
  const isThereAndBack =
    ways.length === 2 && back.origin.iataCode === out.destination.iataCode && back.destination.iataCode === out.origin.iataCode
  if (isThereAndBack) return { change: { ...terms, ...out, returnOn: back.departureOn } }
  return { change: { ...terms, slices: [out, ...ways.slice(1, -1), back] } }
}

function slicesOf(
  { tripType, slices, origin, destination, departureOn, returnOn }: SearchWishes,
  saidReturn: string | null,
): SliceSearch[] {
  if (tripType === 'multi-trip') return slices
  const backOn = saidReturn ?? returnOn
  if (!origin || !destination || !departureOn || !backOn) return []
  return [
    { origin, destination, departureOn },
    { origin: destination, destination: origin, departureOn: backOn },
  ]
}

function problemRefusal(problem: SearchProblem): { refusal: Refusal } {
  if ('refusal' in problem) return problem
  const names = problem.candidates.slice(0, 3).map(({ name, countryCode, iataCode }) => `${name}, ${countryCode} (${iataCode})`)
  const meant = names.length > 0 ? `Do you mean ${names.join(' or ')}?` : 'Which place do you mean?'
  return refuse('unclear-place', `I’m not sure where “${problem.said}” is. ${meant}`, problem.field)
}
