import type { Situation } from '@/lib/travel/trip/situation'
import type { Conversation } from './read-prompt'
import type { Candidate, ShownFare, ShownFlights, ToolResult } from './tool-results'

export type FareSlice = { sliceIndex: number; fares: ShownFare[] }
export type UnclearPlace = { field: 'from' | 'to'; said: string; candidates: Candidate[] }
/** What of the last search was not taken up; everything else of it has reached the trip. */
export type HeldSearch = { unclearPlace: UnclearPlace | null; refusedField: string | null }

/** What lies open between traveller and concierge: the trip as it stands, and what the tools have put beside it. */
export type Table = {
  situation: Situation
  /** The list shown last, of the current search. */
  flights: ShownFlights | null
  flightsBySlice: Map<number, ShownFlights>
  fares: FareSlice[]
  held: HeldSearch | null
  lastAnswer: string
  earlierWords: string[]
}

/** `results` in the order they came. Lists of an older search have left the table. */
export function layTable(situation: Situation, results: ToolResult[], spoken: Pick<Conversation, 'lastAnswer' | 'earlierWords'>): Table {
  const flightsBySlice = new Map<number, ShownFlights>()
  const fares = new Map<number, FareSlice>()
  let flights: ShownFlights | null = null
  for (const { tool, result } of results) {
    if (!result) continue
    if ((tool === 'searchFlights' || tool === 'rankFlights' || tool === 'filterFlights') && result.status === 'found') {
      if (result.searchId !== situation.result?.searchId) continue
      flights = result
      flightsBySlice.set(result.sliceIndex, result)
    }
    if (tool === 'chooseFlight' && result.status === 'chosen')
      fares.set(result.sliceIndex, { sliceIndex: result.sliceIndex, fares: result.fares })
    if (tool === 'summariseFlight' && result.status === 'ready') {
      fares.clear()
      for (const slice of result.slices) fares.set(slice.sliceIndex, { sliceIndex: slice.sliceIndex, fares: slice.fares })
    }
  }
  const picked = new Set(situation.slices.flatMap((slice) => (slice.picked ? [slice.sliceIndex] : [])))
  return {
    situation,
    flights,
    flightsBySlice,
    fares: [...fares.values()]
      .filter(({ sliceIndex }) => picked.has(sliceIndex))
      .toSorted((one, other) => one.sliceIndex - other.sliceIndex),
    held: heldSearch(results.at(-1)),
    ...spoken,
  }
}

function heldSearch(last: ToolResult | undefined): HeldSearch | null {
  if (last?.tool !== 'searchFlights') return null
  const { result } = last
  if (result?.status === 'unclear-place') return { unclearPlace: result, refusedField: null }
  return result?.status === 'refused' ? { unclearPlace: null, refusedField: result.refusal.field ?? null } : null
}

/** The direction that still needs a flight. */
export function nextOpenSlice(situation: Situation): number | null {
  return situation.slices.find((slice) => !slice.picked)?.sliceIndex ?? null
}
