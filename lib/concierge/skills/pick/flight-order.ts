import { groupDigits } from '@/lib/travel/money'
import type { Brief, ShownFlights } from '../../tool-results'
import type { FlightOrder } from './flight-query'

/** The labelled picks stand first on the card, so "the second one" is the second of them; further numbers are places in the ranking. */
export function inShownOrder(shown: ShownFlights): Brief[] {
  const picked = shown.picks.flatMap((pick) => shown.briefs.filter((brief) => brief.offerId === pick.offerId))
  return [...picked, ...shown.briefs.filter((brief) => !picked.includes(brief))]
}

/** The flight at a number; -1 is the last card. `isWhole`: nothing has narrowed the list. */
export function atPlace(kept: Brief[], wanted: number, shown: ShownFlights, isWhole: boolean): Brief | undefined {
  if (wanted === -1) return isWhole ? kept[Math.max(0, shown.picks.length - 1)] : kept.at(-1)
  if (!isWhole || wanted <= shown.picks.length) return kept[wanted - 1]
  return shown.briefs.find((brief) => brief.place === wanted)
}

/** The winner among those kept; of a whole list the labels of the ranking decide. */
export function bestBy(order: FlightOrder, kept: Brief[], shown: ShownFlights): Brief | undefined {
  if (kept.length === shown.briefs.length && (order === 'cheapest' || order === 'fastest' || order === 'best-value')) {
    const pick = shown.picks.find(({ labels }) => labels.includes(order))
    if (pick) return shown.briefs.find(({ offerId }) => offerId === pick.offerId)
  }
  return inOrder(order, kept)[0]
}

export function inOrder(order: FlightOrder, kept: Brief[]): Brief[] {
  const figure = (brief: Brief): number => {
    if (order === 'cheapest') return amountOf(brief.total)
    if (order === 'fastest') return brief.durationMinutes
    if (order === 'best-value') return brief.place
    const time = order.endsWith('-arrival') ? brief.arrivesAt : brief.departsAt
    return Number(time.replace(/\D/g, '')) * (order.startsWith('earliest') ? 1 : -1)
  }
  return kept.toSorted((one, other) => figure(one) - figure(other))
}

/** Only for comparing: "£1,212.40" is 1212.4. */
export function amountOf(total: string): number {
  return Number(total.replace(/[^\d.-]/g, ''))
}

/** What each of so many pays of a total, written as it is; null where it doesn't divide to the last digit. */
export function shareOf(total: string, count: number): string | null {
  const digits = total.split('.')[1]?.length ?? 0
  const units = Math.round(amountOf(total) * 10 ** digits)
  if (units % count !== 0) return null
  const [whole = '', fraction] = (units / count / 10 ** digits).toFixed(digits).split('.')
  return `${total.replace(/[\d.,]+$/, '')}${groupDigits(whole)}${fraction ? `.${fraction}` : ''}`
}

/** Amounts of one currency together, written as the first of them; a minus before one takes it off. */
export function sumOf(totals: readonly string[]): string {
  const [first = ''] = totals
  const digits = first.split('.')[1]?.length ?? 0
  const amount = (total: string) => amountOf(total.replace('-', '')) * (total.startsWith('-') ? -1 : 1)
  const [whole = '', fraction] = totals
    .reduce((sum, total) => sum + amount(total), 0)
    .toFixed(digits)
    .split('.')
  return `${first.replace(/[\d.,]+$/, '')}${groupDigits(whole)}${fraction ? `.${fraction}` : ''}`
}

/** The cheapest first. */
export function byPrice<Priced extends { total: string }>(all: readonly Priced[]): Priced[] {
  return all.toSorted((one, other) => amountOf(one.total) - amountOf(other.total))
}
