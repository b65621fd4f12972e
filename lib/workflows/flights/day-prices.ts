import type { Clock } from '../../ports/clock'
import type { FlightSupplier } from '../../ports/flight-supplier'
import type { SearchStore } from '../../ports/search-store'
import type { PlainDate } from '../../travel/dates'
import { type DayPrices, datesFrom, dayBounds, MOST_DAYS_ASKED, type PricedDay, whyImpossible } from '../../travel/flights/day-price'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from '../orders/call-outside'

/**
 * The lowest total of one direction of a stored search on each of some days, days that nobody can leave on marked as such. Null for a
 * foreign or unknown search. `today` is the traveller's own calendar day.
 */
export async function dayPrices(
  request: { searchId: string; sliceIndex: number; from: PlainDate; days: number },
  caller: { userId: string; today: PlainDate },
  { searches, supplier, clock }: { searches: SearchStore; supplier: FlightSupplier; clock: Clock },
): Promise<DayPrices | { status: 'refused'; refusal: Refusal } | null> {
  const result = await searches.find(request.searchId, caller.userId)
  const { sliceIndex } = request
  if (!result?.search.slices[sliceIndex]) return null
  if (!supplier.dayPrices || supplier.name !== result.supplier) return { status: 'unavailable' }
  const bounds = dayBounds(result.search, sliceIndex, result.offers)
  const dates = datesFrom(request.from, Math.min(request.days, MOST_DAYS_ASKED))
  const possible = dates.filter((date) => whyImpossible(date, caller.today, bounds) === null)
  const asked = await callOutside(
    async () => (possible.length > 0 && (await supplier.dayPrices?.(result.search, sliceIndex, possible, clock()))) || [],
    [],
  )
  if ('failure' in asked) {
    return {
      status: 'refused',
      ...refuse('day-prices-failed', 'We couldn’t get prices for other days. The flights above aren’t affected.'),
    }
  }
  const totals = new Map(asked.answer.map(({ date, total }) => [date, total]))
  const days = dates.map((date): PricedDay => {
    const why = whyImpossible(date, caller.today, bounds)
    if (why) return { status: 'impossible', date, why }
    const total = totals.get(date)
    return total ? { status: 'priced', date, total } : { status: 'no-flights', date }
  })
  return { status: 'known', days }
}
