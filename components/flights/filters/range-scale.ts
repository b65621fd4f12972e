import type { FilterValues, ValueRange } from '@/lib/travel/flights/filters/filter-values'
import { type FlightFilters, HIGHEST_PRICE, LAST_MINUTE_OF_DAY, LONGEST_MINUTES } from '@/lib/travel/flights/filters/flight-filters'

export type RangeName = 'price' | 'departure' | 'arrival' | 'durationMinutes'
/** What a slider runs over. Its ends stand for "any": whatever lies beyond them passes too. */
export type RangeScale = { lowest: number; highest: number; step: number; any: ValueRange }

const DAY: RangeScale = { lowest: 0, highest: LAST_MINUTE_OF_DAY + 1, step: 30, any: { from: 0, to: LAST_MINUTE_OF_DAY } }
const DURATION_STEP = 15
const PRICE_STEPS = 60

/** The slider of a range; null where there is nothing to choose. Times of day run over the whole day, the others over what there is. */
export function scaleOf(name: RangeName, values: FilterValues): RangeScale | null {
  if (name === 'departure' || name === 'arrival') return values[name] && DAY
  const span = values[name]
  if (!span) return null
  const most = name === 'price' ? HIGHEST_PRICE : LONGEST_MINUTES
  const step = name === 'price' ? roundStep((span.to - span.from) / PRICE_STEPS) : DURATION_STEP
  const lowest = Math.floor(span.from / step) * step
  const highest = Math.min(Math.ceil(span.to / step) * step, most)
  return highest - lowest > step ? { lowest, highest, step, any: { from: 0, to: most } } : null
}

/** Where the thumbs stand for a filter. */
export function thumbsOf(filter: ValueRange | undefined, { lowest, highest, any }: RangeScale): ValueRange {
  if (!filter) return { from: lowest, to: highest }
  const within = (value: number) => Math.min(Math.max(value, lowest), highest)
  return { from: within(filter.from), to: filter.to >= any.to ? highest : within(filter.to) }
}

/** The filter that the thumbs say; null at both ends, where it restricts nothing. */
export function filterOf({ from, to }: ValueRange, { lowest, highest, any }: RangeScale): FlightFilters[RangeName] | null {
  const filter = { from: from <= lowest ? any.from : from, to: to >= highest ? any.to : to }
  return filter.from === any.from && filter.to === any.to ? null : filter
}

/** 1, 2 or 5 with noughts behind it, no smaller than wanted: prices that a person would name. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  return [1, 2, 5, 10].map((each) => each * power).find((step) => step >= wanted) ?? power
}
