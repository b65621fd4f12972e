import type { Range } from '@/lib/travel/flights/filters/facet'
import { HIGHEST_NIGHT_PRICE } from '@/lib/travel/stays/hotel'
import type { StayFacets } from '@/lib/travel/stays/stay-facets'
import type { StayFilters } from '@/lib/travel/stays/stay-filters-schema'
import type { RangeScale } from '../../flights/filters/range-scale'

const STEPS = 40
const ANY: Range = { from: 0, to: HIGHEST_NIGHT_PRICE }

/** The slider over the prices of a night, from the lowest to the highest lead price; null where they are all about the same. */
export function priceScale(prices: StayFacets['pricePerNight']): RangeScale | null {
  if (!prices) return null
  const step = roundStep((prices.to - prices.from) / STEPS)
  const lowest = Math.floor(prices.from / step) * step
  const highest = Math.ceil(prices.to / step) * step
  return highest - lowest > step ? { lowest, highest, step, any: ANY } : null
}

/** Where the thumbs stand for a filter. */
export function priceThumbs(filter: StayFilters['pricePerNight'], { lowest, highest }: RangeScale): Range {
  const within = (value: number) => Math.min(Math.max(value, lowest), highest)
  return filter ? { from: within(filter.from), to: within(filter.to) } : { from: lowest, to: highest }
}

/** The filter that the thumbs say; undefined at both ends, where it restricts nothing: rooms above the lead price pass then, too. */
export function priceFilter({ from, to }: Range, { lowest, highest }: RangeScale): StayFilters['pricePerNight'] {
  const filter = { from: from <= lowest ? ANY.from : from, to: to >= highest ? ANY.to : to }
  return filter.from === ANY.from && filter.to === ANY.to ? undefined : filter
}

/** 1, 2 or 5 with noughts behind it, no smaller than wanted. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  return [1, 2, 5, 10].map((each) => each * power).find((step) => step >= wanted) ?? power
}
