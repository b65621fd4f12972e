import { type Refusal, refuse } from '../../travel/refusal'
import type { StaysList } from '../../travel/stays/stays-list-schema'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { searchStays } from './search-stays'

/** All hotels for the stay that a trip asks for, looked up anew; null when the thread is not this user's or asks for none. */
export async function listStays(
  caller: Pick<TripCaller, 'threadId' | 'userId' | 'today'>,
  deps: TripDeps,
): Promise<{ list: StaysList } | { refusal: Refusal } | null> {
  const search = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip.stays?.search
  if (!search) return null
  const answer = await searchStays(search, caller, { ...deps, places: deps.guide.stayPlaces })
  if (answer.status === 'refused') return answer
  const { isSimulated } = deps.stays
  const searchedAt = deps.clock().toISOString()
  const sights = deps.guide.stayPlaces.find(({ slug }) => slug === search.city.slug)?.sights ?? []
  if (answer.status === 'none') return { list: { search, hotels: [], sights, isSimulated, searchedAt } }
  if (answer.status !== 'found') return refuse('no-stays', 'We’ve lost track of where you want to stay. Please search again.')
  const hotels = answer.stays.hotels.map(({ hotel }) => hotel)
  return { list: { search, hotels, sights, isSimulated, searchedAt: answer.stays.searchedAt } }
}
