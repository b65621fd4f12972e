import type { Situation } from '@/lib/travel/trip/situation'
import type { FilteredSlice, ShownFlights } from '../tool-results'
import { countOf, listOf, sentences } from './phrases'
import { sayBest } from './say-flights'
import { askNext } from './say-talk'

type Found = ShownFlights & { filtered: FilteredSlice[]; note: string | null }

/** How many flights the filters leave, then the best of them. `otherSymbol` is that of a price limit in another currency. */
export function sayFiltered(shown: Found, situation: Situation, otherSymbol: string | null): string {
  const isShown = shown.filtered.some(({ sliceIndex }) => sliceIndex === shown.sliceIndex)
  return sentences(
    sayLeft(shown.filtered, situation.slices.length),
    shown.note,
    otherSymbol && sayOtherCurrency(otherSymbol),
    isShown ? sayBest(shown, situation) : askNext(situation),
  )
}

/** A limit that no price here can be held against. */
export function sayOtherCurrency(symbol: string): string {
  return `Prices here are not in ${symbol}, so I left that limit out.`
}

/** "12 of 61 flights out and 9 of 20 back are left, without Ryanair." */
function sayLeft(filtered: FilteredSlice[], sliceCount: number): string {
  const [first, ...others] = filtered
  if (!first) return ''
  const way = (slice: FilteredSlice) => (sliceCount === 1 || (others.length === 0 && slice.label === 'Outbound') ? '' : ` ${wayOf(slice)}`)
  const clauses = (slice: FilteredSlice) => listOf(slice.filters)
  if (filtered.every(({ filters }) => filters.length === 0)) {
    if (others.length === 0) return `All ${countOf(first.totalCount, 'flight')}${way(first)} are shown again.`
    return `All flights are shown again: ${listOf(filtered.map((slice) => `${slice.totalCount}${way(slice)}`))}.`
  }
  const counts = filtered.map((slice, index) => `${countsOf(slice, index === 0)}${way(slice)}`)
  const verb = others.length === 0 && first.offerCount === 1 ? 'is left' : 'are left'
  if (others.every((slice) => clauses(slice) === clauses(first))) return `${listOf(counts)} ${verb}, ${clauses(first)}.`
  const apart = filtered.map((slice, index) =>
    listed([`${counts[index]}${index === 0 ? (slice.offerCount === 1 ? ' is left' : ' are left') : ''}`, clauses(slice)]),
  )
  return `${apart.join('; ')}.`
}

function countsOf({ offerCount, totalCount, filters }: FilteredSlice, isFirst: boolean): string {
  const total = isFirst ? countOf(totalCount, 'flight') : String(totalCount)
  return filters.length === 0 ? `${isFirst ? 'All' : 'all'} ${total}` : `${offerCount} of ${total}`
}

function wayOf({ label }: FilteredSlice): string {
  if (label === 'Outbound') return 'out'
  return label === 'Return' ? 'back' : `for ${label.toLowerCase()}`
}

function listed(parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
