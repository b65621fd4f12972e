import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { addDays, daysBetween, type PlainDate } from '../dates'
import { moneySchema } from '../money-schema'
import { lowerQuartile } from '../quartiles'
import { FURTHEST_DAYS_AHEAD } from './complete-search'
import type { FlightSearch } from './search'

/** The lowest total for everybody on a day, one direction only; null when nothing flies then. */
export const dayPriceSchema = z.object({ date: plainDateSchema, total: moneySchema.nullable() })
export type DayPrice = z.infer<typeof dayPriceSchema>

const whyImpossibleSchema = z.enum(['past', 'not-on-sale', 'before-arrival', 'after-next'])
export type WhyImpossible = z.infer<typeof whyImpossibleSchema>

/** A day of the strip or the calendar: with its lowest total for everybody, without a flight, or one that cannot be flown on. */
export const pricedDaySchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('priced'), date: plainDateSchema, total: moneySchema }),
  z.object({ status: z.literal('no-flights'), date: plainDateSchema }),
  z.object({ status: z.literal('impossible'), date: plainDateSchema, why: whyImpossibleSchema }),
])
export type PricedDay = z.infer<typeof pricedDaySchema>

/** `unavailable`: this supplier tells no prices of other days. */
export const dayPricesSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('known'), days: z.array(pricedDaySchema) }),
  z.object({ status: z.literal('unavailable') }),
])
export type DayPrices = z.infer<typeof dayPricesSchema>

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
