import { z } from 'zod'
import { type FilterChange, type FlightFilters, flightFiltersSchema, NO_FILTERS, narrow } from '../flights/flight-filters'
import { type Fare, type FlightOffer, fareSchema, flightOfferSchema } from '../flights/offer'
import { unpairedSlice } from '../flights/pairing'
import { rankWeightsSchema } from '../flights/rank-weights'
import { changeWishes, countTravellers, type SearchWishes, searchChangeSchema, sliceLabel, wishesOf } from '../flights/search'
import { passengerSchema, requiredDetailSchema } from '../passengers/passenger'
import { passengersRefusal } from '../passengers/validate-passenger'
import { billingSchema } from '../payment/billing'
import { billingRefusal } from '../payment/validate-billing'
import { type Refusal, refuse } from '../refusal'
import { EMPTY_TRIP, resultFactsSchema, type Trip } from './trip'

const sliceIndexSchema = z.number().int().min(0).max(4)

/** The only thing that changes a trip; issued by a tool or by a click. It carries ids, never prices. */
export const tripCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('change-search'), change: searchChangeSchema }),
  z.strictObject({
    type: z.literal('take-search'),
    searchId: z.string().max(200),
    filters: z.array(flightFiltersSchema).max(5),
    weights: rankWeightsSchema.optional(),
    pick: z.strictObject({ sliceIndex: sliceIndexSchema, offerId: z.string().max(200) }).optional(),
  }),
  z.strictObject({
    type: z.literal('filter-flights'),
    slices: z
      .array(z.strictObject({ sliceIndex: sliceIndexSchema, filters: flightFiltersSchema }))
      .min(1)
      .max(5),
  }),
  z.strictObject({ type: z.literal('weigh-flights'), weights: rankWeightsSchema }),
  z.strictObject({ type: z.literal('pick-offer'), sliceIndex: sliceIndexSchema, offerId: z.string().max(200) }),
  z.strictObject({ type: z.literal('drop-pick'), sliceIndex: sliceIndexSchema }),
  z.strictObject({ type: z.literal('choose-fare'), sliceIndex: sliceIndexSchema, fareId: z.string().max(200) }),
  z.strictObject({ type: z.literal('start-checkout') }),
  z.strictObject({ type: z.literal('set-passengers'), passengers: z.array(passengerSchema).min(1).max(9) }),
  z.strictObject({ type: z.literal('edit-passengers') }),
  z.strictObject({ type: z.literal('set-billing'), billing: billingSchema }),
  z.strictObject({ type: z.literal('start-over') }),
])
export type TripCommand = z.infer<typeof tripCommandSchema>

/** What the workflow looked up for a command, stored beside it so that the fold needs no outside. */
const commandFactsSchema = z.object({
  result: resultFactsSchema.nullable().optional(),
  offer: flightOfferSchema.optional(),
  fare: fareSchema.optional(),
  requiredDetails: z.array(requiredDetailSchema).optional(),
})
export type CommandFacts = z.infer<typeof commandFactsSchema>

export const recordedCommandSchema = z.object({
  number: z.number().int().positive(),
  command: tripCommandSchema,
  facts: commandFactsSchema,
  issuedBy: z.enum(['traveller', 'assistant']),
  issuedAt: z.string(),
})
export type RecordedCommand = z.infer<typeof recordedCommandSchema>

