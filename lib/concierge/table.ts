import type { KnownNames } from '@/lib/ports/known-names'
import { offersRoundTrips, type Situation } from '@/lib/travel/trip/situation'
import type { Candidate } from './candidate'
import type { Language } from './grammar/languages'
import { type Carried, NOTHING_CARRIED, type Pending, type Told } from './pending'
import type { Conversation } from './read-prompt'
import { type Lost, lostPurchases } from './skills/ancillaries/lost-purchases'
import { isPurchase } from './skills/ancillaries/undone-purchase'
import { layPlanning, type PlanningTable } from './skills/plan/planning-table'
import { layStays, type StayTable } from './skills/stays/stay-table'
import {
  type AncillaryResult,
  type Brief,
  type FlightDetails,
  isAncillaryResult,
  type ShownFare,
  type ShownFlights,
  type ToolName,
  type ToolResult,
} from './tool-results'

export type FareSlice = { sliceIndex: number; fares: ShownFare[] }
export type UnclearPlace = { field: 'from' | 'to'; said: string; candidates: Candidate[] }
/** Parts of the last search that weren't applied; the rest has reached the trip. */
export type HeldSearch = { unclearPlace: UnclearPlace | null; refusedField: string | null }

export type RouteComparison = Extract<ToolResult, { tool: 'searchPlaces' }>
export type DaysComparison = Extract<ToolResult, { tool: 'searchDates' }>
export type MeetUpSearch = Extract<ToolResult, { tool: 'searchMeetUp' }>

/** `comparedWith` is the flight that `againstFirst` refers to. */
export type KnownFlight = FlightDetails & { comparedWith: string | undefined }

/** The state between traveller and concierge: the current trip, and the tools' results. */
export type Table = {
  situation: Situation
  /** The latest list of the current search. */
  flights: ShownFlights | null
  flightsBySlice: Map<number, ShownFlights>
  /** The direction whose flights were shown or looked up last. */
  newestSlice: number | null
  /** The days that this turn has searched already: the message asked for them when they weren't the trip's. */
  daysSearchedNow: readonly string[]
  /** The first search of the talk is this turn's: when the message was written there were no flights it could be about. */
  isSearchNew: boolean
  /** The filters that stand left no flight when a list was last asked for; an older list may still lie there. */
  areNoneLeft: boolean
  /** All known facts of looked-up flights. */
  details: Map<string, KnownFlight>
  fares: FareSlice[]
  /** A list was shown after the fares. */
  isListNewest: boolean
  held: HeldSearch | null
  /** The latest comparison of places, until flights of a search are shown. */
  comparison: RouteComparison | null
  /** The same of days. */
  comparedDays: DaysComparison | null
  /** The same of travellers who start apart, until something else is searched. */
  meetUp: MeetUpSearch | null
  /** All seats, bags, meals and extras shown, chosen and removed, oldest first. */
  bought: AncillaryResult[]
  /** The choices and removals among them that haven't been undone. */
  standing: AncillaryResult[]
  /** Those lost with an old flight or fare. */
  lost: Lost[]
  /** The latest of them is also the latest tool result. */
  isBoughtNewest: boolean
  /** Plans, proposals and comparisons. */
  planning: PlanningTable
  /** Places to stay: requests and results. */
  stays: StayTable
  /** How often the trip was summarised. */
  summaryCount: number
  /** The last answer's question or offer. */
  pending: Pending | null
  /** The last answer's contents. */
  told: Told
  /** The metadata of every answer so far, oldest first; null if nothing was said. */
  carried: (Carried | null)[]
  /** The days last offered, while nothing was searched since. */
  offeredDays: Extract<Pending, { asked: 'which-dates' }> | null
  earlierWords: string[]
  /** The language of the conversation, in which a bare name goes on. */
  language: Language
  /** Places and airlines known by name. */
  names: KnownNames
}

