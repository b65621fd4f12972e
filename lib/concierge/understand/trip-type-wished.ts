import type { Table } from '../table'
import type { Comfort } from './comfort'
import type { SaidDates } from './dates/said-dates'
import type { SearchWish } from './wished-search'

/** One way or return, where that is new: not what is known already, or follows from the day of the way back. */
export function tripTypeWished(
  { tripType }: Comfort,
  dates: SaidDates,
  words: string,
  { situation }: Table,
  isReturnDropped: boolean,
): Pick<SearchWish, 'tripType'> {
  const isPlainReturn = situation.missing === 'tripType' && /\breturn\b/i.test(words) && !/\bno return\b/i.test(words)
  const isStay = dates.nights !== undefined && !dates.returnOn
  const isOneWay = isReturnDropped && !dates.returnOn
  const said = isOneWay ? 'one-way' : (tripType ?? (isPlainReturn || isStay ? 'round-trip' : undefined))
  if (!said || said === situation.wishes.tripType || (said === 'round-trip' && dates.returnOn)) return {}
  return { tripType: said }
}
