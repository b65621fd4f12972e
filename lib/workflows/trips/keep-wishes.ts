import { completeSearch } from '../../travel/flights/complete-search'
import { changeWishes, type TravellerCounts } from '../../travel/flights/search'
import { searchChangeSchema } from '../../travel/flights/search-schema'
import type { Place } from '../../travel/places/place'
import type { Trip } from '../../travel/trip/trip'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'

/** Who travels, as far as it was said. */
export type SaidParty = { [Kind in keyof Omit<TravellerCounts, 'pets'>]?: TravellerCounts[Kind] | undefined }

/**
 * What was said beside a search (to a suggestion, to a place to stay) of where the trip starts and who travels, kept with the trip so that
 * nobody has to say it again. Nothing changes once there are flights, nor where it would begin a search by itself.
 */
export async function keepWishes(
  said: { origin?: Place | undefined; party: SaidParty },
  trip: Trip,
  caller: TripCaller,
  deps: TripDeps,
): Promise<void> {
  if (trip.result || trip.wishes.slices.length > 0) return
  const party = Object.fromEntries(Object.entries(said.party).filter(([, count]) => count !== undefined))
  const change = searchChangeSchema.parse({
    ...(said.origin ? { origin: said.origin } : {}),
    ...(Object.keys(party).length > 0 ? { travellers: party } : {}),
  })
  const wishes = changeWishes(trip.wishes, change)
  const isNew = JSON.stringify(wishes) !== JSON.stringify(trip.wishes)
  if (isNew && 'missing' in completeSearch(wishes, caller.today)) await issueTripCommand({ type: 'change-search', change }, caller, deps)
}
