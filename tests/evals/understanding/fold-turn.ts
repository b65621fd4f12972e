import { createPlaces } from '@/lib/adapters/places/places'
import type { FilterWish } from '@/lib/concierge/understand/filter-wish'
import type { PlainDate } from '@/lib/travel/dates'
import { completeSearch } from '@/lib/travel/flights/complete-search'
import { changeWishes, type FlightSearch, type SearchChange } from '@/lib/travel/flights/search'
import { applyTripCommand } from '@/lib/travel/trip/commands'
import { EMPTY_TRIP, type ResultFacts, type Trip } from '@/lib/travel/trip/trip'
import { toSearchChange } from '@/lib/workflows/flights/to-search-change'
import type { TurnChange } from './read-turn'

/** The trip as it stands after a turn, and in words what waits for its flights and fares: filters for all directions or for one, and a refund. */
export type Folded = { trip: Trip; filters: Filters; isRefundWished: boolean }
type Filters = { all: FilterWish; out: FilterWish; back: FilterWish }

export const NOTHING_FOLDED: Folded = { trip: EMPTY_TRIP, filters: { all: {}, out: {}, back: {} }, isRefundWished: false }

const places = createPlaces()

/** Applies what a turn changes as the app does: places found, days checked, the command put on the trip. A change that is refused changes nothing. */
export function foldTurn({ trip, filters, isRefundWished }: Folded, turn: TurnChange, today: PlainDate): Folded {
  const { search, slices, filters: wished, wishesRefund } = turn
  const { change } = toSearchChange({ ...search, ...(slices ? { slices } : {}) }, places)
  const folded = Object.keys(change).length === 0 ? trip : withSearch(trip, change, today)
  return { trip: folded, filters: wished.reduce(withFilters, filters), isRefundWished: wishesRefund ?? isRefundWished }
}

/** Whether a day can be sold is the market's affair: of a search that is refused the wishes still stand. */
function withSearch(trip: Trip, change: SearchChange, today: PlainDate): Trip {
  const completed = completeSearch(changeWishes(trip.wishes, change), today)
  const facts = { result: 'search' in completed ? resultOf(completed.search, today) : null }
  const applied = applyTripCommand(trip, { type: 'change-search', change }, facts)
  return 'trip' in applied ? applied.trip : trip
}

/** A search that found flights; which ones, no recorded conversation knows. */
function resultOf(search: FlightSearch, today: PlainDate): ResultFacts {
  return {
    searchId: JSON.stringify(search),
    search,
    isSimulated: true,
    searchedAt: `${today}T10:00:00.000Z`,
    expiresAt: `${today}T23:59:00.000Z`,
    offerCounts: search.slices.map(() => 20),
  }
}

function withFilters(before: Filters, { reset, sliceIndex, ...wish }: FilterWish): Filters {
  const direction = sliceIndex === undefined ? 'all' : sliceIndex === 0 ? 'out' : 'back'
  return { ...before, [direction]: reset ? wish : { ...before[direction], ...wish } }
}
