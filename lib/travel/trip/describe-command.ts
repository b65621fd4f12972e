import { describeAncillaries } from '../ancillaries/describe-ancillaries'
import { formatDay } from '../dates'
import { canSayWithoutNames, describeFilters } from '../flights/filters/describe-filters'
import type { FlightFilters } from '../flights/filters/flight-filters'
import type { FlightOffer } from '../flights/offer-schema'
import { describeTravellers, type SearchChange } from '../flights/search'
import { CABIN_LABELS, TRIP_TYPE_LABELS } from '../flights/search-labels'
import { formatMoney } from '../money'
import { isPlanCommand } from '../plan/plan-commands'
import type { RecordedCommand } from './commands'
import type { TripBudget } from './trip-budget'
import { describeMemoryChange } from './trip-memory'

/** One command as a short clause for an undo button or a thin line: "TP1361, 09:40 → 12:25". */
export function describeCommand({ command, facts }: Pick<RecordedCommand, 'command' | 'facts'>): string {
  if (isPlanCommand(command)) return facts.plan?.words ?? 'the plan'
  switch (command.type) {
    case 'change-search':
      return describeSearchChange(command.change)
    case 'take-search':
      return facts.roundTrip ? describeRoundTrip(facts.roundTrip) : facts.offer ? describeOffer(facts.offer) : 'the search'
    case 'filter-flights':
      return filtersClause(command.slices.map(({ filters }) => filters))
    case 'weigh-flights':
      return 'your preferences'
    case 'choose-separately':
      return command.isSeparate ? 'choosing outbound and return separately' : 'choosing a round trip'
    case 'pick-offer':
      return facts.offer ? describeOffer(facts.offer) : 'the flight'
    case 'pick-round-trip':
      return facts.roundTrip ? describeRoundTrip(facts.roundTrip) : 'the round trip'
    case 'drop-pick':
      return 'removing a flight'
    case 'choose-fare':
      return facts.fare ? `fare ${facts.fare.brand}` : 'the fare'
    case 'choose-seats':
    case 'choose-bags':
    case 'choose-meals':
    case 'choose-extras':
      return describeAncillaries(command, facts.ancillaries)
    case 'accept-price':
      return 'the new price'
    case 'renew-prices':
      return 'today’s prices'
    case 'start-checkout':
      return 'going to check out'
    case 'set-passengers':
      return 'the passengers'
    case 'edit-passengers':
      return 'opening the passengers again'
    case 'set-billing':
      return 'the billing details'
    case 'search-stays':
      return `places to stay in ${command.search.city.name}`
    case 'choose-stay':
      return facts.stays?.chosen?.hotelName ?? 'a place to stay'
    case 'drop-stay':
      return 'removing the place to stay'
    case 'set-budget':
      return command.budget ? `the budget of ${budgetWords(command.budget)}` : 'dropping the budget'
    case 'remember':
      return describeMemoryChange(command.change)
    case 'start-over':
      return 'starting over'
  }
}

/** "£400.00", "£200.00 each". */
export function budgetWords({ amount, per }: TripBudget): string {
  return `${formatMoney(amount)}${per === 'person' ? ' each' : ''}`
}

/** "TP1361, 21:40 → 00:25+1": one flight in a line of text, with every flight number and the day offset. */
export function describeOffer(offer: FlightOffer): string {
  const numbers = offer.segments.map((segment) => segment.flightNumber).join(' + ')
  const offset = offer.dayOffset === 0 ? '' : `${offer.dayOffset > 0 ? '+' : '−'}${Math.abs(offer.dayOffset)}`
  return `${numbers}, ${offer.departsAt.slice(11)} → ${offer.arrivesAt.slice(11)}${offset}`
}

/** "TP1361, 09:40 → 12:25 and TP1362, 18:00 → 20:45". */
export function describeRoundTrip(offers: FlightOffer[]): string {
  return offers.map(describeOffer).join(' and ')
}

/** Codes would say little to a traveller, and the command does not know their names; nor is there one clause for two directions. */
function filtersClause([filters = {}, ...others]: FlightFilters[]): string {
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(filters))) return 'the filters'
  if (Object.keys(filters).length === 0) return 'showing all flights'
  return canSayWithoutNames(filters) ? describeFilters(filters).join(', ') : 'the filters'
}

/** A first search brings the traveller's currency along: it is only told where nothing else changes. */
function describeSearchChange(change: SearchChange): string {
  const clauses = [
    change.origin && `from ${change.origin.name}`,
    change.destination && `to ${change.destination.name}`,
    change.departureOn && `leaving ${formatDay(change.departureOn)}`,
    change.returnOn && `back ${formatDay(change.returnOn)}`,
    change.returnOn === null && TRIP_TYPE_LABELS['one-way'],
    change.travellers && describeTravellers({ adults: 0, children: 0, infants: 0, pets: 0, childAges: [], ...change.travellers }),
    change.cabinClass && CABIN_LABELS[change.cabinClass],
    change.directOnly !== undefined && (change.directOnly ? 'direct flights only' : 'flights with stops too'),
    change.withNearbyAirports !== undefined && (change.withNearbyAirports ? 'airports nearby too' : 'only the airports named'),
    change.withAirportChange !== undefined && (change.withAirportChange ? 'changes of airport are fine' : 'no changes of airport'),
    change.slices && `${change.slices.length} flights from ${change.slices[0]?.origin.name}`,
    change.checkedBags !== undefined &&
      (change.checkedBags === 0 ? 'no checked bags' : `${change.checkedBags} checked bag${change.checkedBags > 1 ? 's' : ''} each`),
    change.preference && { cheapest: 'cheapest first', fastest: 'fastest first', 'best-value': 'best value first' }[change.preference],
  ].filter((clause) => typeof clause === 'string' && clause !== '')
  return clauses.join(', ') || (change.currency === undefined ? "today's prices" : `prices in ${change.currency ?? 'the local currency'}`)
}
