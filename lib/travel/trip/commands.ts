import { NO_ANCILLARIES } from '../ancillaries/ancillaries'
import { changeAncillaries } from '../ancillaries/change-ancillaries'
import { type FilterChange, type FlightFilters, NO_FILTERS, narrow } from '../flights/filters/flight-filters'
import { changeWishes, countTravellers, type SearchChange, type SearchWishes, wishesOf } from '../flights/search'
import { isMaskedNumber } from '../passengers/saved-passenger'
import { passengersRefusal } from '../passengers/validate-passenger'
import { billingRefusal } from '../payment/validate-billing'
import { isPlanCommand } from '../plan/plan-commands'
import { type Refusal, refuse } from '../refusal'
import { changeStays, isStayCommand } from '../stays/trip-stays'
import { chooseFare, pickOffer, pickRoundTrip, withPick } from './change-picks'
import type { CommandFacts, RecordedCommand, TripCommand } from './commands-schema'
import { hasAllFares } from './is-complete'
import { acceptPrice, renewPrices, soldWith, withMovedTotals } from './move-prices'
import { EMPTY_TRIP, type Trip } from './trip'
import { changeMemory } from './trip-memory'

export type { CommandFacts, RecordedCommand, TripCommand } from './commands-schema'

/** Pure: the trip after the command, or why the command does not hold now. */
export function applyTripCommand(trip: Trip, command: TripCommand, facts: CommandFacts): { trip: Trip } | { refusal: Refusal } {
  if (isPlanCommand(command)) {
    return facts.plan ? { trip: { ...trip, plan: facts.plan.after } } : refuse('no-plan', 'There’s no plan to change yet.')
  }
  if (isStayCommand(command)) {
    const changed = changeStays(trip.stays, command, facts.stays ?? {})
    return 'refusal' in changed ? changed : { trip: { ...trip, stays: changed.stays } }
  }
  switch (command.type) {
    case 'change-search': {
      const { change, variant } = command
      const wishes = changeWishes(trip.wishes, change)
      const picks = facts.picks ?? facts.result?.search.slices.map(() => null) ?? []
      return {
        trip: {
          ...trip,
          wishes,
          // Days that are chosen say how many nights.
          memory: wishes.returnOn === null ? trip.memory : changeMemory(trip.memory, { nights: null }),
          filters: variant?.filters ?? keptFilters(trip, wishes),
          result: facts.result ?? null,
          picks,
          ancillaries: withoutRefusedBags(soldWith(trip.ancillaries, picks, facts.ancillaries), change),
          priceChange: null,
          passengers: change.travellers ? [] : trip.passengers,
          isCheckingOut: false,
        },
      }
    }
    case 'take-search':
      return takeSearch(trip, command, facts)
    case 'filter-flights':
      return filterFlights(trip, command.slices)
    case 'weigh-flights':
      return { trip: { ...trip, weights: command.weights } }
    case 'choose-separately':
      return { trip: { ...trip, choosesSeparately: command.isSeparate } }
    case 'pick-offer':
      return pickOffer(trip, command.sliceIndex, facts.offer)
    case 'pick-round-trip':
      return pickRoundTrip(trip, facts.roundTrip)
    case 'drop-pick':
      if (!trip.picks[command.sliceIndex]) return refuse('nothing-picked', 'You haven’t chosen a flight there yet.')
      return { trip: withPick(trip, command.sliceIndex, null) }
    case 'choose-fare':
      return chooseFare(trip, command.sliceIndex, facts.fare)
    case 'start-checkout':
      if (!hasAllFares(trip)) return refuse('trip-incomplete', 'Choose your flights and a fare for each first, then you can check out.')
      return {
        trip: { ...trip, isCheckingOut: true, requiredDetails: facts.requiredDetails ?? [], priceChange: facts.priceChange ?? null },
      }
    case 'choose-seats':
    case 'choose-bags':
    case 'choose-meals':
    case 'choose-extras': {
      if (!trip.result || !hasAllFares(trip)) {
        return refuse('trip-incomplete', 'Choose your flights and a fare for each first, then seats, bags and meals.')
      }
      const changed = changeAncillaries(trip.ancillaries, command, facts.ancillaries ?? {}, trip.result.search.travellers)
      return 'refusal' in changed ? changed : { trip: withMovedTotals({ ...trip, ancillaries: changed.ancillaries }, trip) }
    }
    case 'accept-price':
      return acceptPrice(trip)
    case 'renew-prices':
      return renewPrices(trip, facts)
    case 'set-passengers':
      return setPassengers(trip, command.passengers)
    case 'edit-passengers':
      return { trip: { ...trip, passengers: [] } }
    case 'set-billing': {
      const refusal = billingRefusal(command.billing)
      return refusal ? { refusal } : { trip: { ...trip, billing: command.billing } }
    }
    case 'set-budget':
      if (!command.budget && !trip.budget) return refuse('no-budget', 'This trip has no budget yet.')
      return { trip: { ...trip, budget: command.budget } }
    case 'remember':
      return { trip: { ...trip, memory: changeMemory(trip.memory, command.change) } }
    case 'start-over':
      return { trip: EMPTY_TRIP }
  }
}