/** `results` in chronological order. Lists of an older search are off the table. */
export function layTable(
  situation: Situation,
  results: ToolResult[],
  {
    carried = [],
    earlierWords,
    language = 'en',
  }: Pick<Conversation, 'earlierWords'> & Partial<Pick<Conversation, 'carried'> & Pick<Table, 'language'>>,
  names: KnownNames,
): Table {
  const flightsBySlice = new Map<number, ShownFlights>()
  const fares = new Map<number, FareSlice>()
  const details = new Map<string, KnownFlight>()
  const lookedUp = new Map<number, Brief[]>()
  let isListNewest = false
  let newestSlice: Table['newestSlice'] = null
  let flights: ShownFlights | null = null
  let areNoneLeft = false
  for (const { tool, result } of results) {
    if (!result) continue
    if (SHOWING.includes(tool))
      areNoneLeft = result.status === 'none' || (result.status === 'refused' && result.refusal.code === 'filtered-out')
    if ((tool === 'searchFlights' || tool === 'rankFlights' || tool === 'filterFlights') && result.status === 'found') {
      if (result.searchId !== situation.result?.searchId) continue
      flights = result
      isListNewest = true
      newestSlice = result.sliceIndex
      flightsBySlice.set(result.sliceIndex, result)
    }
    if (tool === 'lookUpFlights' && result.status === 'looked-up' && result.searchId === situation.result?.searchId) {
      newestSlice = result.sliceIndex
      for (const flight of result.flights) details.set(flight.offerId, { ...flight, comparedWith: result.flights[0]?.offerId })
      lookedUp.set(result.sliceIndex, [...(lookedUp.get(result.sliceIndex) ?? []), ...result.flights])
    }
    if (tool === 'chooseFlight' && result.status === 'chosen') {
      if (result.outbound) fares.set(0, { sliceIndex: 0, fares: result.outbound.fares })
      fares.set(result.sliceIndex, { sliceIndex: result.sliceIndex, fares: result.fares })
    }
    if (tool === 'summariseFlight' && result.status === 'ready') {
      fares.clear()
      isListNewest = false
      for (const slice of result.slices) fares.set(slice.sliceIndex, { sliceIndex: slice.sliceIndex, fares: slice.fares })
    }
  }
  for (const [sliceIndex, shown] of flightsBySlice) {
    const whole = { ...shown, briefs: withLookedUp(shown.briefs, lookedUp.get(sliceIndex) ?? []) }
    flightsBySlice.set(sliceIndex, whole)
    if (flights === shown) flights = whole
  }
  for (const [sliceIndex, found] of lookedUp) {
    if (flights === null || flightsBySlice.has(sliceIndex)) continue
    const offerCount = situation.result?.offerCounts[sliceIndex] ?? found.length
    flightsBySlice.set(sliceIndex, { ...flights, sliceIndex, offerCount, picks: [], briefs: withLookedUp([], found) })
  }
  const sinceStart = results.slice(
    results.findLastIndex(({ tool, result }) => tool === 'rewindTrip' && result?.status === 'rewound' && result.to === 'start') + 1,
  )
  const bought = sinceStart.filter(isAncillaryResult)
  const picked = new Set(situation.slices.flatMap((slice) => (slice.picked ? [slice.sliceIndex] : [])))
  return {
    situation: flights && !flights.roundTrips && offersRoundTrips(situation) ? { ...situation, choosesSeparately: true } : situation,
    flights,
    flightsBySlice,
    newestSlice,
    daysSearchedNow: [],
    isSearchNew: false,
    areNoneLeft,
    details,
    fares: [...fares.values()]
      .filter(({ sliceIndex }) => picked.has(sliceIndex))
      .toSorted((one, other) => one.sliceIndex - other.sliceIndex),
    isListNewest,
    held: heldSearch(results.findLast(({ tool }) => tool !== 'lookUpFlights' && tool !== 'compareDays')),
    ...standingComparison(sinceStart),
    bought,
    standing: standingOf(sinceStart),
    lost: lostPurchases(sinceStart),
    isBoughtNewest: bought.length > 0 && bought.at(-1) === results.at(-1),
    planning: layPlanning(sinceStart),
    stays: layStays(sinceStart),
    summaryCount: sinceStart.filter(({ tool, result }) => tool === 'summariseTrip' && result?.status === 'ready').length,
    ...(carried.findLast((one) => one !== null) ?? NOTHING_CARRIED),
    offeredDays: offeredDays(carried, sinceStart),
    carried,
    earlierWords,
    language,
    names,
  }
}

