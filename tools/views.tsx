'use client'

import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as changePlan from './change-plan/schema'
import { ChangePlanView } from './change-plan/view'
import * as chooseBags from './choose-bags/schema'
import { ChooseBagsView } from './choose-bags/view'
import * as chooseExtras from './choose-extras/schema'
import { ChooseExtrasView } from './choose-extras/view'
import * as chooseFlight from './choose-flight/schema'
import { ChooseFlightView } from './choose-flight/view'
import * as chooseMeals from './choose-meals/schema'
import { ChooseMealsView } from './choose-meals/view'
import * as chooseSeats from './choose-seats/schema'
import { ChooseSeatsView } from './choose-seats/view'
import * as chooseStay from './choose-stay/schema'
import { ChooseStayView } from './choose-stay/view'
import * as compareDays from './compare-days/schema'
import { CompareDaysView } from './compare-days/view'
import * as compareDestinations from './compare-destinations/schema'
import { CompareDestinationsView } from './compare-destinations/view'
import * as filterFlights from './filter-flights/schema'
import { FilterFlightsView } from './filter-flights/view'
import type { ToolName } from './index'
import * as lookUpFlights from './look-up-flights/schema'
import { LookUpFlightsView } from './look-up-flights/view'
import * as planTrip from './plan-trip/schema'
import { PlanTripView } from './plan-trip/view'
import * as rankFlights from './rank-flights/schema'
import { RankFlightsView } from './rank-flights/view'
import * as rewindTrip from './rewind-trip/schema'
import { RewindTripView } from './rewind-trip/view'
import * as searchFlights from './search-flights/schema'
import { SearchFlightsView } from './search-flights/view'
import * as searchStays from './search-stays/schema'
import { SearchStaysView } from './search-stays/view'
import * as startCheckout from './start-checkout/schema'
import { StartCheckoutView } from './start-checkout/view'
import * as suggestDestinations from './suggest-destinations/schema'
import { SuggestDestinationsView } from './suggest-destinations/view'
import * as summariseFlight from './summarise-flight/schema'
import { SummariseFlightView } from './summarise-flight/view'
import * as summariseTrip from './summarise-trip/schema'
import { SummariseTripView } from './summarise-trip/view'

type Schema = { input: z.ZodType; output: z.ZodType }
type View = { schema: Schema; view: ComponentType<ToolViewProps<never, never>> }

/** A view belongs to the very schema of its tool: a renamed output field does not compile. */
function show<Input, Output>(
  schema: { input: z.ZodType<Input>; output: z.ZodType<Output> },
  view: ComponentType<ToolViewProps<Input, Output>>,
): View {
  return { schema, view: view as ComponentType<ToolViewProps<never, never>> }
}

/** Every tool by name with what the traveller sees of it; a missing one does not compile. */
export const views: Record<ToolName, View> = {
  searchFlights: show(searchFlights, SearchFlightsView),
  rankFlights: show(rankFlights, RankFlightsView),
  filterFlights: show(filterFlights, FilterFlightsView),
  lookUpFlights: show(lookUpFlights, LookUpFlightsView),
  compareDays: show(compareDays, CompareDaysView),
  chooseFlight: show(chooseFlight, ChooseFlightView),
  summariseFlight: show(summariseFlight, SummariseFlightView),
  summariseTrip: show(summariseTrip, SummariseTripView),
  chooseSeats: show(chooseSeats, ChooseSeatsView),
  chooseBags: show(chooseBags, ChooseBagsView),
  chooseMeals: show(chooseMeals, ChooseMealsView),
  chooseExtras: show(chooseExtras, ChooseExtrasView),
  startCheckout: show(startCheckout, StartCheckoutView),
  planTrip: show(planTrip, PlanTripView),
  changePlan: show(changePlan, ChangePlanView),
  suggestDestinations: show(suggestDestinations, SuggestDestinationsView),
  compareDestinations: show(compareDestinations, CompareDestinationsView),
  searchStays: show(searchStays, SearchStaysView),
  chooseStay: show(chooseStay, ChooseStayView),
  rewindTrip: show(rewindTrip, RewindTripView),
}
