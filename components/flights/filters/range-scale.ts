import { LAST_MINUTE_OF_DAY, type Range, type RangeFacet } from '@/lib/travel/flights/filters/facet'

/** What a slider runs over. Its ends stand for "any": whatever lies beyond them passes too. */
export type RangeScale = { lowest: number; highest: number; step: number; any: Range }

const DAY: RangeScale = { lowest: 0, highest: LAST_MINUTE_OF_DAY + 1, step: 30, any: { from: 0, to: LAST_MINUTE_OF_DAY } }
const DURATION_STEP = 15
const PRICE_STEPS = 60

/** The slider of a range over `span`; null where there is nothing to choose. Times of day run over the whole day, the others over what there is. */
export function scaleOf({ unit, highest: most }: Pick<RangeFacet, 'unit' | 'highest'>, span: Range | null): RangeScale | null {
  if (!span) return null
  if (unit === 'clock') return DAY
  const step = unit === 'money' ? roundStep((span.to - span.from) / PRICE_STEPS) : DURATION_STEP
  const lowest = Math.floor(span.from / step) * step
  const highest = Math.min(Math.ceil(span.to / step) * step, most)
  return highest - lowest > step ? { lowest, highest, step, any: { from: 0, to: most } } : null
}

/** Where the thumbs stand for a filter. */
export function thumbsOf(filter: Range | undefined, { lowest, highest, any }: RangeScale): Range {
  if (!filter) return { from: lowest, to: highest }
  const within = (value: number) => Math.min(Math.max(value, lowest), highest)
  return { from: within(filter.from), to: filter.to >= any.to ? highest : within(filter.to) }
}

/** The filter that the thumbs say; null at both ends, where it restricts nothing. */
export function filterOf({ from, to }: Range, { lowest, highest, any }: RangeScale): Range | null {
  const filter = { from: from <= lowest ? any.from : from, to: to >= highest ? any.to : to }
  return filter.from === any.from && filter.to === any.to ? null : filter
}

/** 1, 2 or 5 with noughts behind it, no smaller than wanted: prices that a person would name. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  return [1, 2, 5, 10].map((each) => each * power).find((step) => step >= wanted) ?? power
}
