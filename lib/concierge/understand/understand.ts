import { asksSomething, type Clause } from '../grammar/clauses'
import type { Language } from '../grammar/languages'
import { hearPlanning } from '../hear-planning'
import { hearSearch, type SearchHeard } from '../hear-search'
import { hearStay } from '../hear-stay'
import { withMemory } from '../memory'
import { unreadWords } from '../reply'
import { isGrave } from '../router/topics'
import { type AncillaryContext, ancillaryContext } from '../skills/ancillaries/context'
import { type AncillaryReading, type BoughtQuestion, foldAncillaries } from '../skills/ancillaries/fold'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import { foldControl, type Steering } from '../skills/control/fold'
import type { DateAssumption, VagueTime } from '../skills/dates/change'
import type { FareChoice } from '../skills/fares/fare-sets'
import { type FarePicking, foldFares, offeredBrand } from '../skills/fares/fold'
import { type AskedTopic, askedTopic, isOfTrouble } from '../skills/guide/asked-topic'
import { foldOrder, type OrderAsk } from '../skills/order/fold'
import { pickContext } from '../skills/pick/context'
import type { FoundFlights } from '../skills/pick/find-flights'
import { foldPick, type Picking, type PickList, pointingOf } from '../skills/pick/fold'
import { withPlannedPlace } from '../skills/plan/planned-place'
import type { PlanningWish } from '../skills/plan/planning-wish'
import type { HeardLeg } from '../skills/route/dated-legs'
import type { StayWish } from '../skills/stays/stay-wish'
import type { Table } from '../table'
import type { FilterWish } from './filter-wish'
import { type HeardAsk, heardAsks, isWhollyRead, practicalTopic, wishesForSearch } from './heard-asks'
import { inContext } from './in-context'
import { type Request, requestOf } from './requests'
import { changesNothing, doubtfulPlace } from './second-thoughts'
import type { SearchWish } from './wished-search'
import { normaliseWords } from './words'

/** The fares that are chosen, or two that fit what was named. */
export type FareReading = { choices: FareChoice[] } | { unclear: [string, string] }

export type Understanding = {
  /** The flight that is meant first; `isTaking`: it is to be taken, not talked about. */
  flight: FoundFlights | null
  isTaking: boolean
  fares: FareReading | null
  /** Questions about the flights, the fares and the trip. */
  asks: HeardAsk[]
  /** The direction that the words name. */
  sliceIndex: number | null
  /** The label of a press on a button; the trip has changed already. */
  click: string | null
  words: string
  change: SearchWish
  /** A change was asked for that the search has already. */
  isKnown: boolean
  /** A word that may be a place, while flights are picked that another search would drop. */
  doubtfulPlace: { field: 'from' | 'to'; said: string } | null
  list: PickList | null
  request: Request | null
  isQuestion: boolean
  unsupported: AskedTopic | 'several-cities' | null
  vague: VagueTime | null
  impossibleDay: string | null
  /** What the flights are to be filtered by, one wish for each direction that differs; `limitSymbol` is that of a price limit. */
  filters: FilterWish[]
  limitSymbol: string | null
  /** One of several filters is to go, and nothing says which. */
  isOneFilterLifted: boolean
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
  /** For whom the equipment is that was asked about. */
  gearFor: number[] | null
  /** What is asked of what was bought. */
  bought: BoughtQuestion | null
  /** Whether what was bought can be changed later is asked. */
  isAskingLater: boolean
  /** A plan, places to go to, or a comparison of them. */
  planning: PlanningWish | null
  /** A place to stay: looked for, kept, or asked about. */
  stay: StayWish | null
  /** What is asked of a booking of one's own. */
  order: OrderAsk[]
  /** How a day was read that could have been another one. */
  assumed: DateAssumption[]
  /** The message as its skills read it; null where another reader took it whole. */
  heard: SearchHeard | null
  /** Its words that nothing was done about. */
  unread: string[]
}

/** Words as they were typed, and the language of the talk. */
export type Typed = { words: string; language: Language }

const CLICK = /^\s*\(by click\)\s*/i

/**
 * What one message means, given what lies on the table. Pure; every part can be read alone. `typed` is a message of another language as it was
 * written: the skills read it by its own words, the other readers its English `message`.
 */
