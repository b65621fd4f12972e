import 'server-only'
import { toolWords } from '@/lib/chat/define-tool'
import { askGuide } from './ask-guide/tool'
import { changePlan } from './change-plan/tool'
import { chooseBags } from './choose-bags/tool'
import { chooseExtras } from './choose-extras/tool'
import { chooseFlight } from './choose-flight/tool'
import { chooseMeals } from './choose-meals/tool'
import { chooseSeats } from './choose-seats/tool'
import { chooseStay } from './choose-stay/tool'
import { compareDays } from './compare-days/tool'
import { compareDestinations } from './compare-destinations/tool'
import { compareVariants } from './compare-variants/tool'
import { convertCurrency } from './convert-currency/tool'
import { filterFlights } from './filter-flights/tool'
import { getHelp } from './get-help/tool'
import { lookUpFlights } from './look-up-flights/tool'
import { lookUpPlace } from './look-up-place/tool'
import { planTrip } from './plan-trip/tool'
import { rankFlights } from './rank-flights/tool'
import { remember } from './remember/tool'
import { rewindTrip } from './rewind-trip/tool'
import { searchDates } from './search-dates/tool'
import { searchFlights } from './search-flights/tool'
import { searchMeetUp } from './search-meet-up/tool'
import { searchPlaces } from './search-places/tool'
import { searchStays } from './search-stays/tool'
import { setBudget } from './set-budget/tool'
import { startCheckout } from './start-checkout/tool'
import { suggestDestinations } from './suggest-destinations/tool'
import { summariseFlight } from './summarise-flight/tool'
import { summariseTrip } from './summarise-trip/tool'
import { takeVariant } from './take-variant/tool'

/** Everything the assistant can do, by the name the model calls it. */
export const tools = {
  searchFlights,
  rankFlights,
  filterFlights,
  lookUpFlights,
  compareDays,
  searchDates,
  searchPlaces,
  searchMeetUp,
  compareVariants,
  takeVariant,
  chooseFlight,
  summariseFlight,
  summariseTrip,
  chooseSeats,
  chooseBags,
  chooseMeals,
  chooseExtras,
  startCheckout,
  planTrip,
  changePlan,
  suggestDestinations,
  compareDestinations,
  lookUpPlace,
  askGuide,
  getHelp,
  searchStays,
  chooseStay,
  setBudget,
  remember,
  rewindTrip,
  convertCurrency,
}
export type ToolName = keyof typeof tools

/** What a model is told of them, one a line. */
export const TOOL_WORDS = Object.values(tools)
  .map(({ prompt }) => toolWords(prompt))
  .join('\n')
