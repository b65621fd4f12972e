import { type HeardLeg, hearSearch, type SearchHeard } from '../hear-search'
import { unreadWords } from '../reply'
import type { DateAssumption, VagueTime } from '../skills/dates/change'
import { type AskedTopic, askedTopic } from '../skills/guide/asked-topic'
import type { Table } from '../table'
import { ancillaryContext } from './ancillaries/ancillary-context'
import { readGearAnswer } from './ancillaries/gear-answer'
import { type AncillaryReading, readAncillaries, wantsNoMore } from './ancillaries/read-ancillaries'
import type { AncillaryWish } from './ancillaries/wish'
import type { Preference } from './comfort'
import type { FareReading } from './fares'
import type { FilterWish } from './filter-wish'
import { inContext } from './in-context'
import { keepsFares } from './kept-fares'
import { withPlannedPlace } from './planning/planned-place'
import type { PlanningWish } from './planning/planning-wish'
import { readPlanning } from './planning/read-planning'
import { directionNamed, type Pointing, readPointing } from './pointing'
import { isAboutWhatIsShown, type Request, readRequest } from './requests'
import { changesNothing, doubtfulPlace } from './second-thoughts'
import { isQuestion, wantsList } from './sentence-forms'
import { readStays } from './stays/read-stays'
import type { StayWish } from './stays/stay-wish'
import { namesWholeSearch } from './whole-search'
import type { SearchWish } from './wished-search'
import { normaliseWords } from './words'

export type Understanding = Pointing & {
  /** The label of a press on a button; the trip has changed already. */
  click: string | null
  words: string
  change: SearchWish
  /** A change was asked for that the search has already. */
  isKnown: boolean
  /** A word that may be a place, while flights are picked that another search would drop. */
  doubtfulPlace: { field: 'from' | 'to'; said: string } | null
  list: { by?: Preference; sliceIndex?: number } | null
  request: Request | null
  isQuestion: boolean
  unsupported: AskedTopic | 'several-cities' | null
  vague: VagueTime | null
  impossibleDay: string | null
  /** What the flights are to be filtered by, one wish for each direction that differs; `limitSymbol` is that of a price limit. */
  filters: FilterWish[]
  limitSymbol: string | null
  /** The flights of a trip with several, in order. */
  legs: HeardLeg[]
  /** Where the way back starts or ends, if at other places than the way out. */
  wayBack: { from?: string; to?: string } | null
  /** Places beside those that are searched for: "or Gatwick". */
  alternatives: string[]
  /** How far the days may move either way, where that was said. */
  flexDays: number | null
  /** Seats, bags, meals and extras: wished for, asked about or given up. */
  ancillaries: AncillaryWish[]
  /** What was bought last is wished for again, for others or on other flights. */
  ancillariesAgain: AncillaryReading['again']
  /** A plan, places to go to, or a comparison of them. */
  planning: PlanningWish | null
  /** A place to stay: looked for, kept, or asked about. */
  stay: StayWish | null
  /** How a day was read that could have been another one. */
  assumed: DateAssumption[]
  /** The message as its skills read it; null where another reader took it whole. */
  heard: SearchHeard | null
  /** Its words that nothing was done about. */
  unread: string[]
}

const CLICK = /^\s*\(by click\)\s*/i

