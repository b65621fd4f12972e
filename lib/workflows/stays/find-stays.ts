import type { Places } from '../../ports/places'
import { currencyOfCountry } from '../../travel/country-currency'
import { refuse } from '../../travel/refusal'
import type { DroppedWish } from '../../travel/stays/drop-one-wish'
import { findNearby, type Nearby } from '../../travel/stays/find-nearby'
import type { AccessFact } from '../../travel/stays/hotel'
import { HIGHEST_NIGHT_PRICE } from '../../travel/stays/hotel'
import { nights } from '../../travel/stays/nights'
import { WALKABLE_METRES } from '../../travel/stays/placed-hotel'
import type { StayPick } from '../../travel/stays/ranked-hotel'
import type { RankedHotel } from '../../travel/stays/ranked-hotel-schema'
import type { StaySort } from '../../travel/stays/sort-hotels'
import type { StayFilters } from '../../travel/stays/stay-filters-schema'
import type { StaySearch } from '../../travel/stays/stay-search'
import type { Trip } from '../../travel/trip/trip'
import { budgetForNight } from '../../travel/trip/trip-budget'
import type { TripMemory } from '../../travel/trip/trip-memory'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { keepWishes } from '../trips/keep-wishes'
import { loadLiveTrip } from '../trips/load-live-trip'
import { findStayPlace } from './find-stay-place'
import { type LeftOut, noStaysSentence } from './no-stays-sentence'
import { type StaysAnswer, type StayView, searchStays, showHotels } from './search-stays'
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
  /** The price a night that the trip's budget leaves, in whole units; `isKept`: the stays shown keep to it, as some do. */
  budget?: { perNight: number; isKept: boolean } | undefined
  /** What somebody in the party needs of the house, as was said before; `isKept`: the stays shown have it. */
  access?: { needed: AccessFact[]; isKept: boolean } | undefined
  by: StayPick | null
  sort: StaySort | null
  isSimulated: boolean
  searchedAt: string
}

export type FindStaysAnswer =
  | { status: 'found'; stays: FoundStays }
  | { status: 'none'; message: string; search: StaySearch; waysOn: DroppedWish[] }
  | Exclude<StaysAnswer, { status: 'found' | 'none' }>

type Deps = TripDeps & { places: Places }

const MOST_FIRST = 5
/** From a sight: a walk, and where nothing is within one, a longer walk and a ride. */
const NEAR_METRES = [WALKABLE_METRES, 2_500, 6_000]

/** Searches stays for the trip, and keeps with the trip what was asked for. */
export async function findStays(asked: StaysRequest, caller: TripCaller, deps: Deps): Promise<FindStaysAnswer> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  if (!trip) return { status: 'refused', ...refuse('not_found', 'We can’t find this trip.') }
  const usual = stayPlaceOf(trip, deps)
  const where = asked.city === undefined ? { slug: usual, near: undefined } : findStayPlace(asked.city, usual, deps)
  if ('status' in where) return where
  const { slug } = where
  const request: StayRequest = {
    ...stayPartyOf(asked, trip),
    ...stayNightsOf(asked, trip, slug, deps),
    currency: asked.currency ?? currencyOf(trip, slug, caller),
    ...(slug ? { city: slug } : {}),
  }
  await keepWishes({ party: { adults: asked.adults, children: asked.children } }, trip, caller, deps)
  const near = where.near ?? asked.near
  const nearby = near === undefined ? null : nearbyOf(near, slug, deps)
  const isAnyPrice = asked.filters?.pricePerNight?.to === HIGHEST_NIGHT_PRICE
  const anyAccess = isAnyPrice ? withoutPrice(asked) : asked
  const access = asked.filters?.access ? [] : accessNeeded(trip.memory)
  const reached = access.length > 0 ? await searchNear(request, nearby, withAccess(anyAccess, access), caller, deps) : null
  const isReached = reached?.status === 'found'
  const wanted = isReached ? withAccess(anyAccess, access) : anyAccess
  const open = isReached ? reached : await searchNear(request, nearby, anyAccess, caller, deps)
  const perNight = asked.filters?.pricePerNight ? null : affordableNight(trip, open)
  const kept = perNight === null ? null : await searchNear(request, nearby, withPrice(wanted, perNight), caller, deps)
  const answer = kept?.status === 'found' ? kept : open
  if (answer.status !== 'found' && answer.status !== 'none') return answer
  const { search } = answer.status === 'found' ? answer.stays : answer
  const issued = await issueTripCommand({ type: 'search-stays', search }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', refusal: issued.refusal }
  if (answer.status === 'none') return { status: 'none', message: answer.message, search, waysOn: answer.waysOn }
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
      ...(perNight === null ? {} : { budget: { perNight, isKept: kept?.status === 'found' } }),
      ...(access.length > 0 ? { access: { needed: access, isKept: isReached } } : {}),
    },
  }
}

