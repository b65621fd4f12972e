import type { StaySearch } from './stay-search-schema'

export type { StayCity, StaySearch, StayWishes } from './stay-search-schema'

/** People in the fullest room, when the party shares its rooms evenly. */
export function sleepersPerRoom({ adults, children, rooms }: Pick<StaySearch, 'adults' | 'children' | 'rooms'>): number {
  return Math.ceil((adults + children) / rooms)
}
