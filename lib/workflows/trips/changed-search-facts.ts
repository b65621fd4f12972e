import { isSameJson } from '@/lib/travel/same-json'
import type { FlightSupplier } from '../../ports/flight-supplier'
import type { SearchStore } from '../../ports/search-store'
import { withoutSlice } from '../../travel/ancillaries/ancillaries'
import { findAgain } from '../../travel/flights/find-again'
import type { SearchResult } from '../../travel/flights/offer-schema'
import { changeWishes } from '../../travel/flights/search'
import type { CommandFacts, TripCommand } from '../../travel/trip/commands'
import { keptFilters } from '../../travel/trip/commands'
import { comparableFlights } from '../../travel/trip/comparable-flights'
import { keptPicks } from '../../travel/trip/kept-picks'
import type { PickedFlight, ResultFacts, Trip } from '../../travel/trip/trip'
import { renewedAncillaryFacts } from './ancillary-facts'

type SearchCommand = Extract<TripCommand, { type: 'change-search' }>

/** What the command `change-search` is stored with: the answer to it, and of the trip's flights, fares and ancillaries what is sold there. */
export async function changedSearchFacts(
  command: SearchCommand,
  trip: Trip,
  result: ResultFacts,
  { userId }: { userId: string },
  { searches, supplier }: { searches: SearchStore; supplier: FlightSupplier },
): Promise<CommandFacts> {
  if (trip.picks.every((pick) => pick === null)) return { result }
  const found = await searches.find(result.searchId, userId)
  if (!found) throw new Error('a search that was just stored is not there')
  return keptFacts(command, trip, { ...found, search: result.search }, result, supplier)
}

/** The same with the answer at hand. */
export async function keptFacts(
  { change, variant }: Pick<SearchCommand, 'change' | 'variant'>,
  trip: Trip,
  found: SearchResult,
  result: ResultFacts,
  supplier: FlightSupplier,
): Promise<CommandFacts> {
  const filters = variant?.filters ?? keptFilters(trip, changeWishes(trip.wishes, change))
  const comparable = variant ? comparableFlights(trip, found, filters, { withoutBags: change.checkedBags === 0 }) : null
  const picks = comparable?.map(({ pick, stands }) => (stands === 'cheapest' ? null : pick)) ?? keptPicks(trip, found)
  // Seats and bags belong to travellers by their place in the party.
  const isSameParty = isSameJson(trip.result?.search.travellers, found.search.travellers)
  const onSameFlights = picks.reduce(
    (left, pick, index) => (isSameFlight(trip.picks[index], pick) ? left : withoutSlice(left, index)),
    trip.ancillaries,
  )
  const ancillaries = isSameParty ? await renewedAncillaryFacts({ ...trip, result, picks, ancillaries: onSameFlights }, supplier) : {}
  return { result, picks, ...(Object.keys(ancillaries).length > 0 ? { ancillaries } : {}) }
}

function isSameFlight(before: PickedFlight | null | undefined, now: PickedFlight | null): boolean {
  return Boolean(before && now && findAgain(before, [now.offer]))
}