/** Pure: the trip after the command, or why the command does not hold now. */
export function applyTripCommand(trip: Trip, command: TripCommand, facts: CommandFacts): { trip: Trip } | { refusal: Refusal } {
  switch (command.type) {
    case 'change-search': {
      const wishes = changeWishes(trip.wishes, command.change)
      return {
        trip: {
          ...trip,
          wishes,
          filters: keptFilters(trip, wishes),
          result: facts.result ?? null,
          picks: facts.result ? facts.result.search.slices.map(() => null) : [],
          passengers: command.change.travellers ? [] : trip.passengers,
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
    case 'pick-offer':
      return pickOffer(trip, command.sliceIndex, facts.offer)
    case 'drop-pick':
      if (!trip.picks[command.sliceIndex]) return refuse('nothing-picked', 'No flight is picked there yet.')
      return { trip: { ...trip, picks: trip.picks.with(command.sliceIndex, null), isCheckingOut: false } }
    case 'choose-fare':
      return chooseFare(trip, command.sliceIndex, facts.fare)
    case 'start-checkout':
      if (!hasAllFares(trip)) return refuse('trip-incomplete', 'Choose your flights and a fare for each first; then you can check out.')
      return { trip: { ...trip, isCheckingOut: true, requiredDetails: facts.requiredDetails ?? [] } }
    case 'set-passengers':
      return setPassengers(trip, command.passengers)
    case 'edit-passengers':
      return { trip: { ...trip, passengers: [] } }
    case 'set-billing': {
      const refusal = billingRefusal(command.billing)
      return refusal ? { refusal } : { trip: { ...trip, billing: command.billing } }
    }
    case 'start-over':
      return { trip: EMPTY_TRIP }
  }
}

/** The trip that a thread's commands add up to. A stored command that no longer holds is skipped: it changed nothing then either. */
export function foldTrip(commands: Pick<RecordedCommand, 'command' | 'facts'>[]): Trip {
  return commands.reduce<Trip>((trip, { command, facts }) => {
    const applied = applyTripCommand(trip, command, facts)
    return 'trip' in applied ? applied.trip : trip
  }, EMPTY_TRIP)
}

/** Whether every slice has its flight; a trip without slices has not. */
export function hasAllPicks(trip: Trip): boolean {
  return trip.picks.length > 0 && trip.picks.every((pick) => pick !== null)
}

/** Whether every slice has its flight and its fare. */
export function hasAllFares(trip: Trip): boolean {
  return trip.picks.length > 0 && trip.picks.every((pick) => pick?.fare)
}

/** The trip goes on from a search made elsewhere, with its filters, and with a flight of it where one was picked there. */
function takeSearch(
  trip: Trip,
  { filters, weights, pick }: Extract<TripCommand, { type: 'take-search' }>,
  { result, offer }: CommandFacts,
): { trip: Trip } | { refusal: Refusal } {
  if (!result) return refuse('search-gone', 'That search is not among yours, or it is gone. Please search again.')
  const taken: Trip = {
    ...trip,
    wishes: wishesOf(result.search),
    filters,
    weights: weights ?? trip.weights,
    result,
    picks: result.search.slices.map(() => null),
    passengers: [],
    isCheckingOut: false,
  }
  return pick ? pickOffer(taken, pick.sliceIndex, offer) : { trip: taken }
}

/** Filters outlive another search of the same route; prices of another currency, and pairs of another result, mean nothing there. */
function keptFilters(trip: Trip, wishes: SearchWishes): FlightFilters[] {
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
  if (changes.some(({ sliceIndex }) => sliceIndex >= slices.length)) return refuse('no-such-slice', 'This trip has no such direction.')
  const wanted = new Map(changes.map(({ sliceIndex, filters }) => [sliceIndex, filters]))
  const changed = slices.map((_, index) => wanted.get(index) ?? trip.filters[index] ?? NO_FILTERS)
  return { trip: { ...trip, filters: changed } }
}

function pickOffer(trip: Trip, sliceIndex: number, offer: FlightOffer | undefined): { trip: Trip } | { refusal: Refusal } {
  const { result } = trip
  if (!result || !offer) return refuse('offer-gone', 'That flight is not among the current results. Please search again.')
  const slice = result.search.slices[sliceIndex]
  if (!slice || offer.sliceIndex !== sliceIndex)
    return refuse('offer-of-other-slice', 'That flight belongs to another direction of this trip.')
  const previous = trip.picks[sliceIndex - 1]
  const next = trip.picks[sliceIndex + 1]
  if (previous && offer.departsAt <= previous.offer.arrivesAt) {
    return refuse(
      'leaves-before-arrival',
      `That flight leaves before your ${sliceLabel(result.search.tripType, sliceIndex - 1).toLowerCase()} flight arrives.`,
    )
  }
  if (next && next.offer.departsAt <= offer.arrivesAt) {
    return refuse(
      'arrives-after-next',
      `That flight arrives after your ${sliceLabel(result.search.tripType, sliceIndex + 1).toLowerCase()} flight leaves.`,
    )
  }
  const unpaired = unpairedSlice(offer, trip.picks)
  if (unpaired !== null) {
    const other = sliceLabel(result.search.tripType, unpaired).toLowerCase()
    return refuse(
      'not-sold-together',
      `The airline does not sell that flight together with your ${other}. Choose another one, or change your ${other} first.`,
    )
  }
  return { trip: { ...trip, picks: trip.picks.with(sliceIndex, { offer, fare: null }), isCheckingOut: false } }
}

function chooseFare(trip: Trip, sliceIndex: number, fare: Fare | undefined): { trip: Trip } | { refusal: Refusal } {
  const pick = trip.picks[sliceIndex]
  if (!pick) return refuse('nothing-picked', 'Pick a flight first, then its fare.')
  if (!fare || !pick.offer.fares.some((offered) => offered.fareId === fare.fareId)) {
    return refuse('fare-gone', 'That fare does not belong to the flight you picked.')
  }
  return { trip: { ...trip, picks: trip.picks.with(sliceIndex, { ...pick, fare }), isCheckingOut: false } }
}

function setPassengers(trip: Trip, passengers: Trip['passengers']): { trip: Trip } | { refusal: Refusal } {
  if (!trip.result || !trip.isCheckingOut) return refuse('not-checking-out', 'Choose your flights first; then add the passengers.')
  const { travellers } = trip.result.search
  if (passengers.length !== countTravellers(travellers)) {
    return refuse('passenger-count', `This trip is for ${countTravellers(travellers)} travellers.`)
  }
  const lastTravelOn = trip.result.search.slices.at(-1)?.departureOn ?? ''
  const refusal = passengersRefusal(passengers, travellers, lastTravelOn, trip.requiredDetails, trip.result.searchedAt.slice(0, 10))
  return refusal ? { refusal } : { trip: { ...trip, passengers } }
}
