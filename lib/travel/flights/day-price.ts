import { addDays, daysBetween, type PlainDate } from '../dates'
import { lowerQuartile } from '../quartiles'
import { FURTHEST_DAYS_AHEAD } from './complete-search'
import type { PricedDay, WhyImpossible } from './day-price-schema'
import type { FlightSearch } from './search'

export type { DayPrice, DayPrices, PricedDay, WhyImpossible } from './day-price-schema'

/** Two whole months are the most that is asked for at once. */
export const MOST_DAYS_ASKED = 62
/** Days shown on each side of the chosen one. */
export const STRIP_REACH = 3

/** The days of the strip: three before, the day itself, three after. */
export function stripDays(date: PlainDate): PlainDate[] {
  return datesFrom(addDays(date, -STRIP_REACH), 2 * STRIP_REACH + 1)
}

export function datesFrom(first: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** The span of days that a slice may leave on between its neighbours; null where there is none. */
export type DayBounds = { notBefore: PlainDate | null; notAfter: PlainDate | null }

/**
 * Not before the earliest arrival of the slice before, and early enough to arrive by the day of the next one. `offers` are those
 * of the stored search: they tell how many days a flight takes. Days are compared as each airport's calendar shows them.
 */
export function dayBounds(
  search: Pick<FlightSearch, 'slices'>,
  sliceIndex: number,
  offers: { arrivesAt: string; dayOffset: number }[][],
): DayBounds {
  const before = search.slices[sliceIndex - 1]
  const next = search.slices[sliceIndex + 1]
  const arrivals = (offers[sliceIndex - 1] ?? []).map(({ arrivesAt }) => arrivesAt.slice(0, 10)).toSorted()
  const offsets = (offers[sliceIndex] ?? []).map(({ dayOffset }) => dayOffset)
  const shortest = offsets.length > 0 ? Math.min(...offsets) : 0
  return {
    notBefore: before ? (arrivals[0] ?? before.departureOn) : null,
    notAfter: next ? addDays(next.departureOn, -shortest) : null,
  }
}

/** Why nobody can leave on that day; null when they can. `today` is the traveller's own calendar day. */
export function whyImpossible(date: PlainDate, today: PlainDate, { notBefore, notAfter }: DayBounds): WhyImpossible | null {
  if (date < today) return 'past'
  if (daysBetween(today, date) > FURTHEST_DAYS_AHEAD) return 'not-on-sale'
  if (notBefore && date < notBefore) return 'before-arrival'
  return notAfter && date > notAfter ? 'after-next' : null
}

/** The days of the cheapest quarter, those of the same price with them; none where all cost the same. */
export function cheapDates(days: PricedDay[]): Set<PlainDate> {
  const priced = days.flatMap((day) => (day.status === 'priced' ? [day] : []))
  const amounts = priced.map(({ total }) => total.amountMinor)
  if (new Set(amounts).size < 2) return new Set()
  const limit = lowerQuartile(amounts)
  return new Set(priced.filter(({ total }) => total.amountMinor <= limit).map(({ date }) => date))
}
