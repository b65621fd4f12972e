import type { Situation } from '@/lib/travel/trip/situation'
import { amountOf } from '../skills/pick/flight-order'
import type { AncillaryAnswer } from '../tool-results'
import { ANCILLARY_KINDS, type AncillaryKind } from '../understand/ancillaries/wish'
import { areGone, describeItems, type Item } from './describe-items'
import { kindsInWords } from './kinds-in-words'
import { capitalised, sentences } from './phrases'
import { gatherNotes } from './say-notes'

/** An answer of one of the four tools, and what it was asked for. */
export type Answered = { kind: AncillaryKind; result: AncillaryAnswer; input: Record<string, unknown> }
type Chosen = Extract<AncillaryAnswer, { status: 'chosen' }>

/** What is chosen or given up now, with the sum of the trip; of several kinds only which, as the cards show them. */
export function sayChosen(answered: Answered[], situation: Situation, withTripTotal: boolean): string | null {
  const chosen = answered.flatMap(({ kind, result, input }) => (result.status === 'chosen' ? [{ kind, result, input }] : []))
  const [first] = chosen
  const last = chosen.at(-1)
  if (!first || !last) return null
  const kinds = ANCILLARY_KINDS.filter((kind) => chosen.some((one) => one.kind === kind))
  const results = chosen.map(({ result }) => result)
  const notes = gatherNotes(results.flatMap((result) => result.notes))
  if (kinds.length > 1) {
    const total = withTripTotal ? `: ${tripWords(last.result, situation, false)}` : ''
    return sentences(`${kindsInWords(chosen)}${total}.`, ...notes)
  }
  return sentences(sayKind(first.kind, results, situation, withTripTotal), ...notes)
}

/** "Seats 12A and 12B on BB22: £24.00 for seats, £324.00 for the trip."; of several calls for one kind together. */
function sayKind(kind: AncillaryKind, results: Chosen[], situation: Situation, withTripTotal: boolean): string {
  const last = results.at(-1)
  const taken = results.flatMap(({ items }) => (areGone(items) ? [] : items))
  const gone = taken.length > 0 ? [] : results.flatMap(({ items }) => items)
  const cost = last && taken.length > 0 ? costOf(kind, taken, last) : null
  const sums = [cost, last && withTripTotal && tripWords(last, situation, cost === FREE)].filter((sum) => typeof sum === 'string')
  return `${whatIs(kind, taken, gone, situation)}${sums.length > 0 ? `: ${sums.join(', ')}` : ''}.`
}

function whatIs(kind: AncillaryKind, taken: Item[], gone: Item[], situation: Situation): string {
  if (taken.length > 0) return capitalised(describeItems(kind, taken, situation))
  if (gone.length === 0) return `No ${kind} are chosen any more`
  return `${capitalised(describeItems(kind, gone, situation))} ${kind === 'seats' ? 'given up' : 'taken away'}`
}

/** The price of the one thing, or what its kind comes to: of all of them, where there are others. */
function costOf(kind: AncillaryKind, taken: Item[], { kindTotal }: Chosen): string {
  const [only, other] = taken
  const sum = taken.reduce((total, { price }) => total + amountOf(price), 0)
  if (sum < SMALLEST) return FREE
  if (Math.abs(sum - amountOf(kindTotal)) < SMALLEST) return `${kindTotal} for ${kind}`
  return only && !other ? only.price : `${kindTotal} for all ${kind}`
}

const FREE = 'at no charge'
/** Amounts that differ by less are the same. */
const SMALLEST = 0.005

/** With the checkout open another total is news. */
function tripWords({ tripTotal }: Chosen, { checkoutStep }: Situation, isFree: boolean): string {
  if (checkoutStep === null) return `${tripTotal} for the trip`
  return isFree ? `the total is ${tripTotal}` : `the total is now ${tripTotal}`
}
