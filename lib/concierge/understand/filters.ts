import type { Situation } from '@/lib/travel/trip/situation'
import { nextOpenSlice, type Table } from '../table'
import { clauseAt, DAY, directionAt } from './clauses'
import { readTimes } from './dates/filter-times'
import { readAirlines } from './filter-airlines'
import { readLifts } from './filter-lifts'
import { readLimits } from './filter-limits'
import { readAirports, readVia } from './filter-places'
import { type FilterWish, type FoundFilter, mergeWishes } from './filter-wish'
import { isAboutWhatIsShown, readRequest } from './requests'
import { asksAboutShown, isQuestion } from './sentence-forms'
import { takeOut } from './words'

/** `symbol` is that of the price limit where one was said; `rest` are the words without what was read. */
export type FilterReading = { wishes: FilterWish[]; symbol: string | null; rest: string }

const RESET =
  /\b(?:(?:reset|clear|remove|drop|delete|lift|forget|take (?:off|away))\s+(?:all\s+)?(?:of\s+)?(?:(?:the|my|these|those)\s+)?filters|(?:without|no) (?:any )?filters|(?:show|see|list|display|bring back|give|have)\s+(?:me\s+)?(?:back\s+)?(?:everything|(?:all|every)(?:\s+(?:of\s+)?(?:them|(?:the\s+)?flights?))?)\s+(?:again|back)|all (?:the )?flights again)\b/gi
const THAT_ONE = /\b(?:reset|clear|remove|drop|delete|lift|forget|take (?:off|away))\s+(?:the|my|that|this)\s+(?:last\s+)?filter\b/gi
const SHOW_ALL = /\b(?:show|see|list|display)\s+(?:me\s+)?(?:everything|all(?:\s+(?:of\s+)?(?:them|(?:the\s+)?flights))?)\b/gi
/** "The one after lunch", "take …", "the cheapest …": one flight is meant, not a filter. "The flight back after five" is no such one. */
const POINTS_AT_ONE =
  /\b(?:the|that|this)\s+(?:[\w:.'-]+\s+){0,4}?(?:one|flight|option)\b(?!\s+(?:to|should|must|has|needs|only|(?:back|home|out|there)\s+(?:only\s+)?(?:after|before|not|no|between|in|by|direct)\b))|\b(?:i'll|let's|can i|please)?\s*(?:take|book|choose|pick|select|reserve)\b|\bgo (?:with|for)\b|\bthe\s+(?:\w+\s+)?(?:cheapest|fastest|quickest|shortest|earliest|latest|first|last|second|third|best)\b/i
const ASKS_FOR_ANY = /\b(?:is|are|isn't|aren't)\s+there\s+(?:any|anything|something|some|an?|flights?|no)\b/i
const OF_ONE_DIRECTION: (keyof FilterWish)[] = ['departAfter', 'departBefore', 'arriveAfter', 'arriveBefore']
/** What is refused, or said of all flights, is not meant for one direction alone. */
const OF_EVERY_DIRECTION =
  /\b(?:not?(?!\s+(?:later|earlier)\s+than\b)|nothing|never|none|cannot|without|avoid\w*|hate|\w+n't|all flights|every flight|always|(?:both|each|either) (?:ways?|directions?|flights?|days?|legs?|journeys?)|for both|there and back)\b/i
const BOTH_WAYS = /\b(?:both|each|either) (?:ways?|directions?|flights?|days?|legs?|journeys?)\b/i
/** The filters that the words ask for. `isNewSearch`: the words name a whole search, so they point at no flight. */
export function readFilters(words: string, table: Table, isNewSearch: boolean): FilterReading {
  const { situation } = table
  const standing = situation.slices.flatMap(({ filters }) => filters ?? [])
  const { isReset, rest } = readReset(words, new Set(standing).size)
  const reset = isReset ? [resetWish(words)] : []
  const lifts = readLifts(rest, standing)
  if (lifts.found.length === 0 && isNoFilter(words, table, isNewSearch)) return { wishes: reset, symbol: null, rest }
  const limits = readLimits(lifts.rest, situation)
  const airports = readAirports(limits.rest, situation)
  const airlines = readAirlines(airports.rest, table)
  const via = readVia(airlines.rest)
  const times = readTimes(via.rest, isNewSearch)
  const found = [lifts, limits, airports, airlines, via, times].flatMap((part) => part.found)
  const wishes = found.filter(({ wish }) => Object.keys(wish).length > 0).map((one) => directed(one, words, situation))
  return { wishes: mergeWishes([...reset, ...wishes]), symbol: limits.symbol, rest: times.rest }
}

/** "Remove that filter": which one is clear only where no other stands. */
export function liftsOneFilter(words: string): boolean {
  return words.search(THAT_ONE) >= 0
}

function readReset(words: string, standingCount: number): { isReset: boolean; rest: string } {
  let isReset = false
  const reset = () => {
    isReset = true
    return true
  }
  const afterReset = takeOut(words, RESET, reset)
  const rest = standingCount === 1 ? takeOut(afterReset, THAT_ONE, reset) : afterReset
  if (standingCount === 0 || isReset) return { isReset, rest }
  const afterAll = takeOut(rest, SHOW_ALL, ({ index, 0: said }) => {
    isReset = /^\W*(?:please|then|now)?\W*$/i.test(rest.slice(index + said.length))
    return isReset
  })
  return { isReset, rest: afterAll }
}

/**
 * A filter is for every direction unless one is named. A time of day that is wished for, not one that is refused, is for the one to
 * be picked next: "in the morning" speaks of leaving home.
 */
function directed({ wish, index }: FoundFilter, words: string, situation: Situation): FilterWish {
  if (wish.sliceIndex !== undefined) return wish
  const isOfOne = OF_ONE_DIRECTION.some((name) => typeof wish[name] === 'string')
  const isBoth = BOTH_WAYS.test(words)
  const named = isBoth ? undefined : directionAt(words, index, isOfOne)
  const { clause } = clauseAt(words, index)
  // "On Friday not before six" is for the flight of that day.
  const isOfEvery = isBoth || (OF_EVERY_DIRECTION.test(clause) && !DAY.test(clause))
  const isPicking = situation.slices.some(({ picked }) => picked)
  const sliceIndex = named ?? (isOfOne && (isPicking || !isOfEvery) ? (nextOpenSlice(situation) ?? 0) : undefined)
  return sliceIndex === undefined ? wish : { sliceIndex, ...wish }
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
