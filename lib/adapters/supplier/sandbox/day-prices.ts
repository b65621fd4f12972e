import type { PlainDate } from '@/lib/travel/dates'
import type { DayPrice } from '@/lib/travel/flights/day-price'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { dayNumber } from '@/lib/travel/zones'
import { leadPriceOf } from './lead-price'
import { searchCurrency, searchDayOf, sensibleItineraries } from './search-sandbox'

/** The lowest total for everybody on each day, as a search for that day would show it; null when nothing flies. */
export function dayPrices(search: FlightSearch, sliceIndex: number, days: PlainDate[], now: Date): DayPrice[] {
  const currency = searchCurrency(search)
  return days.map((date) => {
    let lowest = Number.POSITIVE_INFINITY
    for (const itinerary of sensibleItineraries(search, sliceIndex, dayNumber(date), now)) {
      const lead = leadPriceOf(itinerary, search, searchDayOf(now), currency)
      if (lead) lowest = Math.min(lowest, lead.price)
    }
    return { date, total: Number.isFinite(lowest) ? { amountMinor: lowest, currency } : null }
  })
}
