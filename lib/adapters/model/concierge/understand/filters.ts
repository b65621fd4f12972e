import { nextOpenSlice, type Table } from '../table'
import { directionAt } from './clauses'
import { readTimes } from './dates/filter-times'
import { readAirlines } from './filter-airlines'
import { readLimits } from './filter-limits'
import { readAirports, readVia } from './filter-places'
import { type FilterWish, type FoundFilter, mergeWishes } from './filter-wish'
import { isAboutWhatIsShown, readRequest } from './requests'
import { asksAboutShown, isQuestion } from './sentence-forms'
import { takeOut } from './words'

/** `symbol` is that of the price limit where one was said; `rest` are the words without what was read. */
export type FilterReading = { wishes: FilterWish[]; symbol: string | null; rest: string }

const RESET =
  /\b(?:(?:reset|clear|remove|drop|delete|lift|forget|take (?:off|away))\s+(?:all\s+)?(?:of\s+)?(?:the\s+|my\s+)?filters|(?:without|no) (?:any )?filters|(?:show|see|list|display|bring back|give|have)\s+(?:me\s+)?(?:back\s+)?(?:everything|(?:all|every)(?:\s+(?:of\s+)?(?:them|(?:the\s+)?flights?))?)\s+(?:again|back)|all (?:the )?flights again)\b/gi
const SHOW_ALL = /\b(?:show|see|list|display)\s+(?:me\s+)?(?:everything|all(?:\s+(?:of\s+)?(?:them|(?:the\s+)?flights))?)\b/gi
const LIFT =
  /\b(?:remove|drop|forget|lift|clear|ignore|delete|take (?:off|away)|no|without)\s+(?:the\s+|my\s+|any\s+)?(?<kind>price|budget|arrival|times?|departure|airlines?|alliances?|duration|length|stops?|layovers?|airports?)(?:\s+times?)?\s+(?:limit|filter|cap|restriction)s?\b|\bany (?<any>airline|alliance|departure time|arrival time|price|airport|time of day)\b/gi

/** What taking away a kind of filter takes away. */
const LIFTED: [RegExp, FilterWish][] = [
  [/^(?:price|budget)/i, { maxPrice: null }],
  [/^arrival/i, { arriveAfter: null, arriveBefore: null }],
  [/^(?:time|departure)/i, { departAfter: null, departBefore: null }],
  [/^airline/i, { airlines: null, withoutAirlines: null }],
  [/^alliance/i, { alliances: null }],
  [/^(?:duration|length)/i, { maxDurationMinutes: null }],
  [/^stop/i, { stops: null }],
  [/^layover/i, { via: null, notVia: null }],
  [/^airport/i, { airports: null, withoutAirports: null }],
]
/** "The one after lunch", "take …", "the cheapest …": one flight is meant, not a filter. */
const POINTS_AT_ONE =
  /\b(?:the|that|this)\s+(?:[\w:.'-]+\s+){0,4}?(?:one|flight|option)\b(?!\s+(?:to|should|must|has|needs|only))|\b(?:i'll|let's|can i|please)?\s*(?:take|book|choose|pick|select|reserve)\b|\bgo (?:with|for)\b|\bthe\s+(?:\w+\s+)?(?:cheapest|fastest|quickest|shortest|earliest|latest|first|last|second|third|best)\b/i
const ASKS_FOR_ANY = /\b(?:is|are|isn't|aren't)\s+there\s+(?:any|anything|something|some|an?|flights?|no)\b/i
const OF_ONE_DIRECTION: (keyof FilterWish)[] = ['departAfter', 'departBefore', 'arriveAfter', 'arriveBefore']

/**
 * The filters that the words ask for. A time of day is for one direction, the one to be picked next unless another is named; all
 * else is for both unless one is named. `isNewSearch`: the words name a whole search, so they point at no flight.
 */
export function readFilters(words: string, table: Table, isNewSearch: boolean): FilterReading {
  const { situation } = table
  const isFiltered = situation.slices.some(({ filters }) => filters?.length)
  let isReset = false
  let rest = takeOut(words, RESET, () => {
    isReset = true
    return true
  })
  if (isFiltered && !isReset) {
    rest = takeOut(rest, SHOW_ALL, ({ index, 0: said }) => {
      isReset = /^\W*(?:please|then|now)?\W*$/i.test(rest.slice(index + said.length))
      return isReset
    })
  }
  if (isNoFilter(words, table, isNewSearch)) return { wishes: isReset ? [resetWish(words)] : [], symbol: null, rest }
  const found: FoundFilter[] = []
  if (isFiltered) {
    rest = takeOut(rest, LIFT, ({ groups = {}, index }) => {
      const lifted = LIFTED.find(([kind]) => kind.test(groups.kind ?? groups.any ?? ''))?.[1]
      if (lifted) found.push({ wish: lifted, index })
      return lifted !== undefined
    })
  }
  const limits = readLimits(rest, situation)
  const airports = readAirports(limits.rest, situation)
  const airlines = readAirlines(airports.rest, table)
  const via = readVia(airlines.rest)
  const times = readTimes(via.rest, isNewSearch)
  const all = [...found, ...limits.found, ...airports.found, ...airlines.found, ...via.found, ...times.found]
  const wishes = all.flatMap(({ wish, index }): FilterWish[] => {
    if (Object.keys(wish).length === 0) return []
    if (wish.sliceIndex !== undefined) return [wish]
    const isOfOne = OF_ONE_DIRECTION.some((name) => typeof wish[name] === 'string')
    const sliceIndex = directionAt(words, index, isOfOne) ?? (isOfOne ? (nextOpenSlice(situation) ?? 0) : undefined)
    return [sliceIndex === undefined ? wish : { sliceIndex, ...wish }]
  })
  return { wishes: mergeWishes(isReset ? [resetWish(words), ...wishes] : wishes), symbol: limits.symbol, rest: times.rest }
}

function resetWish(words: string): FilterWish {
  const sliceIndex = directionAt(words, words.length, false)
  return sliceIndex === undefined ? { reset: true } : { sliceIndex, reset: true }
}

/** Questions about a flight that is shown, and words that choose one, filter nothing. */
function isNoFilter(words: string, { flights, fares }: Table, isNewSearch: boolean): boolean {
  const isAboutOne = asksAboutShown(words) && !ASKS_FOR_ANY.test(words)
  if (isQuestion(words) && (isAboutOne || isAboutWhatIsShown(readRequest(words)))) return true
  return (flights !== null || fares.length > 0) && !isNewSearch && POINTS_AT_ONE.test(words)
}
