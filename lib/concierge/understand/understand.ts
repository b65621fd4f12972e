import type { Table } from '../table'
import { ancillaryContext } from './ancillaries/ancillary-context'
import { readGearAnswer } from './ancillaries/gear-answer'
import { type AncillaryReading, readAncillaries, wantsNoMore } from './ancillaries/read-ancillaries'
import type { AncillaryWish } from './ancillaries/wish'
import type { Preference } from './comfort'
import type { DateAssumption, SaidDates } from './dates/said-dates'
import type { FareReading } from './fares'
import type { FilterWish } from './filter-wish'
import { readFilters } from './filters'
import { inContext } from './in-context'
import { keepsFares } from './kept-fares'
import type { WayBack } from './place-wishes'
import type { SaidLeg } from './places/said-place'
import { withPlannedPlace } from './planning/planned-place'
import type { PlanningWish } from './planning/planning-wish'
import { readPlanning } from './planning/read-planning'
import { directionNamed, type Pointing, readPointing } from './pointing'
import { isAboutWhatIsShown, type Request, readRequest } from './requests'
import { changesNothing, doubtfulPlace } from './second-thoughts'
import { isQuestion, wantsList } from './sentence-forms'
import { readStays } from './stays/read-stays'
import type { StayWish } from './stays/stay-wish'
import { readUnsupported, type Unsupported } from './unsupported'
import { namesWholeSearch } from './whole-search'
import type { SearchWish } from './wished-search'
import { readWishes } from './wishes'
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
  unsupported: Unsupported | null
  vague: SaidDates['vague'] | null
  impossibleDay: string | null
  /** What the flights are to be filtered by, one wish for each direction that differs; `limitSymbol` is that of a price limit. */
  filters: FilterWish[]
  limitSymbol: string | null
  /** The flights of a trip with several, in order. */
  legs: SaidLeg[]
  /** Where the way back starts or ends, if at other places than the way out. */
  wayBack: WayBack | null
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
const OF_ANCILLARIES: Unsupported[] = ['seat', 'meal', 'extra-bag', 'upgrade']

/** All but seats, bags, meals and extras. */
function understandTrip(words: string, table: Table): Understanding {
  const isAsking = isQuestion(words)
  const filtering = readFilters(words, table, namesWholeSearch(words))
  const isFiltering = filtering.wishes.length > 0
  const request = isFiltering && readRequest(words) === 'start-over' ? null : readRequest(words)
  const isListWanted = wantsList(words) && !isAboutWhatIsShown(request) && !isFiltering
  const wished = withPlannedPlace(readWishes(filtering.rest, table), table)
  const pointing = readPointing(wished.rest, table, request, { mayTake: !isAsking && !isListWanted, mayBeFare: !isHard(wished.change) })
  const change = remainingChange(wished.change, pointing, isAsking && request === null)
  // At most one stop is more than none.
  if (table.situation.wishes.directOnly && filtering.wishes.some(({ stops }) => stops?.includes('one-stop'))) change.directOnly ??= false
  const hasChange = Object.keys(change).length > 0
  const list = listWanted(words, change, table, pointing, isListWanted, isAsking && request !== null)
  const isKnown = !list && changesNothing(change, table.situation)
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
    unsupported: wished.isSeveralCities ? 'several-cities' : unsupportedBeside(wished.afterReturn, table),
    vague: wished.dates.vague ?? null,
    impossibleDay: wished.dates.impossible?.said ?? null,
    filters: filtering.wishes,
    limitSymbol: filtering.symbol,
    legs: wished.legs,
    wayBack: wished.wayBack,
    alternatives: wished.alternatives,
    flexDays: wished.dates.flexDays ?? null,
    assumed: wished.dates.assumed,
    ancillaries: [],
    ancillariesAgain: null,
    planning: null,
    stay: null,
  }
}

/** "Keep the fares shown" holds no price. */
function unsupportedBeside(words: string, { situation }: Table): Unsupported | null {
  const unsupported = readUnsupported(words)
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
