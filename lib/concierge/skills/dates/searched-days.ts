import { addDays } from '@/lib/travel/dates'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import type { DatesChange } from './change'
import type { ComparedDays } from './compared-days'
import { nightsOf, nightsSpokenOf } from './spoken-before'

/** The days that a message changes of the search. "5 nights", said before the day of leaving was known, is remembered. */
export function searchedDays(
  dates: DatesChange,
  choice: ComparedDays | null,
  table: Table,
): Pick<SearchWish, 'departureOn' | 'returnOn' | 'tripType'> {
  const { wishes, missing } = table.situation
  const days: Pick<SearchWish, 'departureOn' | 'returnOn' | 'tripType'> = {}
  if (!dates.impossible) {
    if (dates.departureOn) days.departureOn = dates.departureOn
    if (dates.returnOn) days.returnOn = dates.returnOn
    // A day that is over is refused where the search is completed, with its own words.
    if (dates.past) days[dates.past.role === 'departure' ? 'departureOn' : 'returnOn'] = dates.past.on
    if (choice?.days[0]) days[choice.sliceIndex === 1 ? 'returnOn' : 'departureOn'] ??= choice.days[0]
  }
  const isStay = dates.nights !== undefined || dates.nightsRange !== undefined
  const said = dates.isReturnDropped && !dates.returnOn ? 'one-way' : (dates.tripType ?? (isStay ? 'round-trip' : undefined))
  if (said && said !== wishes.tripType && !(said === 'round-trip' && days.returnOn)) days.tripType = said
  if (days.returnOn || days.tripType === 'one-way') return days
  const isOpen = (days.tripType ?? wishes.tripType) === 'round-trip' && !wishes.returnOn
  const leaving = days.departureOn ?? (missing === 'returnOn' || missing === 'tripType' ? wishes.departureOn : null)
  const nights =
    leaving && (isOpen || isStay || (choice?.nights ?? null) !== null) ? (nightsOf(dates) ?? choice?.nights ?? nightsSpokenOf(table)) : null
  if (leaving && nights !== null) days.returnOn = addDays(leaving, nights)
  return days
}