/** Plans, stays, the budget and what is kept in mind go beside the flights: a booking neither holds nor hinders them. */
export function isBesideFlights(command: TripCommand): boolean {
  return isPlanCommand(command) || isStayCommand(command) || command.type === 'set-budget' || command.type === 'remember'
}

/** The trip that a thread's commands add up to. A stored command that no longer holds is skipped: it changed nothing then either. */
export function foldTrip(commands: Pick<RecordedCommand, 'command' | 'facts'>[]): Trip {
  return commands.reduce<Trip>((trip, { command, facts }) => {
    const applied = applyTripCommand(trip, command, facts)
    return 'trip' in applied ? applied.trip : trip
  }, EMPTY_TRIP)
}

/** The trip goes on from a search made elsewhere, with its filters, and with the flight or the round trip of it that was picked there. */
function takeSearch(
  trip: Trip,
  { filters, weights, pick, roundTrip }: Extract<TripCommand, { type: 'take-search' }>,
  { result, offer, roundTrip: flights }: CommandFacts,
): { trip: Trip } | { refusal: Refusal } {
  if (!result) return refuse('search-gone', 'We can’t find that search. Please search again.')
  const taken: Trip = {
    ...trip,
    wishes: wishesOf(result.search),
    filters,
    weights: weights ?? trip.weights,
    result,
    picks: result.search.slices.map(() => null),
    ...NOTHING_BOUGHT_YET,
    passengers: [],
    isCheckingOut: false,
  }
  if (roundTrip) return pickRoundTrip(taken, flights)
  return pick ? pickOffer(taken, pick.sliceIndex, offer) : { trip: taken }
}

/** Who wants no checked bag keeps none that was bought. */
function withoutRefusedBags(ancillaries: Trip['ancillaries'], { checkedBags }: SearchChange): Trip['ancillaries'] {
  return checkedBags === 0 ? { ...ancillaries, bags: ancillaries.bags.filter(({ option }) => option.kind !== 'checked') } : ancillaries
}

/** Filters outlive another search of the same route; prices of another currency, and pairs of another result, mean nothing there. */
export function keptFilters(trip: Trip, wishes: SearchWishes): FlightFilters[] {
  if (routeOf(trip.wishes) !== routeOf(wishes)) return []
  const gone: FilterChange = { pairingKeys: null, ...(trip.wishes.currency === wishes.currency ? {} : { price: null }) }
  return trip.filters.map((filters) => narrow(filters, gone))
}

function routeOf({ tripType, origin, destination, slices }: SearchWishes): string {
  const route = tripType === 'multi-trip' ? slices : [{ origin, destination }]
  return route.map((slice) => `${slice.origin?.iataCode}-${slice.destination?.iataCode}`).join(' ')
}

/** Filters narrow what is shown; what is picked stays picked. */
function filterFlights(trip: Trip, changes: { sliceIndex: number; filters: FlightFilters }[]): { trip: Trip } | { refusal: Refusal } {
  if (!trip.result) return refuse('no-result', 'There are no flights to filter yet. Search first.')
  const { slices } = trip.result.search
  if (changes.some(({ sliceIndex }) => sliceIndex >= slices.length))
    return refuse('no-such-slice', 'This trip has no flight in that direction.')
  const wanted = new Map(changes.map(({ sliceIndex, filters }) => [sliceIndex, filters]))
  const changed = slices.map((_, index) => wanted.get(index) ?? trip.filters[index] ?? NO_FILTERS)
  return { trip: { ...trip, filters: changed } }
}

const NOTHING_BOUGHT_YET = { ancillaries: NO_ANCILLARIES, priceChange: null }

function setPassengers(trip: Trip, passengers: Trip['passengers']): { trip: Trip } | { refusal: Refusal } {
  if (!trip.result || !trip.isCheckingOut) return refuse('not-checking-out', 'Choose your flights first, then add the passengers.')
  const { travellers } = trip.result.search
  if (passengers.length !== countTravellers(travellers)) {
    return refuse('passenger-count', `This trip is for ${countTravellers(travellers)} travellers.`)
  }
  // Whoever reads the trip sees the end of a number alone; sent back, it would go to the airline with its dots.
  if (passengers.some(({ passport }) => isMaskedNumber(passport?.number ?? ''))) {
    return refuse('passport-masked', 'Please type the whole passport number again. We only show its last characters.', 'passengers')
  }
  const lastTravelOn = trip.result.search.slices.at(-1)?.departureOn ?? ''
  const refusal = passengersRefusal(passengers, travellers, lastTravelOn, trip.requiredDetails, trip.result.searchedAt.slice(0, 10))
  return refusal ? { refusal } : { trip: { ...trip, passengers } }
}
