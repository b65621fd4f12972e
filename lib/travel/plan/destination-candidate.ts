export type { DestinationCandidate, DestinationWishes } from './destination-candidate-schema'

/** So many wet days a month are still a dry one. */
export const MOST_WET_DAYS = 6