function standingComparison(results: ToolResult[]): Pick<Table, 'comparison' | 'comparedDays' | 'meetUp'> {
  const last = results.findLast(({ tool, result }) => COMPARING.includes(tool) || (SHOWING.includes(tool) && result?.status === 'found'))
  // Its flights stay to be taken while the trip has one of them.
  const lastOfAll = results.findLast(({ tool }) => COMPARING.includes(tool) || tool === 'searchFlights')
  return {
    comparison: last?.tool === 'searchPlaces' ? last : null,
    comparedDays: last?.tool === 'searchDates' ? last : null,
    meetUp: lastOfAll?.tool === 'searchMeetUp' ? lastOfAll : null,
  }
}

const COMPARING: readonly ToolName[] = ['searchPlaces', 'searchDates', 'searchMeetUp']
const SHOWING: readonly ToolName[] = ['searchFlights', 'rankFlights', 'filterFlights']

/** The days last offered stay to be taken until something is searched, whatever was asked and told in between. */
function offeredDays(carried: readonly (Carried | null)[], results: ToolResult[]): Table['offeredDays'] {
  const lastSearch = results.findLast(({ tool }) => COMPARING.includes(tool) || tool === 'searchFlights')
  const asked = carried.findLast((one) => one !== null)?.pending?.asked ?? 'which-dates'
  // A count is of the question that was asked last, if that has choices of its own.
  if (lastSearch?.tool !== 'searchDates' || !['which-dates', 'confirm'].includes(asked)) return null
  return carried.flatMap((one) => (one?.pending?.asked === 'which-dates' ? [one.pending] : [])).at(-1) ?? null
}

function standingOf(results: ToolResult[]): AncillaryResult[] {
  const standing: AncillaryResult[] = []
  for (const one of results) {
    if (isAncillaryResult(one)) {
      if (one.result?.status === 'chosen') standing.push(one)
    } else if (one.tool === 'rewindTrip' && one.result?.status === 'rewound' && isPurchase(one.result.undone)) standing.pop()
  }
  return standing
}

/** Looked-up flights can be referred to like the best ones. */
function withLookedUp(briefs: Brief[], lookedUp: Brief[]): Brief[] {
  const known = new Set(briefs.map(({ offerId }) => offerId))
  return [
    ...briefs,
    ...lookedUp.filter(({ offerId }, index) => !known.has(offerId) && lookedUp.findIndex((other) => other.offerId === offerId) === index),
  ]
}

function heldSearch(last: ToolResult | undefined): HeldSearch | null {
  if (last?.tool !== 'searchFlights' && last?.tool !== 'searchDates' && last?.tool !== 'searchPlaces' && last?.tool !== 'searchMeetUp')
    return null
  const { result } = last
  if (result?.status === 'unclear-place') return { unclearPlace: result, refusedField: null }
  return result?.status === 'refused' ? { unclearPlace: null, refusedField: result.refusal.field ?? null } : null
}

/** The direction still without a flight. */
export function nextOpenSlice(situation: Situation): number | null {
  return situation.slices.find((slice) => !slice.picked)?.sliceIndex ?? null
}

/** What lists of flights are asked by: the first direction is left out: whole round trips stand there while both directions are open. */
export function openDirection(situation: Situation): { sliceIndex?: number } {
  const sliceIndex = nextOpenSlice(situation) ?? 0
  return sliceIndex === 0 ? {} : { sliceIndex }
}
