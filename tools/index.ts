import 'server-only'
import { chooseFlight } from './choose-flight/tool'
import { compareDays } from './compare-days/tool'
import { filterFlights } from './filter-flights/tool'
import { lookUpFlights } from './look-up-flights/tool'
import { rankFlights } from './rank-flights/tool'
import { rewindTrip } from './rewind-trip/tool'
import { searchFlights } from './search-flights/tool'
import { startCheckout } from './start-checkout/tool'
import { summariseFlight } from './summarise-flight/tool'
import { summariseTrip } from './summarise-trip/tool'

/** Everything the assistant can do, by the name the model calls it. */
export const tools = {
  searchFlights,
  rankFlights,
  filterFlights,
  lookUpFlights,
  compareDays,
  chooseFlight,
  summariseFlight,
  summariseTrip,
  startCheckout,
  rewindTrip,
}
export type ToolName = keyof typeof tools