/** What one message means, given what lies on the table. Pure; every part can be read alone. */
export function understand(message: string, table: Table): Understanding {
  if (CLICK.test(message)) return { ...NOTHING, click: message.replace(CLICK, '').trim() }
  const stay = readStays(normaliseWords(message), table)
  if (stay) return { ...NOTHING, words: normaliseWords(message), stay }
  const planning = readPlanning(message, table)
  if (planning?.kind === 'fly') return { ...NOTHING, change: flightsWished(message, planning.search, table) }
  if (planning) return { ...NOTHING, words: normaliseWords(message), planning }
  const all = inContext(normaliseWords(message), table)
  const buying = readAncillaries(all, ancillaryContext(table))
  // Once the fares are chosen "four seats" counts no people, and "the cheapest seats" are no flights.
  if (table.situation.mode === 'trip_summary' && (buying.wishes.length > 0 || (buying.again && !readGearAnswer(all, table))))
    return { ...understandTrip(buying.rest, table), words: all, ancillaries: buying.wishes, ancillariesAgain: buying.again }
  // "Just me" then is no other party.
  if (table.situation.mode === 'trip_summary' && readGearAnswer(all, table)) return { ...NOTHING, words: all }
  if (table.situation.mode === 'trip_summary' && wantsNoMore(all)) {
    const beside = understandTrip(buying.rest, table)
    return { ...beside, words: all, request: beside.request ?? 'no' }
  }
  const beside = table.fares.length > 0 && buying.wishes.length > 0 ? understandTrip(buying.rest, table) : null
  if (beside?.fares) return { ...beside, words: all, ancillaries: withoutIncludedBags(buying.wishes, beside.fares, table) }
  const understood = understandTrip(all, table)
  const isOfFlight =
    buying.wishes.some(({ wish }) => wish !== 'show') && understood.unsupported !== null && OF_ANCILLARIES.includes(understood.unsupported)
  return { ...understood, ...(isOfFlight ? { unsupported: null } : {}), ancillaries: buying.wishes.filter(({ kind }) => kind !== 'bags') }
}

/** "Standard, with the bag": the bag that comes with a fare is not bought beside it. */
function withoutIncludedBags(wishes: AncillaryWish[], fares: FareReading, table: Table): AncillaryWish[] {
  const chosen = 'choices' in fares ? fares.choices : []
  const bags = chosen.map(
    ({ sliceIndex, fareId }) =>
      table.fares.find((slice) => slice.sliceIndex === sliceIndex)?.fares.find((fare) => fare.fareId === fareId)?.checkedBags ?? 0,
  )
  return wishes.filter(
    ({ kind, bag, quantity = 1 }) => kind !== 'bags' || bag === 'cabin' || bags.length === 0 || bags.some((count) => count < quantity),
  )
}

/** Topics that the reading of seats, bags, meals and extras covers. */
const OF_ANCILLARIES: Understanding['unsupported'][] = ['seat', 'meal', 'baggage', 'sports-equipment', 'upgrade']

/** All but seats, bags, meals and extras. */
function understandTrip(words: string, table: Table): Understanding {
  const isAsking = isQuestion(words)
  const heard = hearSearch(words, table)
  const isFiltering = heard.filters.length > 0
  const request = isFiltering && readRequest(words) === 'start-over' ? null : readRequest(words)
  const isListWanted = wantsList(words) && !isAboutWhatIsShown(request) && !isFiltering
  const wished = withPlannedPlace(heard.change, heard.legs, table)
  const pointing = readPointing(restOf(heard), table, request, { mayTake: !isAsking && !isListWanted, mayBeFare: !isHard(wished) })
  const change = remainingChange(wished, pointing, isAsking && request === null)
  // At most one stop is more than none.
  if (table.situation.wishes.directOnly && heard.filters.some(({ stops }) => stops?.includes('one-stop'))) change.directOnly ??= false
  const hasChange = Object.keys(change).length > 0
  const list = listWanted(words, change, table, pointing, isListWanted, isAsking && request !== null)
  const isKnown = !list && changesNothing(change, table.situation)
  const { route, dates } = heard
  return {
    click: null,
    words,
    change: list || isKnown ? {} : change,
    isKnown,
    doubtfulPlace: list || isKnown ? null : doubtfulPlace(change, words, table),
    flight: hasChange && pointing.isTaking ? null : pointing.flight,
    isTaking: pointing.isTaking && !hasChange,
    fares: pointing.fares,
    list,
    request: hasChange && isAboutWhatIsShown(request) ? null : request,
    isQuestion: isAsking,
    unsupported: unsupportedBeside(words, table),
    vague: heard.dayChoice ? null : (dates.vague ?? null),
    impossibleDay: dates.impossible?.said ?? null,
    filters: heard.filters,
    limitSymbol: heard.limits.budget?.sign ?? heard.limits.budget?.currency ?? null,
    legs: heard.legs,
    wayBack: route.wayBack,
    alternatives: change.from || change.to ? [...route.alternatives.from, ...route.alternatives.to] : [],
    flexDays: dates.flexDays ?? null,
    assumed: dates.assumed,
    ancillaries: [],
    ancillariesAgain: null,
    planning: null,
    stay: null,
    heard,
    unread: unreadWords(heard.reading.clauses),
  }
}

