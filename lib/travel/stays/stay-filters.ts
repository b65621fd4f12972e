import type { StayFilters } from './stay-filters-schema'

export type { StayFilters } from './stay-filters-schema'

export const HIGHEST_NIGHT_PRICE = 1_000_000_000

export const NO_STAY_FILTERS: StayFilters = {}
