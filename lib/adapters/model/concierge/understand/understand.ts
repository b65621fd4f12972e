import type { Table } from '../table'
import type { Preference } from './comfort'
import type { DateAssumption, SaidDates } from './dates/said-dates'
import type { FilterWish } from './filter-wish'
import { readFilters } from './filters'
import { inContext } from './in-context'
import type { WayBack } from './place-wishes'
import type { SaidLeg } from './places/said-place'
import { directionNamed, type Pointing, readPointing } from './pointing'
import { isAboutWhatIsShown, type Request, readRequest } from './requests'
import { changesNothing, doubtfulPlace } from './second-thoughts'
import { isQuestion, wantsList } from './sentence-forms'
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
  /** How far the days may move either way, where that was said. */
  flexDays: number | null
  /** How a day was read that could have been another one. */
  assumed: DateAssumption[]
}

const CLICK = /^\s*\(by click\)\s*/i

/** What one message means, given what lies on the table. Pure; every part can be read alone. */
export function understand(message: string, table: Table): Understanding {
  if (CLICK.test(message)) return { ...NOTHING, click: message.replace(CLICK, '').trim() }
  const words = inContext(normaliseWords(message), table)
  const isAsking = isQuestion(words)
  const filtering = readFilters(words, table, namesWholeSearch(words))
  const isFiltering = filtering.wishes.length > 0
  const request = isFiltering && readRequest(words) === 'start-over' ? null : readRequest(words)
  const isListWanted = wantsList(words) && !isAboutWhatIsShown(request) && !isFiltering
  const wished = readWishes(filtering.rest, table)
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
    unsupported: wished.isSeveralCities ? 'several-cities' : readUnsupported(wished.afterReturn),
    vague: wished.dates.vague ?? null,
    impossibleDay: wished.dates.impossible?.said ?? null,
    filters: filtering.wishes,
    limitSymbol: filtering.symbol,
    legs: wished.legs,
    wayBack: wished.wayBack,
    flexDays: wished.dates.flexDays ?? null,
    assumed: wished.dates.assumed,
  }
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
  flexDays: null,
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