function affordableNight(trip: Trip, found: StaysAnswer): number | null {
  if (found.status !== 'found') return null
  const { checkInOn, checkOutOn, rooms, currency } = found.stays.search
  return budgetForNight(trip, { nights: nights(checkInOn, checkOutOn), rooms, currency })
}

/** What a house must have where somebody can't walk far, as far as houses tell it. */
function accessNeeded({ needs }: TripMemory): AccessFact[] {
  if (needs.includes('wheelchair')) return ['step-free', 'accessible-room']
  return needs.includes('little-walking') ? ['step-free'] : []
}

function withAccess(asked: StaysRequest, access: AccessFact[]): StaysRequest {
  return { ...asked, filters: { ...asked.filters, access } }
}

/** "At any price", whatever the budget leaves. */
function withoutPrice({ filters: { pricePerNight: _price, ...filters } = {}, ...asked }: StaysRequest): StaysRequest {
  return { ...asked, filters }
}

function withPrice(asked: StaysRequest, to: number): StaysRequest {
  return { ...asked, filters: { ...asked.filters, pricePerNight: { from: 0, to } } }
}

/** That of the stays asked for before in the same place, else of flights and budget, else the traveller's: a trip counts in one currency. */
function currencyOf({ stays, wishes, picks, budget }: Trip, slug: string | null, { preferredCurrency }: TripCaller): string | undefined {
  if (stays && stays.search.city.slug === slug) return stays.search.currency
  const paid = picks.flatMap((pick) => pick?.offer.fares[0] ?? [])[0]?.total.currency
  const ofOrigin = wishes.origin ? currencyOfCountry(wishes.origin.countryCode) : null
  return wishes.currency ?? paid ?? budget?.amount.currency ?? preferredCurrency ?? ofOrigin ?? undefined
}

/** Within a walk of the sight, or as near to it as there is anything. */
async function searchNear(
  request: StayRequest,
  nearby: Nearby | null,
  { by, sort, filters = {} }: StaysRequest,
  caller: TripCaller,
  deps: Deps,
): Promise<StaysAnswer> {
  const view: StayView = { by, sort: sort && { by: sort }, filters }
  const answer = await searchStays(request, caller, { ...deps, places: deps.guide.stayPlaces }, view)
  if (answer.status !== 'found' || !nearby) return answer
  const { search, hotels, suitingCount, facets, leftOut } = answer.stays
  const all = hotels.map(({ hotel }) => hotel)
  for (const metres of NEAR_METRES) {
    const shown = showHotels(all, search, { ...view, filters: { ...filters, ...filterBy(nearby, metres) } })
    if (shown.hotels.length > 0) return { status: 'found', stays: { ...answer.stays, ...shown } }
  }
  const waysOn: DroppedWish[] = [{ wish: `staying near ${nameOf(nearby)}`, filters, count: all.length, isNearness: true }]
  return { status: 'none', message: noStaysSentence(search, suitingCount, leftOut, waysOn), search, facets, leftOut, waysOn }
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
