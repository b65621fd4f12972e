import type { Situation } from '@/lib/travel/trip/situation'
import { bagFactsOf } from '../say/bags-added'
import { areGone } from '../say/describe-items'
import { only } from '../say/facts'
import { capitalised, sentences } from '../say/phrases'
import { mostOnOneFlight } from '../say/say-chosen'
import { gatherNotes } from '../say/say-notes'
import { kindOfTool } from '../skills/ancillaries/context'
import { ANCILLARY_KINDS, type AncillaryKind } from '../skills/ancillaries/wish'
import { amountOf, sumOf } from '../skills/pick/flight-order'
import type { Table } from '../table'
import type { AncillaryResult } from '../tool-results'
import { sayFacts } from './say-facts'
import type { Tongue } from './tongue'
import { translated } from './translated'

/** The most prices that a sum names. */
const MOST_PRICES = 4
const SEAT_NUMBER = /\b\d{1,2}[A-Z]\b/

/** This turn's purchases, lists and removals, a sentence for each kind, with the new total if `withTotal`; null if there's only English for it. */
export function sayBoughtAbroad(results: AncillaryResult[], table: Table, tongue: Tongue, withTotal: boolean): string | null {
  const said = ANCILLARY_KINDS.flatMap((kind) => {
    const own = results.filter(({ tool }) => kindOfTool(tool) === kind)
    return own.length > 0 ? [ofKind(kind, own, table.situation, tongue)] : []
  })
  const notes = gatherNotes(results.flatMap(({ result }) => (result?.status === 'chosen' ? result.notes : [])))
  const total = results.flatMap(({ result }) => (result?.status === 'chosen' ? [result.tripTotal] : [])).at(-1)
  if (!said.every((sentence) => sentence !== null)) return null
  return sentences(
    ...said.map(capitalised),
    withTotal && total && tongue.phrases.totalNow(total),
    translated(notes.join(' '), table, tongue),
  )
}

function ofKind(kind: AncillaryKind, own: AncillaryResult[], situation: Situation, tongue: Tongue): string | null {
  const { kinds, chosen, givenUp, nothingGivenUp, from } = tongue.phrases
  const taken = own.flatMap(({ result }) => (result?.status === 'chosen' ? [result] : []))
  const last = taken.at(-1)
  if (last && !areGone(last.items)) {
    const seats = taken.flatMap(({ items }) => (areGone(items) ? [] : items.flatMap(({ what }) => SEAT_NUMBER.exec(what)?.[0] ?? [])))
    const numbers = [...new Set(seats)].join(', ')
    const items = taken.flatMap((result) => (areGone(result.items) ? [] : result.items))
    const prices = items.map(({ price }) => price)
    // Among others of its kind, their sum is not what it costs.
    const isWhole = sumOf(prices) === last.kindTotal
    const cost = isWhole || prices.length > MOST_PRICES ? last.kindTotal : tongue.facts.say.sum(sumOf(prices), prices)
    const bags = kind === 'bags' ? bagFactsOf(items, situation) : null
    if (bags) return chosen(withoutEnd(sayFacts(only(...bags), tongue), tongue), cost)
    return chosen(`${kinds[kind]} ${numbers || `× ${mostOnOneFlight(items)}`}`, cost)
  }
  if (last) return givenUp(kinds[kind])
  const shown = own.at(-1)?.result
  if (shown?.status === 'refused' && shown.refusal.code === 'nothing-chosen') return nothingGivenUp(kinds[kind])
  if (shown?.status !== 'shown') return null
  const prices = shown.summary.flatMap((row) => row.lowest ?? []).toSorted((one, other) => amountOf(one) - amountOf(other))
  const priced = prices.find((price) => amountOf(price) > 0)
  if (!priced) return shown.summary.every(({ isIncluded }) => isIncluded) ? chosen(kinds[kind], tongue.facts.say.included()) : null
  return sentences(from(kinds[kind], priced), priced !== prices[0] && sayFacts(only(['partly-free']), tongue))
}

function withoutEnd(sentence: string, { facts }: Tongue): string {
  return sentence.endsWith(facts.end) ? sentence.slice(0, -facts.end.length) : sentence
}
