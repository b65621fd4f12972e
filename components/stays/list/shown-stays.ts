import { filterHotels } from '@/lib/travel/stays/filter-hotels'
import { rankHotels } from '@/lib/travel/stays/rank-hotels'
import type { StayPick } from '@/lib/travel/stays/ranked-hotel'
import type { RankedHotel } from '@/lib/travel/stays/ranked-hotel-schema'
import { type StaySort, sortHotels } from '@/lib/travel/stays/sort-hotels'
import type { StayFilters } from '@/lib/travel/stays/stay-filters-schema'
import type { StaysList } from '@/lib/travel/stays/stays-list-schema'

/** `rank`: as the rules put them, by what matters most. */
export type StayOrder = { by: 'rank' | StaySort; isReversed: boolean }

/** What the filters leave of a list, in its order, with labels and reasons of their own. */
export function shownStays(
  { hotels, search }: Pick<StaysList, 'hotels' | 'search'>,
  filters: StayFilters,
  { by, isReversed }: StayOrder,
  matters: StayPick | null,
): RankedHotel[] {
  const sightId = filters.nearSight?.sightId
  const ranked = rankHotels(filterHotels(hotels, filters), search, { by: matters ?? undefined, sightId })
  return by === 'rank' ? ranked : sortHotels(ranked, by, { isReversed, sightId })
}
