import { areGone } from '../say/describe-items'
import { sentences } from '../say/phrases'
import { kindOfTool } from '../skills/ancillaries/context'
import { ANCILLARY_KINDS, type AncillaryKind } from '../skills/ancillaries/wish'
import { amountOf } from '../skills/pick/flight-order'
import type { AncillaryResult } from '../tool-results'
import type { Phrases } from './phrases'

const SEAT_NUMBER = /\b\d{1,2}[A-Z]\b/

/** This turn's purchases, lists and removals, a sentence for each kind, with the new total if `withTotal`; null if there's only English for it. */
export function sayBoughtAbroad(results: AncillaryResult[], phrases: Phrases, withTotal: boolean): string | null {
  const said = ANCILLARY_KINDS.flatMap((kind) => {
    const own = results.filter(({ tool }) => kindOfTool(tool) === kind)
    return own.length > 0 ? [ofKind(kind, own, phrases)] : []
  })
  const total = results.flatMap(({ result }) => (result?.status === 'chosen' ? [result.tripTotal] : [])).at(-1)
  if (!said.every((sentence) => sentence !== null)) return null
  return sentences(...said, withTotal && total && phrases.totalNow(total))
}

function ofKind(kind: AncillaryKind, own: AncillaryResult[], { kinds, chosen, givenUp, nothingGivenUp, from }: Phrases): string | null {
  const taken = own.flatMap(({ result }) => (result?.status === 'chosen' ? [result] : []))
  const last = taken.at(-1)
  if (last && !areGone(last.items)) {
    const seats = taken.flatMap(({ items }) => (areGone(items) ? [] : items.flatMap(({ what }) => SEAT_NUMBER.exec(what)?.[0] ?? [])))
    const notes = taken.some((result) => result.notes.length > 0)
    const numbers = [...new Set(seats)].join(', ')
    return notes ? null : chosen(numbers ? `${kinds[kind]} ${numbers}` : kinds[kind], last.kindTotal)
  }
  if (last) return givenUp(kinds[kind])
  const shown = own.at(-1)?.result
  if (shown?.status === 'refused' && shown.refusal.code === 'nothing-chosen') return nothingGivenUp(kinds[kind])
  if (shown?.status !== 'shown') return null
  const prices = shown.summary.flatMap((row) => row.lowest ?? []).toSorted((one, other) => amountOf(one) - amountOf(other))
  return prices[0] ? from(kinds[kind], prices[0]) : null
}