/** The words without those that the search has taken, at the same places: what points at flights is still there. */
function restOf({ reading }: SearchHeard): string {
  const isPointing = ({ value }: { value: object }) => ['direct', 'sort', 'cabin', 'carrierNamed'].some((slot) => slot in value)
  const taken = reading.frames.filter((frame) => SEARCH_SKILLS.includes(frame.skill) && !isPointing(frame))
  let rest = reading.text
  for (const { start, end } of taken) {
    const [from, to] = [reading.tokens[start]?.start ?? 0, reading.tokens[end - 1]?.end ?? 0]
    rest = rest.slice(0, from) + '~'.repeat(to - from) + rest.slice(to)
  }
  return rest
}

const SEARCH_SKILLS = ['route', 'dates', 'party', 'filters']

/** "Keep the fares shown" holds no price. */
function unsupportedBeside(words: string, { situation }: Table): AskedTopic | null {
  const unsupported = askedTopic(words)
  const hasFares = situation.mode === 'flight_summary' || situation.mode === 'trip_summary'
  return unsupported === 'held-price' && hasFares && keepsFares(words) ? null : unsupported
}

/** "Yes, from London" to flights that were offered. */
function flightsWished(message: string, search: SearchWish, table: Table): SearchWish {
  const { change } = understandTrip(normaliseWords(message), table)
  return { ...change, ...search, ...(change.from ? { from: change.from } : {}) }
}

const NOTHING: Understanding = {
  click: null,
  words: '',
  change: {},
  isKnown: false,
  doubtfulPlace: null,
  flight: null,
  isTaking: false,
  list: null,
  fares: null,
  request: null,
  isQuestion: false,
  unsupported: null,
  vague: null,
  impossibleDay: null,
  filters: [],
  limitSymbol: null,
  legs: [],
  wayBack: null,
  alternatives: [],
  flexDays: null,
  ancillaries: [],
  ancillariesAgain: null,
  planning: null,
  stay: null,
  assumed: [],
  heard: null,
  unread: [],
}

/** Places, days and people change the search whatever else the words hold; "direct" or "business" may describe a flight or fare. */
function isHard(change: SearchWish): boolean {
  const { cabinClass, directOnly, checkedBags, preference, tripType, ...hard } = change
  return Object.keys(hard).length > 0
}

/** The change without the words that described what is pointed at ("the cheapest one", "the direct one", "the flex fare"). */
function remainingChange(change: SearchWish, { flight, isTaking, fares }: Pointing, isPlainQuestion: boolean): SearchWish {
  if (fares || (isPlainQuestion && flight?.isExact && !isHard(change))) return {}
  if (!isTaking || !flight || flight.kept.length === 0) return change
  const { preference, directOnly, ...rest } = change
  return rest
}

/** "Show me the fastest": a ranking by something, or of the other direction. */
function listWanted(
  words: string,
  change: SearchWish,
  { situation }: Table,
  { flight, isTaking }: Pointing,
  isListWanted: boolean,
  isAnswered: boolean,
): Understanding['list'] {
  const isOnlyPreference = Object.keys(change).every((key) => key === 'preference')
  if (situation.mode === 'chat' || !isOnlyPreference || isTaking || isAnswered) return null
  if (isQuestion(words) ? !isListWanted || flight !== null : !isListWanted && !change.preference) return null
  const sliceIndex = directionNamed(words)
  const by = change.preference ?? (/\bcheaper\b/i.test(words) ? 'cheapest' : /\b(?:faster|quicker)\b/i.test(words) ? 'fastest' : undefined)
  return { ...(by ? { by } : {}), ...(sliceIndex === null ? {} : { sliceIndex }) }
}
