import { foldWords } from '../../travel/fold-words'
import { type Refusal, refuse } from '../../travel/refusal'
import type { HotelRate } from '../../travel/stays/hotel-schema'
import type { RankedHotel } from '../../travel/stays/ranked-hotel-schema'
import type { ChosenStay } from '../../travel/stays/trip-stays'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { searchStays } from './search-stays'

/** Which hotel, by its id or name: “the cheapest” depends on what the list that was shown is filtered by. And which of its prices, where that was said. */
export type PickStayRequest = {
  hotel?: string | undefined
  freeCancellation?: boolean | undefined
  breakfast?: boolean | undefined
  drop?: boolean | undefined
}

export type PickStayAnswer =
  | { status: 'chosen'; chosen: ChosenStay }
  | { status: 'dropped' }
  | { status: 'unclear'; said: string; candidates: string[] }
  | { status: 'refused'; refusal: Refusal }

/** Chooses a room for the trip, or gives the choice up. Nothing is booked or held by it. */
export async function pickStay(request: PickStayRequest, caller: TripCaller, deps: TripDeps): Promise<PickStayAnswer> {
  if (request.drop) {
    const dropped = await issueTripCommand({ type: 'drop-stay' }, caller, deps)
    return 'refusal' in dropped ? { status: 'refused', ...dropped } : { status: 'dropped' }
  }
  const search = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip.stays?.search
  if (!search)
    return { status: 'refused', ...refuse('no-stays', 'You haven’t searched for a place to stay yet. Tell me where and for which nights.') }
  const answer = await searchStays(search, caller, { ...deps, places: deps.guide.stayPlaces })
  if (answer.status === 'refused') return answer
  if (answer.status !== 'found') return { status: 'refused', ...refuse('no-stays', 'No place to stay is free on those nights any more.') }
  const { hotels, picks } = answer.stays
  const said = request.hotel ?? ''
  const named = said === '' ? [] : findHotels(said, hotels)
  const [only] = named
  if (!only || named.length > 1)
    return { status: 'unclear', said, candidates: (named.length > 0 ? named : picks).map(({ hotel }) => hotel.name) }
  const rate = rateOf(only, request)
  if (!rate) return { status: 'refused', ...refuse('no-such-rate', `${only.hotel.name} doesn’t have a room like that on these nights.`) }
  const issued = await issueTripCommand({ type: 'choose-stay', hotelId: only.hotel.hotelId, rateId: rate.rateId }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const chosen = issued.live.trip.stays?.chosen
  return chosen ? { status: 'chosen', chosen } : { status: 'refused', ...refuse('rate-gone', 'That room is no longer sold at that price.') }
}

function findHotels(said: string, hotels: RankedHotel[]): RankedHotel[] {
  const wanted = foldWords(said)
  const whole = hotels.filter(({ hotel }) => hotel.hotelId === said || foldWords(hotel.name) === wanted)
  return whole.length > 0 ? whole : hotels.filter(({ hotel }) => foldWords(hotel.name).includes(wanted))
}

/** The lowest price that holds what was asked of it. */
function rateOf({ hotel, lead }: RankedHotel, { freeCancellation, breakfast }: PickStayRequest): HotelRate | undefined {
  if (!freeCancellation && !breakfast) return lead.rate
  return hotel.rooms
    .flatMap(({ rates }) => rates)
    .filter(({ cancellation, board }) => (!freeCancellation || cancellation.kind === 'free') && (!breakfast || board !== 'room-only'))
    .toSorted((one, other) => one.netPrice.amountMinor - other.netPrice.amountMinor)[0]
}
