import type { DestinationCandidate } from '../plan/destination-candidate'

/** The little that is known of a place without a page: its weather by month, and what one may come for. */
export type PlaceProfile = Pick<DestinationCandidate, 'name' | 'months' | 'likings' | 'occasions'> & { countryCode: string }
