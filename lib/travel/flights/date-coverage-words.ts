import { formatDays, type PlainDate } from '../dates'
import type { DateCoverage, PricedPair } from './date-window'

/** "Fri 5 – Tue 9 Feb" is too clever to read: both days in full, or the one of a one-way trip. */
export function pairWords({ departureOn, returnOn }: Pick<PricedPair, 'departureOn' | 'returnOn'>, today?: PlainDate): string {
  return formatDays(returnOn ? [departureOn, returnOn] : [departureOn], today)
}

/** "4 nights", "1 night", "one way". */
export function nightsWords(nights: number | null): string {
  if (nights === null) return 'one way'
  return nights === 1 ? '1 night' : `${nights} nights`
}

/** How far the comparison went: "Compared 24 pairs of days, leaving Mon 1 Feb to Wed 24 Feb." */
export function coveredWords({ priced, leaveFrom, leaveTo }: DateCoverage, isOneWay: boolean, today?: PlainDate): string {
  const unit = isOneWay ? 'day' : 'pair'
  const counted = `${priced} ${unit}${priced === 1 ? '' : 's'}${isOneWay ? '' : ' of days'}`
  return `Compared ${counted}, leaving ${formatDays(leaveFrom === leaveTo ? [leaveFrom] : [leaveFrom, leaveTo], today, ' to ')}.`
}

/** "Only flights outbound leaving after 17:00."; null without hours. */
export function conditionsWords(conditions: readonly string[]): string | null {
  return conditions.length > 0 ? `Only flights ${conditions.join(', ')}.` : null
}

/** "Left out: 3 without flights, 2 in the past."; null where nothing was. */
export function leftOutWords(coverage: DateCoverage): string | null {
  const parts: [number, string][] = [
    [coverage.noFlights, 'without flights'],
    [coverage.notPriced, 'not priced'],
    [coverage.overBudget, 'over the budget'],
    [coverage.past, 'in the past'],
    [coverage.notOnSale, 'not on sale yet'],
  ]
  const said = parts.filter(([count]) => count > 0).map(([count, why]) => `${count} ${why}`)
  return said.length > 0 ? `Left out: ${said.join(', ')}.` : null
}
