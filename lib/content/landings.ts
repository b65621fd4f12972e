import { type Landing, landingSchema } from './landing'
import aiTripPlanner from './landings/ai-trip-planner.json' with { type: 'json' }
import businessTrips from './landings/business-trips.json' with { type: 'json' }
import familyTrip from './landings/family-trip.json' with { type: 'json' }
import firstTripToJapan from './landings/first-trip-to-japan.json' with { type: 'json' }
import flightBooking from './landings/flight-booking.json' with { type: 'json' }
import flightsToIndia from './landings/flights-to-india.json' with { type: 'json' }
import flightsToLondon from './landings/flights-to-london.json' with { type: 'json' }
import groupTrips from './landings/group-trips.json' with { type: 'json' }
import indiaTravelPlanner from './landings/india-travel-planner.json' with { type: 'json' }
import ukTravelPlanner from './landings/uk-travel-planner.json' with { type: 'json' }
import weekendTrips from './landings/weekend-trips.json' with { type: 'json' }
import winterSun from './landings/winter-sun.json' with { type: 'json' }
import { readPages } from './read-pages'

/** In the order of the footer. */
export const LANDINGS: Landing[] = readPages(landingSchema, 'landings', {
  'ai-trip-planner': aiTripPlanner,
  'flight-booking': flightBooking,
  'family-trip': familyTrip,
  'india-travel-planner': indiaTravelPlanner,
  'uk-travel-planner': ukTravelPlanner,
  'weekend-trips': weekendTrips,
  'winter-sun': winterSun,
  'group-trips': groupTrips,
  'business-trips': businessTrips,
  'flights-to-london': flightsToLondon,
  'flights-to-india': flightsToIndia,
  'first-trip-to-japan': firstTripToJapan,
})
