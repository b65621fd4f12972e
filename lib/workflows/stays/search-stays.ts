import type { Clock } from '../../ports/clock'
import type { StaySupplier } from '../../ports/stay-supplier'
import type { PlainDate } from '../../travel/dates'
import { type Refusal, refuse } from '../../travel/refusal'
import { completeStaySearch, type MissingStayWish } from '../../travel/stays/complete-stay-search'
import { type DroppedWish, dropOneWish } from '../../travel/stays/drop-one-wish'
import { filterHotels, NO_STAY_FILTERS } from '../../travel/stays/filter-hotels'
import { fittingRooms } from '../../travel/stays/fitting-rooms'
import { type PlacedHotel, placeHotel } from '../../travel/stays/placed-hotel'
import { pickHotels, rankHotels } from '../../travel/stays/rank-hotels'
import type { StayPick } from '../../travel/stays/ranked-hotel'
import type { RankedHotel } from '../../travel/stays/ranked-hotel-schema'
import { type StaySort, sortHotels } from '../../travel/stays/sort-hotels'
import { type StayFacets, stayFacets } from '../../travel/stays/stay-facets'
import type { StayFilters } from '../../travel/stays/stay-filters-schema'
import type { StayPlace } from '../../travel/stays/stay-place-schema'
import type { StaySearch } from '../../travel/stays/stay-search'
import { callOutside } from '../orders/call-outside'
import { askForStays } from './ask-for-stays'
import { type LeftOut, noStaysSentence } from './no-stays-sentence'
import { type StayRequest, toStayWishes } from './to-stay-wishes'

/** `places` are those with hotels and sights that are known by name. */
export type StayDeps = { stays: StaySupplier; places: StayPlace[]; clock: Clock; deadlineMs?: number | undefined }

/** How the hotels are shown: in whose order, or sorted, and under which filters. */
export type StayView = {
  by?: StayPick | undefined
  sort?: { by: StaySort; isReversed?: boolean | undefined } | undefined
  filters?: StayFilters | undefined
}

/** `hotels` pass the filters, in the order asked for; `suitingCount` and `facets` are before the filters. Instants are ISO in UTC. */
export type StaysShown = {
  search: StaySearch
  hotels: RankedHotel[]
  picks: RankedHotel[]
  suitingCount: number
  facets: StayFacets
  leftOut: LeftOut
  filters: StayFilters
  isSimulated: boolean
  searchedAt: string
}

export type StaysAnswer =
  | { status: 'found'; stays: StaysShown }
  /** `waysOn`: where only the filters leave nothing, each wish without which some hotels fit. */
  | { status: 'none'; message: string; search: StaySearch; facets: StayFacets; leftOut: LeftOut; waysOn: DroppedWish[] }
  | { status: 'missing'; missing: MissingStayWish }
  | { status: 'unknown-place'; said: string; known: string[] }
  | { status: 'refused'; refusal: Refusal }

/** Hotels for a party and its nights, ranked with three picks; nothing is kept of it, and a silent outside is a refusal with its sentence. */
export async function searchStays(
  request: StayRequest,
  { today }: { today: PlainDate },
  deps: StayDeps,
  view: StayView = {},
): Promise<StaysAnswer> {
  const understood = toStayWishes(request, deps.places)
  if ('unknown' in understood) return { status: 'unknown-place', said: understood.unknown, known: deps.places.map(({ name }) => name) }
  const completed = completeStaySearch(understood.wishes, today)
  if ('refusal' in completed) return { status: 'refused', ...completed }
  if ('missing' in completed) return { status: 'missing', ...completed }
  const { search } = completed
  const now = deps.clock()
  const asked = await callOutside(() => askForStays((stays) => stays.search(search, now), search, deps), [])
  if ('failure' in asked) return { status: 'refused', ...refuse('stays-failed', asked.failure.message) }
  const { unreadable, hotels } = asked.answer
  const { hotels: fitting, soldOut, tooSmall } = fittingRooms(hotels, search)
  const placed = fitting.map((hotel) => placeHotel(hotel, search.city.centre, understood.place?.sights ?? []))
  const leftOut = { soldOut, tooSmall, unreadable }
  const facets = stayFacets(placed)
  const shown = showHotels(placed, search, view)
  if (shown.hotels.length === 0) {
    const waysOn = dropOneWish(placed, view.filters ?? NO_STAY_FILTERS)
    return { status: 'none', message: noStaysSentence(search, placed.length, leftOut, waysOn), search, facets, leftOut, waysOn }
  }
  const { isSimulated } = deps.stays
  return {
    status: 'found',
    stays: { search, ...shown, suitingCount: placed.length, facets, leftOut, isSimulated, searchedAt: now.toISOString() },
  }
}

/** What passes the filters, ranked or sorted, with its picks. */
export function showHotels(
  hotels: PlacedHotel[],
  search: StaySearch,
  { by, sort, filters = NO_STAY_FILTERS }: StayView,
): Pick<StaysShown, 'hotels' | 'picks' | 'filters'> {
  const sightId = filters.nearSight?.sightId
  const ranked = rankHotels(filterHotels(hotels, filters), search, { by, sightId })
  const ordered = sort ? sortHotels(ranked, sort.by, { isReversed: sort.isReversed, sightId }) : ranked
  return { hotels: ordered, picks: pickHotels(ranked), filters }
}
