import { NO_STAY_FILTERS } from '@/lib/travel/stays/filter-hotels'
import type { StayPick } from '@/lib/travel/stays/ranked-hotel'
import type { StaySort } from '@/lib/travel/stays/sort-hotels'
import type { StayFilters } from '@/lib/travel/stays/stay-filters-schema'
import type { StayOrder } from './shown-stays'

/** How a list of places is looked at: under which filters, in which order, and what matters most to whoever looks. */
export type StaysView = { filters: StayFilters; order: StayOrder; matters: StayPick | null }

/** As it was asked for in words, or with nothing left out. */
export function beginView({
  filters = NO_STAY_FILTERS,
  sort = null,
  by = null,
}: {
  filters?: StayFilters
  sort?: StaySort | null
  by?: StayPick | null
}): StaysView {
  return { filters, order: { by: sort ?? 'rank', isReversed: false }, matters: by }
}
