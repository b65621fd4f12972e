import type { Situation } from '@/lib/travel/trip/situation'
import { ANCILLARY_KINDS, type AncillaryKind } from '../skills/ancillaries/wish'
import { amountOf, sumOf } from '../skills/pick/flight-order'
import type { AncillaryAnswer } from '../tool-results'
import { areGone, describeItems, type Item } from './describe-items'
import { listOf, sentences } from './phrases'
import { gatherNotes } from './say-notes'

/** An answer of one of the four ancillary tools, and its input. */
export type Answered = { kind: AncillaryKind; result: AncillaryAnswer; input: Record<string, unknown> }
type Chosen = Extract<AncillaryAnswer, { status: 'chosen' }>

/** New purchases or removals, with the total price; several kinds only by name and price, because the cards show the rest. */
export function sayChosen(answered: Answered[], situation: Situation, withTripTotal: boolean): string | null {
  const chosen = answered.flatMap(({ kind, result, input }) => (result.status === 'chosen' ? [{ kind, result, input }] : []))
  const [first] = chosen
  const last = chosen.at(-1)
  if (!first || !last) return null
  const kinds = ANCILLARY_KINDS.filter((kind) => chosen.some((one) => one.kind === kind))
  const results = chosen.map(({ result }) => result)
  const notes = gatherNotes(results.flatMap((result) => result.notes))
  if (kinds.length > 1) {
    return sentences(`${kindsInWords(chosen)}.`, withTripTotal && sayTotal(last.result, false), ...notes)
  }
  return sentences(...sayKind(first.kind, results, situation, withTripTotal), ...notes)
}

/** "I’ve added seats 12A and 12B on BB22 for £24.00. The total price is now £324.00."; calls for one kind together. */
function sayKind(
  kind: AncillaryKind,
  results: Chosen[],
  situation: Situation,
  withTripTotal: boolean,
): (string | null | undefined | false)[] {
  const last = results.at(-1)
  const taken = standing(
    kind,
    results.flatMap(({ items }) => (areGone(items) ? [] : items)),
  )
  const gone = taken.length > 0 ? [] : results.flatMap(({ items }) => items)
  const cost = last && taken.length > 0 ? costOf(kind, taken, last) : ''
  return [`${whatIs(kind, taken, gone, situation)}${cost}.`, last && withTripTotal && sayTotal(last, cost === FREE)]
}

/** Of two seats for one traveller on one flight, the later one. */
function standing(kind: AncillaryKind, items: Item[]): Item[] {
  if (kind !== 'seats') return items
  return [...new Map(items.map((item) => [`${item.whom} ${item.flight}`, item])).values()]
}

function whatIs(kind: AncillaryKind, taken: Item[], gone: Item[], situation: Situation): string {
  if (taken.length > 0) return `I’ve added ${describeItems(kind, taken, situation)}`
  if (gone.length === 0) return `I’ve removed the ${kind}`
  return `I’ve removed ${describeItems(kind, gone, situation)}`
}

/** " for £24.00": the price of these items. */
function priceOf(items: Item[]): string {
  const prices = items.map(({ price }) => price)
  return isFree(prices) ? FREE : ` for ${sumOf(prices)}`
}

/** The same of one kind, with the total of its kind if there are several besides others. */
function costOf(kind: AncillaryKind, taken: Item[], { kindTotal }: Chosen): string {
  const prices = taken.map(({ price }) => price)
  const isAll = Math.abs(amountOf(sumOf(prices)) - amountOf(kindTotal)) < SMALLEST
  return isFree(prices) || isAll || taken.length === 1 ? priceOf(taken) : `. All ${kind} together are ${kindTotal}`
}

function isFree(prices: string[]): boolean {
  return amountOf(sumOf(prices)) < SMALLEST
}

const FREE = ' at no extra charge'
/** Amounts that differ by less are equal. */
const SMALLEST = 0.005

function sayTotal({ tripTotal }: Chosen, isUnmoved: boolean): string {
  return isUnmoved ? `The total price is ${tripTotal}.` : `The total price is now ${tripTotal}.`
}

const COUNTS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "I’ve added seats for £24.00 and three bags for £90.00"; with removals: "I’ve added a bag for £30.00 and removed the meals". */
function kindsInWords(answered: Answered[]): string {
  const taken: string[] = []
  const gone: string[] = []
  for (const kind of ANCILLARY_KINDS) {
    const own = answered.flatMap(({ kind: of, result, input }) =>
      of === kind && result.status === 'chosen' ? [{ items: result.items, input }] : [],
    )
    const added = own.filter(({ items }) => !areGone(items))
    if (added.length > 0) {
      const items = standing(
        kind,
        added.flatMap((one) => one.items),
      )
      taken.push(`${listOf([...new Set(addedWords(kind, added))])}${priceOf(items)}`)
    } else if (own.length > 0) gone.push(`the ${kind}`)
  }
  const parts = [taken.length > 0 && `added ${listOf(taken)}`, gone.length > 0 && `removed ${listOf(gone)}`].filter(
    (part) => typeof part === 'string',
  )
  return `I’ve ${parts.join(' and ')}`
}

function addedWords(kind: AncillaryKind, added: { items: Item[]; input: Record<string, unknown> }[]): string[] {
  const items = added.flatMap((one) => one.items)
  switch (kind) {
    case 'seats':
      return [items.length === 1 ? 'a seat' : 'seats']
    case 'bags': {
      const count = mostOnOneFlight(items)
      return [count === 1 ? 'a bag' : `${COUNTS[count] ?? count} bags`]
    }
    case 'meals': {
      const named = [...new Set(added.flatMap(({ input }) => (typeof input.meal === 'string' ? [input.meal] : [])))]
      if (named.length !== 1) return ['meals']
      const name = named[0] === 'child' ? 'children’s' : named[0]
      return [items.length === 1 ? `one ${name} meal` : `${name} meals`]
    }
    case 'extras':
      return added.map(({ input, items: [first] }) => (typeof input.extra === 'string' ? input.extra : (first?.what ?? 'extras')))
  }
}

/** A bag both ways counts once. */
export function mostOnOneFlight(items: Item[]): number {
  const flights = [...new Set(items.map(({ flight }) => flight))]
  const counts = flights.map((flight) =>
    items.filter((item) => item.flight === flight).reduce((sum, { what }) => sum + (Number(/^\d+(?= )/.exec(what)?.[0]) || 1), 0),
  )
  return Math.max(...counts)
}
