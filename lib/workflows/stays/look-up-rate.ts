import type { PlainDate } from '../../travel/dates'
import type { Money } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import { completeStaySearch } from '../../travel/stays/complete-stay-search'
import { fittingRooms } from '../../travel/stays/fitting-rooms'
import { type LeadRate, rateTotal } from '../../travel/stays/lead-rate'
import { type PlacedHotel, placeHotel } from '../../travel/stays/placed-hotel'
import type { StaySearch } from '../../travel/stays/stay-search'
import { callOutside } from '../orders/call-outside'
import { askForStays } from './ask-for-stays'
import type { StayDeps } from './search-stays'

/** A hotel, one of its rooms and its price, as they stand now: what a message says of them is a claim. Refuses with `rate-gone`. */
export async function lookUpRate(
  { search, hotelId, rateId }: { search: StaySearch; hotelId: string; rateId: string },
  { today }: { today: PlainDate },
  deps: StayDeps,
): Promise<({ hotel: PlacedHotel; total: Money } & LeadRate) | { refusal: Refusal }> {
  // Days go by: what could be searched last week may be over now.
  const completed = completeStaySearch(search, today)
  if ('refusal' in completed) return completed
  const now = deps.clock()
  const asked = await callOutside(() => askForStays((stays) => stays.fetchHotel(search, hotelId, now), search, deps), [])
  if ('failure' in asked) return refuse('stays-failed', asked.failure.message)
  const [hotel] = fittingRooms(asked.answer.hotels, search).hotels.filter((one) => one.hotelId === hotelId)
  const lead = hotel?.rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate }))).find(({ rate }) => rate.rateId === rateId)
  if (!hotel || !lead) {
    return refuse('rate-gone', 'That room is no longer sold at that price. We’ve kept your dates; please choose another.', 'rateId')
  }
  const sights = deps.places.find(({ slug }) => slug === search.city.slug)?.sights ?? []
  return { hotel: placeHotel(hotel, search.city.centre, sights), ...lead, total: rateTotal(lead.rate, search) }
}
