import type { TravellerLocation } from './traveller-location-schema'

export type { TravellerLocation } from './traveller-location-schema'

export const NOWHERE: TravellerLocation = { country: null, city: null, homeAirport: null, currency: null }