export function understand(message: string, table: Table, typed?: Typed): Understanding {
  if (CLICK.test(message)) return { ...NOTHING, click: message.replace(CLICK, '').trim() }
  const isTrouble = isOfTrouble(askedTopic(message))
  const words = normaliseWords(message)
  const said = typed ?? { words, language: 'en' as const }
  const context = ancillaryContext(table)
  const heard = hearSearch(said.words, table, said.language, context)
  const stay = isTrouble ? null : hearStay(said.words, words, heard, table, said.language)
  if (stay) return { ...NOTHING, words, stay: stay.wish, unread: unreadWords(stay.reading.clauses) }
  const planning = isTrouble ? null : hearPlanning(typed?.words ?? message, table, typed?.language, message)
  // Who says a whole route after a plan says all of the search; else the plan tells where and when.
  const isWholeRoute = Boolean(heard.change.from && heard.change.to)
  if (planning?.wish.kind === 'fly' && !isWholeRoute) return { ...NOTHING, change: flightsWished(message, planning.wish.search, table) }
  // "When does it land, and what is the weather like there?": both are answered.
  const isBesideFlights = planning?.wish.kind === 'guide' && foldPick(heard.reading.clauses, pickContext(table)).asks.length > 0
  if (planning && planning.wish.kind !== 'fly' && !isBesideFlights)
    return { ...NOTHING, words, planning: planning.wish, unread: planning.unread }
  const all = inContext(words, table)
  // Bags that are said with a fare are bought beside it; else they are part of the search.
  const withFare = table.fares.length > 0 && !context.buysBags ? understandTrip(all, table, typed, { ...context, buysBags: true }) : null
  if (withFare?.fares) return { ...withFare, ancillaries: withoutIncludedBags(withFare.ancillaries, withFare.fares, table) }
  return understandTrip(all, table, typed, context, typed || all === words ? heard : undefined)
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

function understandTrip(
  words: string,
  table: Table,
  typed: Typed = { words, language: 'en' },
  context: AncillaryContext = ancillaryContext(table),
  heard: SearchHeard = hearSearch(typed.words, table, typed.language, context),
): Understanding {
  const { clauses, text } = heard.reading
  const { wishes, again, isNoMore, ...buying } = foldAncillaries(clauses, context)
  // "Just me" then is no other party.
  if (buying.gearFor) return { ...NOTHING, words, ...buying }
  const steering = foldControl(clauses, text)
  const wished = {
    ...withMemory(withPlannedPlace(heard.change, heard.legs, table), table),
    ...earlierSearch(steering),
    ...earlierPlace(heard, table),
  }
  const picking = foldPick(clauses, pickContext(table))
  const farePicking = foldFares(clauses, table, offeredBrand(table))
  const fares = isHard(wished) ? null : faresOf(farePicking)
  const { flight, isTaking } = fares ? { flight: null, isTaking: false } : pointingOf(picking)
  const change = fares ? {} : wished
  // At most one stop is more than none.
  if (table.situation.wishes.directOnly && heard.filters.some(({ stops }) => stops?.includes('one-stop'))) change.directOnly ??= false
  const hasChange = Object.keys(change).length > 0
  const list = isTaking || fares ? null : listWanted(picking, change, table)
  const isKnown = !list && changesNothing(change, table.situation)
  const { route, dates } = heard
  const unsupported = topicBeside(clauses, words, typed.words === words)
  return {
    click: null,
    words,
    change: list || isKnown ? {} : change,
    isKnown,
    doubtfulPlace: list || isKnown ? null : doubtfulPlace(change, words, table),
    flight: hasChange && isTaking ? null : flight,
    isTaking: isTaking && !hasChange,
    fares,
    sliceIndex: picking.sliceIndex,
    asks: heardAsks(clauses, picking, farePicking),
    list,
    request: isUndoing(steering) ? 'undo' : (requestOf(steering, words) ?? practicalTopic(picking) ?? (isNoMore ? 'no' : null)),
    isQuestion: clauses.some(asksSomething),
    // "Keep the fares shown" holds no price.
    // "We come home by train" asks for no train.
    unsupported: (fares && unsupported === 'held-price') || (dates.isReturnDropped && unsupported === 'train') ? null : unsupported,
    vague: heard.dayChoice ? null : (dates.vague ?? null),
    impossibleDay: dates.impossible?.said ?? null,
    filters: heard.filters,
    limitSymbol: heard.limits.budget?.sign ?? heard.limits.budget?.currency ?? null,
    isOneFilterLifted: heard.limits.isOneLifted ?? false,
    legs: heard.legs,
    wayBack: isEarlierPlace(heard, table) ? null : route.wayBack,
    alternatives: change.from || change.to ? [...route.alternatives.from, ...route.alternatives.to] : [],
    flexDays: dates.flexDays ?? null,
    assumed: dates.assumed,
    ancillaries: wishes,
    ancillariesAgain: again,
    ...buying,
    planning: null,
    stay: null,
    order: foldOrder(heard.reading.clauses),
    heard,
    unread: unreadWords(heard.reading.clauses),
  }
}

/** What a message asks beside its wishes; a grave thing wherever it stands. */
function topicBeside(clauses: readonly Clause[], words: string, isEnglish: boolean): AskedTopic | null {
  const topic = askedTopic(words)
  if (topic === null || isGrave(topic)) return topic
  // "The meeting has moved: leave on the 16th": a wish makes it our trade.
  if (topic === 'off-topic' && clauses.some(wishesForSearch)) return null
  const others = clauses.filter((clause) => !isWhollyRead(clause))
  if (others.length === clauses.length) return topic
  return others.length === 0 ? null : isEnglish ? askedTopic(others.map(({ text }) => text).join(' ')) : topic
}

/** "Back to London to Lisbon": an earlier search by its places. */
function earlierSearch({ earlier }: Steering): SearchWish {
  const { from, to } = earlier ?? {}
  return { ...(from ? { from: from.text } : {}), ...(to ? { to: to.text } : {}) }
}

/** "Back to Rome", said of a trip to Pisa after one to Rome: the earlier search, not another way back. */
function isEarlierPlace({ route, dates }: SearchHeard, { situation, earlierWords }: Table): boolean {
  const to = route.wayBack?.to
  const { from, to: goal } = situation.wishes
  if (!to || route.wayBack?.from || route.from || route.to || dates.departureOn || dates.returnOn || !from || !goal) return false
  const place = to.toLowerCase()
  const isOfTrip = [from, goal].some((end) => end.toLowerCase().includes(place))
  return !isOfTrip && earlierWords.some((words) => words.toLowerCase().includes(place))
}

function earlierPlace(heard: SearchHeard, table: Table): SearchWish {
  const to = heard.route.wayBack?.to
  return to && isEarlierPlace(heard, table) ? { to } : {}
}

/** "The search before" without its places is what undoing brings back. */
function isUndoing({ earlier }: Steering): boolean {
  return earlier !== null && !earlier.from && !earlier.to
}

function faresOf({ choices, unclear }: FarePicking): FareReading | null {
  if (unclear) return { unclear }
  return choices && { choices }
}

/** "Yes, from London" to flights that were offered. */
function flightsWished(message: string, search: SearchWish, table: Table): SearchWish {
  const { change } = understandTrip(normaliseWords(message), table)
  return withMemory({ ...change, ...search, ...(change.from ? { from: change.from } : {}) }, table)
}

const NOTHING: Understanding = {
  sliceIndex: null,
  asks: [],
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
  isOneFilterLifted: false,
  legs: [],
  wayBack: null,
  alternatives: [],
  flexDays: null,
  ancillaries: [],
  ancillariesAgain: null,
  gearFor: null,
  bought: null,
  isAskingLater: false,
  planning: null,
  stay: null,
  order: [],
  assumed: [],
  heard: null,
  unread: [],
}

/** Places, days and people change the search whatever else the words hold; "direct" or "business" may describe a flight or fare. */
function isHard(change: SearchWish): boolean {
  const { cabinClass, directOnly, checkedBags, preference, tripType, ...hard } = change
  return Object.keys(hard).length > 0
}

/** A list of flights, by something or of a direction: "show me the fastest", and a wish for an order beside a list. */
function listWanted({ list }: Picking, change: SearchWish, { situation }: Table): PickList | null {
  const isOnlyPreference = Object.keys(change).every((key) => key === 'preference')
  if (situation.mode === 'chat' || !isOnlyPreference) return null
  return list ?? (change.preference ? { by: change.preference } : null)
}
