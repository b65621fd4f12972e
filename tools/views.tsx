'use client'

import type { ToolName } from './index'
import type { ShownTool } from './shown-tool'

/** Every tool by name with what fetches its view, each by itself: a thread needs few of them. A missing one does not compile. */
export const views: Record<ToolName, () => Promise<{ shown: ShownTool }>> = {
  searchFlights: () => import('./search-flights/view'),
  rankFlights: () => import('./rank-flights/view'),
  filterFlights: () => import('./filter-flights/view'),
  lookUpFlights: () => import('./look-up-flights/view'),
  compareDays: () => import('./compare-days/view'),
  searchDates: () => import('./search-dates/view'),
  searchPlaces: () => import('./search-places/view'),
  searchMeetUp: () => import('./search-meet-up/view'),
  compareVariants: () => import('./compare-variants/view'),
  takeVariant: () => import('./take-variant/view'),
  chooseFlight: () => import('./choose-flight/view'),
  summariseFlight: () => import('./summarise-flight/view'),
  summariseTrip: () => import('./summarise-trip/view'),
  chooseSeats: () => import('./choose-seats/view'),
  chooseBags: () => import('./choose-bags/view'),
  chooseMeals: () => import('./choose-meals/view'),
  chooseExtras: () => import('./choose-extras/view'),
  startCheckout: () => import('./start-checkout/view'),
  planTrip: () => import('./plan-trip/view'),
  changePlan: () => import('./change-plan/view'),
  suggestDestinations: () => import('./suggest-destinations/view'),
  compareDestinations: () => import('./compare-destinations/view'),
  lookUpPlace: () => import('./look-up-place/view'),
  askGuide: () => import('./ask-guide/view'),
  getHelp: () => import('./get-help/view'),
  searchStays: () => import('./search-stays/view'),
  chooseStay: () => import('./choose-stay/view'),
  setBudget: () => import('./set-budget/view'),
  remember: () => import('./remember/view'),
  rewindTrip: () => import('./rewind-trip/view'),
  convertCurrency: () => import('./convert-currency/view'),
}
