import type { Landing } from './landing'
import { aiTripPlanner } from './landings/ai-trip-planner'
import { businessTrips } from './landings/business-trips'
import { familyTrip } from './landings/family-trip'
import { firstTripToJapan } from './landings/first-trip-to-japan'
import { flightBooking } from './landings/flight-booking'
import { flightsToIndia } from './landings/flights-to-india'
import { flightsToLondon } from './landings/flights-to-london'
import { groupTrips } from './landings/group-trips'
import { indiaTravelPlanner } from './landings/india-travel-planner'
import { ukTravelPlanner } from './landings/uk-travel-planner'
import { weekendTrips } from './landings/weekend-trips'
import { winterSun } from './landings/winter-sun'

/** In the order of the footer. */
export const LANDINGS: Landing[] = [
  aiTripPlanner,
  flightBooking,
  familyTrip,
  indiaTravelPlanner,
  ukTravelPlanner,
  weekendTrips,
  winterSun,
  groupTrips,
  businessTrips,
  flightsToLondon,
  flightsToIndia,
  firstTripToJapan,
]
