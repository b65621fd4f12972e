import type { SearchStore } from '../../ports/search-store'
import { daysBetween, type PlainDate } from '../../travel/dates'
import { datePairs, type FlexibleDays, MOST_NIGHTS, windowAround } from '../../travel/flights/date-window'
import type { DaysAround } from '../../travel/flights/days-around-schema'
import { type Refusal, refuse } from '../../travel/refusal'
import type { SearchDeps } from './run-search'
import { comparePairs } from './search-dates'

/**
 * The days around those of a stored search by their price, as `searchDates` compares them. Null for a foreign or unknown search, and for one
 * over several places. `today` is the traveller's own calendar day.
 */
export async function compareDaysAround(
  { searchId, flexible }: { searchId: string; flexible: FlexibleDays },
  { userId, today }: { userId: string; today: PlainDate },
  deps: SearchDeps & { searches: SearchStore },
): Promise<DaysAround | { status: 'refused'; refusal: Refusal } | null> {
  const search = (await deps.searches.find(searchId, userId))?.search
  const [out, back] = search?.slices ?? []
  if (!search || !out || search.tripType === 'multi-trip') return null
  if (back && daysBetween(out.departureOn, back.departureOn) - 2 * flexible > MOST_NIGHTS)
    return {
      status: 'refused',
      ...refuse('too-long', `We compare days for trips of up to ${MOST_NIGHTS} nights. Your own days are below.`),
    }
  const window = windowAround({ departureOn: out.departureOn, returnOn: back?.departureOn ?? null }, flexible)
  const found = datePairs(window, today)
  if ('refusal' in found) return { status: 'refused', ...found }
  const asked = { search, window, found, filters: [], isAffordable: () => true }
  const answer = await comparePairs(asked, { userId, onProgress: () => undefined }, deps)
  return answer.status === 'none' ? { status: 'none' } : answer
}
