import type { Places } from '../../ports/places'
import { refuse } from '../../travel/refusal'
import { findNearby, type Nearby } from '../../travel/stays/find-nearby'
import { WALKABLE_METRES } from '../../travel/stays/placed-hotel'
import type { RankedHotel, StayPick } from '../../travel/stays/ranked-hotel'
import type { StaySort } from '../../travel/stays/sort-hotels'
import type { StayFilters } from '../../travel/stays/stay-filters'
import type { StaySearch } from '../../travel/stays/stay-search'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { findStayPlace } from './find-stay-place'
import { type LeftOut, type StaysAnswer, type StayView, searchStays } from './search-stays'
import type { StayRequest } from './to-stay-wishes'
import { stayNightsOf, stayPartyOf, stayPlaceOf } from './trip-stay-defaults'

/** What was said of where to stay; what is left out comes from the stays asked for before, the flights, or has its usual value. */
export type StaysRequest = Omit<StayRequest, 'city'> & {
  city?: string | undefined
  nights?: number | undefined
  /** A neighbourhood or a sight, in the traveller's words. */
  near?: string | undefined
  by?: StayPick | undefined
  sort?: StaySort | undefined
  filters?: StayFilters | undefined
}

/** What hotels were looked for near to: `name` is null where the place has nothing that is called so, and nothing was left out for it. */
export type NearSaid = { said: string; name: string | null }

/** `first` are the first hotels in the order asked for; all of them are looked up again by whoever shows them. */
export type FoundStays = {
  search: StaySearch
  first: RankedHotel[]
  picks: RankedHotel[]
  shownCount: number
  suitingCount: number
  leftOut: LeftOut
  filters: StayFilters
  near: NearSaid | null
  by: StayPick | null
  sort: StaySort | null
  isSimulated: boolean
  searchedAt: string
}

export type FindStaysAnswer =
  | { status: 'found'; stays: FoundStays }
  | { status: 'none'; message: string; search: StaySearch }
  | Exclude<StaysAnswer, { status: 'found' | 'none' }>

type Deps = TripDeps & { places: Places }

const MOST_FIRST = 5
/** Where nothing is within a walk of a sight: a short ride. */
const A_RIDE_METRES = 4_000

/** Searches stays for the trip, and keeps with the trip what was asked for. */
export async function findStays(asked: StaysRequest, caller: TripCaller, deps: Deps): Promise<FindStaysAnswer> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  if (!trip) return { status: 'refused', ...refuse('not_found', 'This thread does not exist.') }
  const usual = stayPlaceOf(trip, deps)
  const where = asked.city === undefined ? { slug: usual, near: undefined } : findStayPlace(asked.city, usual, deps)
  if ('status' in where) return where
  const { slug } = where
  const request: StayRequest = {
    ...stayPartyOf(asked, trip),
    ...stayNightsOf(asked, trip, slug, deps),
    ...(asked.currency ? { currency: asked.currency } : {}),
    ...(slug ? { city: slug } : {}),
  }
  const near = where.near ?? asked.near
  const nearby = near === undefined ? null : nearbyOf(near, slug, deps)
  const answer = await searchNear(request, nearby, asked, caller, deps)
  if (answer.status !== 'found' && answer.status !== 'none') return answer
  const { search } = answer.status === 'found' ? answer.stays : answer
  const issued = await issueTripCommand({ type: 'search-stays', search }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', refusal: issued.refusal }
  if (answer.status === 'none') return { status: 'none', message: answer.message, search }
  const { hotels, facets: _facets, ...shown } = answer.stays
  return {
    status: 'found',
    stays: {
      ...shown,
      first: hotels.slice(0, MOST_FIRST),
      shownCount: hotels.length,
      near: near === undefined ? null : { said: near, name: nearby && nameOf(nearby) },
      by: asked.by ?? null,
      sort: asked.sort ?? null,
    },
  }
}

/** Within a walk of the sight, or, where nothing stands there, within a ride. */
async function searchNear(
  request: StayRequest,
  nearby: Nearby | null,
  { by, sort, filters = {} }: StaysRequest,
  caller: TripCaller,
  deps: Deps,
): Promise<StaysAnswer> {
  const stayDeps = { ...deps, places: deps.guide.stayPlaces }
  const viewOf = (withinMetres: number): StayView => ({
    by,
    sort: sort && { by: sort },
    filters: { ...filters, ...(nearby ? filterBy(nearby, withinMetres) : {}) },
  })
  const answer = await searchStays(request, caller, stayDeps, viewOf(WALKABLE_METRES))
  const isTooNear = answer.status === 'none' && nearby !== null && 'sight' in nearby
  return isTooNear ? searchStays(request, caller, stayDeps, viewOf(A_RIDE_METRES)) : answer
}

function filterBy(nearby: Nearby, withinMetres: number): StayFilters {
  return 'sight' in nearby ? { nearSight: { sightId: nearby.sight.sightId, withinMetres } } : { neighbourhoods: [nearby.neighbourhood] }
}

function nearbyOf(said: string, slug: string | null, { guide }: Deps): Nearby | null {
  const place = guide.stayPlaces.find((one) => one.slug === slug)
  return place ? findNearby(said, place) : null
}

function nameOf(nearby: Nearby): string {
  return 'sight' in nearby ? nearby.sight.name : nearby.neighbourhood
}
