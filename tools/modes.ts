import type { ChatMode } from '@/lib/travel/trip/mode'
import type { ToolName } from './index'

/** Tools for extra requests make sense in every mode. */
const BESIDE_FLIGHTS: ToolName[] = [
  'planTrip',
  'changePlan',
  'suggestDestinations',
  'compareDestinations',
  'lookUpPlace',
  'askGuide',
  'getHelp',
  'searchStays',
  'chooseStay',
  'setBudget',
  'remember',
  'convertCurrency',
]
const SEARCHING: ToolName[] = [
  'searchFlights',
  'searchDates',
  'searchPlaces',
  'searchMeetUp',
  'chooseFlight',
  'rewindTrip',
  ...BESIDE_FLIGHTS,
]
const PICKING: ToolName[] = [...SEARCHING, 'rankFlights', 'filterFlights', 'lookUpFlights', 'compareDays', 'compareVariants', 'takeVariant']
const CHOOSING_FARES: ToolName[] = [...PICKING, 'summariseFlight']
const BUYING_MORE: ToolName[] = ['chooseSeats', 'chooseBags', 'chooseMeals', 'chooseExtras']

/** Chat mode → the tools that make sense in it. */
export const TOOLS_OF_MODE: Record<ChatMode, ToolName[]> = {
  chat: SEARCHING,
  flight_search: PICKING,
  flight_summary: CHOOSING_FARES,
  trip_summary: [...CHOOSING_FARES, 'summariseTrip', ...BUYING_MORE, 'startCheckout'],
}
