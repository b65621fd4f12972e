import { completeSearch } from '../../travel/flights/complete-search'
import { changeWishes, type TravellerCounts } from '../../travel/flights/search'
import { searchChangeSchema } from '../../travel/flights/search-schema'
import type { Place } from '../../travel/places/place'
import type { Liking } from '../../travel/plan/liking'
import type { Trip } from '../../travel/trip/trip'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'

/** Who travels, as far as it was said. */
export type SaidParty = { [Kind in keyof Omit<TravellerCounts, 'pets'>]?: TravellerCounts[Kind] | undefined }

/**
 * What was said beside a search (to a suggestion, a plan, a place to stay) of where the trip starts, who travels and what they like, kept with the
 * trip so that nobody has to say it again. Start and party don't change once there are flights, nor where they would begin a search by
 * themselves. Answers with the trip as it is then.
 */
export async function keepWishes(
  said: { origin?: Place | undefined; party?: SaidParty; likes?: Liking[] | undefined },
  trip: Trip,
  caller: TripCaller,
  deps: TripDeps,
): Promise<Trip> {
  const isNewLike = said.likes?.some((like) => !trip.memory.likes.includes(like))
  const remembered = isNewLike ? await issueTripCommand({ type: 'remember', change: { likes: said.likes } }, caller, deps) : null
  const kept = remembered && 'live' in remembered ? remembered.live.trip : trip
  if (trip.result || trip.wishes.slices.length > 0) return kept
  const party = Object.fromEntries(Object.entries(said.party ?? {}).filter(([, count]) => count !== undefined))
  const change = searchChangeSchema.parse({
    ...(said.origin ? { origin: said.origin } : {}),
    ...(Object.keys(party).length > 0 ? { travellers: party } : {}),
  })
  const wishes = changeWishes(trip.wishes, change)
  const isNew = JSON.stringify(wishes) !== JSON.stringify(trip.wishes)
  if (!isNew || !('missing' in completeSearch(wishes, caller.today))) return kept
  const issued = await issueTripCommand({ type: 'change-search', change }, caller, deps)
  return 'live' in issued ? issued.live.trip : kept
}
