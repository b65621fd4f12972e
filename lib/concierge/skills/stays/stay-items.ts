import type { KnownNames } from '@/lib/ports/known-names'
import type { Chart } from '../../grammar/chart'
import { foldWord } from '../../grammar/tokens'
import type { Table } from '../../table'
import { inStayOrder } from './stay-table'

/** Words in many hotel names. */
const SMALL = new Set('hotel house court guesthouse rooms lodge apartments flats hostel bunkhouse the'.split(' '))
/** The penalty for a known or small word as part of a name. */
const KNOWN_COST = 0.4

/** In a message about places to stay: empty items for what's on the table, and names of the stays shown. */
export function addStayItems(chart: Chart, table: Table, isCityAsked: boolean): void {
  addNameWords(chart, table.names)
  const shown = inStayOrder(table.stays)
  const types = ['stays', ...(shown.length > 0 ? ['stays-shown'] : []), ...(isCityAsked ? ['stay-city-asked'] : [])]
  for (const start of chart.tokens.keys()) for (const type of types) chart.add({ type, start, end: start, value: {}, plausibility: 0 })
  const [alone, other] = [...chart.tokens.entries()].filter(([, { kind }]) => kind !== 'sign')
  // A lone "2" is a place on the list.
  if (alone && !other && /^\d$/.test(alone[1].raw))
    chart.add({ type: 'shown-stay', start: alone[0], end: alone[0] + 1, value: { nth: Number(alone[1].raw) }, plausibility: 0 })
  const named = shown.map(({ hotelId, name }) => ({ hotelId, at: placesOf(chart, name, table.names) })).filter(({ at }) => at.length > 0)
  const most = Math.max(0, ...named.map(({ at }) => at.length))
  const best = named.filter(({ at }) => at.length === most)
  const [first] = best
  if (!first) return
  // Two stays may match all the words.
  const hotels = best.filter(({ at }) => at[0] === first.at[0]).map(({ hotelId }) => hotelId)
  const [start = 0, end = 0] = [first.at[0], first.at.at(-1)]
  const isSmall = (at: number) => SMALL.has(chart.tokens[at]?.low ?? '') && chart.tokens[at]?.low !== 'the'
  const value = { hotels: hotels.join(' ') }
  // "Hotel Aurora Baixa", "the hotel Baixa Aurora", "the Wren rooms".
  const [from, to] = [isSmall(start - 1) ? start - 1 : start, isSmall(end + 1) ? end + 1 : end]
  chart.add({ type: 'shown-stay', start: from, end: to + 1, value, plausibility: 0 })
}

/** Words that may be part of an unlisted name. */
export function addNameWords(chart: Chart, names: KnownNames): void {
  for (const [at, { kind, low, cap }] of chart.tokens.entries()) {
    // "Place Bellecour": a capital marks a name, except at the start of a sentence.
    const isHeavy = (chart.weights[at] ?? 0) >= 1 || (cap && at > 0 && low.length > 1)
    if (kind !== 'word' || !isHeavy || chart.from(at, '@house').length > 0) continue
    // "Temple Bar" is one name.
    const goesOn = cap && chart.tokens[at - 1]?.cap === true
    const plausibility = chart.isKnownWord(at) && !goesOn ? -KNOWN_COST : 0
    const isProper = at > 0 && cap ? true : !names.isPlainWord(low)
    for (const type of isProper ? ['name-word', 'proper-word'] : ['name-word'])
      chart.add({ type, start: at, end: at + 1, value: {}, plausibility })
  }
}

/** The tokens that name a stay: two words of its name, or its first telling one: "the Lantern bunkhouse", "Halcyon". */
function placesOf(chart: Chart, name: string, names: KnownNames): number[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).map(foldWord)
  const telling = words.filter((word) => word.length > 2 && !SMALL.has(word))
  const [mark = ''] = telling
  const isKindBeside = (index: number) =>
    [index - 1, index + 1].some((at) => {
      const low = chart.tokens[at]?.low ?? ''
      return low !== 'the' && SMALL.has(low) && words.includes(low)
    })
  const at = [...chart.tokens.keys()].filter((index) => telling.includes(chart.tokens[index]?.low ?? ''))
  const isMarked = at.some((index) => chart.tokens[index]?.low === mark && (isKindBeside(index) || !names.isPlainWord(mark)))
  return new Set(at.map((index) => chart.tokens[index]?.low)).size > 1 || isMarked ? at : []
}
