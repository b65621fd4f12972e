import type { Situation } from '@/lib/travel/trip/situation'
import { placeName } from '../say/phrases'
import type { Table } from '../table'
import type { ShownFlights, ToolResult } from '../tool-results'
import { filterParts } from './filter-phrases'
import type { SearchPhrases } from './search-phrases'
import type { Tongue } from './tongue'

/** The search as the trip has it: the way, the days and who travels, so that what was misheard is seen. */
export function searchParts({ slices, wishes, today }: Situation, phrases: SearchPhrases): string[] {
  const { cabinClass, directOnly, checkedBags } = wishes
  const day = (date: string) => phrases.day(date, today)
  const legs = slices.map(({ from, to, departureOn }) => phrases.leg(placeName(from), placeName(to), day(departureOn)))
  const [out, back, ...others] = slices
  const isReturn = out && back && others.length === 0 && back.from === out.to && back.to === out.from
  const asWished =
    wishes.from && wishes.to && wishes.departureOn
      ? [
          phrases.leg(placeName(wishes.from), placeName(wishes.to), day(wishes.departureOn)),
          wishes.returnOn && phrases.back(day(wishes.returnOn)),
        ]
      : []
  return [
    ...(isReturn ? [legs[0], phrases.back(day(back.departureOn))] : legs.length > 0 ? legs : asWished),
    phrases.people(wishes),
    cabinClass !== 'economy-with-restrictions' && phrases.cabins[cabinClass],
    directOnly && phrases.direct,
    checkedBags > 0 && phrases.bags(checkedBags),
  ].filter((part) => typeof part === 'string')
}

/** The direction of a list: "back on Sunday 22 November". */
export function wayParts({ sliceIndex, from, to, departureOn }: ShownFlights, { situation }: Table, { search }: Tongue): string[] {
  const day = search.day(departureOn, situation.today)
  return [situation.slices.length === 2 && sliceIndex === 1 ? search.back(day) : search.leg(placeName(from), placeName(to), day)]
}

/** The filters of a filterFlights call in the traveller’s language, with the direction if the trip has two. */
export function filteredParts(
  { input }: Extract<ToolResult, { tool: 'filterFlights' }>,
  { situation, flights }: Table,
  tongue: Tongue,
): string[] {
  const { also, ...first } = input
  const wishes = [first, ...(Array.isArray(also) ? (also as Record<string, unknown>[]) : [])]
  const money = /^\D+/.exec(flights?.briefs[0]?.total ?? '')?.[0] ?? ''
  return wishes.flatMap((wish) => {
    const parts = filterParts(wish, tongue.filters, (whole) => `${money}${whole.toLocaleString('en-GB')}`)
    const way = situation.slices.length === 2 && typeof wish.sliceIndex === 'number' ? tongue.filters.ways[wish.sliceIndex] : undefined
    return way && parts.length > 0 ? [`${parts.join(', ')} (${way})`] : parts
  })
}

/** Airlines and places named in a filterFlights call, as the traveller said them. */
export function namesIn(input: Record<string, unknown>): string[] {
  return Object.values(input).flatMap((value) => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []))
}

/** Adds details to a sentence after a colon: "3 Flüge passen: ab 10:00." */
export function aboutIt(sentence: string, parts: string[], { phrases }: Tongue): string {
  const end = sentence.at(-1) ?? ''
  return parts.length === 0 ? sentence : `${sentence.slice(0, -1)}${phrases.colon}${parts.join(', ')}${end}`
}
