import type { Table } from '../table'
import type { ShownFare } from '../tool-results'
import { listOf } from './phrases'
import { bagWords, describeFare } from './say-trip'

/** What each fare costs. */
export function sayAllFares({ fares, situation }: Table): string {
  return `${fares[0]?.fares.map((fare) => describeFare(fare, situation)).join('; ') ?? ''}.`
}

/** Which fare includes a checked bag. */
export function sayBags({ fares, situation }: Table): string | null {
  const [slice] = fares
  if (!slice)
    return situation.mode === 'chat'
      ? null
      : 'That depends on the fare, which you choose once the flights are picked. Say “with a bag” and I price every flight with one.'
  const chosen = chosenFare(slice.sliceIndex, fares, situation)
  if (chosen) return `${chosen.brand} comes ${bagWords(chosen.checkedBags, situation)}.`
  const including = slice.fares.filter((fare) => fare.checkedBags > 0)
  const [first] = including
  return first
    ? `${listOf(including.map((fare) => fare.brand))} ${including.length === 1 ? 'includes' : 'include'} a checked bag.`
    : 'None of these fares includes a checked bag.'
}

/** Whether the fares can be changed and refunded. */
export function sayConditions({ fares, situation }: Table): string | null {
  const [slice] = fares
  if (!slice)
    return situation.mode === 'chat'
      ? null
      : 'That depends on the fare, which you choose once the flights are picked. Say “flexible ticket” to see flights that can be changed.'
  const chosen = fares.flatMap(({ sliceIndex }) => chosenFare(sliceIndex, fares, situation) ?? [])
  const each = chosen.filter(
    (fare, index) => chosen.findIndex((other) => other.brand === fare.brand && other.change === fare.change) === index,
  )
  const shown = each.length > 0 ? each : slice.fares
  return `${shown.map((fare) => `${fare.brand}: changes ${condition(fare.change)}, refund ${condition(fare.refund)}`).join('; ')}.`
}

function condition(said: string): string {
  if (said === 'yes') return 'free'
  if (said === 'no') return 'not possible'
  return said === 'unknown' ? 'not stated' : `for a ${said.replace(/^fee (.*)$/, '$1 fee')}`
}

function chosenFare(sliceIndex: number, fares: Table['fares'], { slices }: Table['situation']): ShownFare | undefined {
  const brand = slices.find((slice) => slice.sliceIndex === sliceIndex)?.picked?.fare
  return fares.find((slice) => slice.sliceIndex === sliceIndex)?.fares.find((fare) => fare.brand === brand)
}

/** Each fare with its bag and conditions: those named, else the one chosen, else all. */
export function sayIncluded(words: string, { fares, situation }: Table, isOfAll = false): string | null {
  const [slice] = fares
  if (!slice) return null
  const named = slice.fares.filter(({ brand }) => isBrandIn(words, brand))
  const chosen = chosenFare(slice.sliceIndex, fares, situation)
  const shown = named.length > 0 ? named : chosen && !isOfAll ? [chosen] : slice.fares
  return `${shown.map((fare) => `${describeFare(fare, situation)}, changes ${condition(fare.change)}, refund ${condition(fare.refund)}`).join('; ')}.`
}

/** Whether the words speak of fares, or name one. */
export function asksAboutFares(words: string, table: Table): boolean {
  return /\bfares?\b|\btickets?\b/i.test(words) || namesFare(words, table)
}

/** Whether the words name one of the fares on the table. */
export function namesFare(words: string, { fares }: Table): boolean {
  return (fares[0]?.fares ?? []).some(({ brand }) => isBrandIn(words, brand))
}

function isBrandIn(words: string, brand: string): boolean {
  const spoken = wordsOf(words)
  return wordsOf(brand).some((part) => part !== 'economy' && spoken.includes(part))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d+]+/gu) ?? []
}
