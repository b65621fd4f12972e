import type { Situation } from '@/lib/travel/trip/situation'
import type { FilteredSlice, ShownFlights } from '../tool-results'
import { countOf, listOf, sentences } from './phrases'
import { sayBest } from './say-flights'
import { askNext } from './say-talk'

type Found = ShownFlights & { filtered: FilteredSlice[]; note: string | null }

/**
 * How many flights the filters leave, then the best of them. `otherSymbol` is that of a price limit in another currency, `isSet` that of
 * a filter that wasn't taken away: a limit above every price filters nothing.
 */
export function sayFiltered(shown: Found, situation: Situation, otherSymbol: string | null, isSet = false): string {
  const isShown = shown.filtered.some(({ sliceIndex }) => sliceIndex === shown.sliceIndex)
  return sentences(
    sayLeft(shown.filtered, situation.slices.length, isSet),
    shown.note,
    otherSymbol && sayOtherCurrency(otherSymbol),
    isShown ? sayBest(shown, situation) : askNext(situation),
  )
}

/** Longer words are not quoted. */
const LONGEST_QUOTED = 60

/** A filter said before the first search, in the traveller’s words. */
export function sayFilterNoted(said: string): string {
  const words = said.trim().replace(/[\s.,;!?]+$/, '')
  return words.length <= LONGEST_QUOTED ? `I’ll use “${words}” for the search.` : 'I’ll use those filters for the search.'
}

/** A price limit in another currency than the prices. */
export function sayOtherCurrency(symbol: string): string {
  return `The prices here aren’t in ${symbol}, so I’ve left that limit out.`
}

/** "12 of 61 outbound flights and 9 of 20 return flights are left, without Ryanair." */
function sayLeft(filtered: FilteredSlice[], sliceCount: number, isSet: boolean): string {
  const [first, ...others] = filtered
  if (!first) return ''
  const flightsOf = (count: number, slice: FilteredSlice) =>
    sliceCount === 1 || (others.length === 0 && slice.label === 'Outbound') ? countOf(count, 'flight') : flightsInDirection(count, slice)
  const clauses = (slice: FilteredSlice) => listOf(slice.filters)
  if (filtered.every(({ filters }) => filters.length === 0)) {
    const all = listOf(filtered.map((slice) => flightsOf(slice.totalCount, slice)))
    if (isSet) return `${others.length === 0 && first.totalCount === 1 ? 'That fits' : 'That fits all'} ${all}.`
    return others.length === 0 ? `You can see all ${all} again.` : `You can see all flights again: ${all}.`
  }
  const counts = filtered.map((slice, index) => countsOf(slice, index === 0, flightsOf(slice.totalCount, slice)))
  const verb = others.length === 0 && first.offerCount === 1 ? 'is left' : 'are left'
  if (others.every((slice) => clauses(slice) === clauses(first))) return `${listOf(counts)} ${verb}, ${clauses(first)}.`
  const apart = filtered.map((slice, index) =>
    listed([`${counts[index]}${index === 0 ? (slice.offerCount === 1 ? ' is left' : ' are left') : ''}`, clauses(slice)]),
  )
  return `${apart.join('; ')}.`
}

function countsOf({ offerCount, filters }: FilteredSlice, isFirst: boolean, total: string): string {
  return filters.length === 0 ? `${isFirst ? 'All' : 'all'} ${total}` : `${offerCount} of ${total}`
}

/** "61 outbound flights". */
function flightsInDirection(count: number, { label }: FilteredSlice): string {
  const isNumbered = label !== 'Outbound' && label !== 'Return'
  return isNumbered ? `${countOf(count, 'flight')} for ${label.toLowerCase()}` : countOf(count, `${label.toLowerCase()} flight`)
}

function listed(parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
