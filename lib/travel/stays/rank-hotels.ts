import type { Money } from '../money'
import { type HotelCriteria, hotelCost } from './hotel-cost'
import { type LeadRate, leadRate, rateTotal } from './lead-rate'
import { metresFrom, type PlacedHotel } from './placed-hotel'
import { STAY_PICKS, type StayPick } from './ranked-hotel'
import type { RankedHotel } from './ranked-hotel-schema'
import { stayReason } from './stay-reason'
import type { StaySearch } from './stay-search'

type Weighed = HotelCriteria & { hotel: PlacedHotel; lead: LeadRate; total: Money; cost: number }
type Order = (first: Weighed, second: Weighed) => number

/**
 * All hotels in rank order, labelled and explained. `by` decides the order: cheapest by the price of a night, best placed by the way to
 * the centre (or to the sight), best value by both and the stars together. Ties go by price, distance, stars and id. A hotel never
 * stands above one that is worse in none of price, distance and stars, and better in one.
 */
export function rankHotels(
  hotels: PlacedHotel[],
  search: StaySearch,
  { by = 'best-value', sightId }: { by?: StayPick | undefined; sightId?: string | undefined } = {},
): RankedHotel[] {
  const weighed = hotels.flatMap((hotel) => weigh(hotel, search, sightId))
  const orders: Record<StayPick, Weighed[]> = {
    cheapest: weighed.toSorted(ORDERS.cheapest),
    'best-placed': weighed.toSorted(ORDERS['best-placed']),
    'best-value': weighed.toSorted(ORDERS['best-value']),
  }
  const [cheapest, next = null] = orders.cheapest
  const [bestPlaced] = orders['best-placed']
  if (!cheapest || !bestPlaced) return []
  const goal = cheapest.hotel.sights.find((sight) => sight.sightId === sightId)?.name ?? 'the centre'
  return orders[by].map(({ hotel, lead, total, metres, ...one }, index) => ({
    hotel,
    lead,
    total,
    metres,
    place: index + 1,
    labels: STAY_PICKS.filter((pick) => orders[pick][0]?.hotel === hotel),
    reason: stayReason({ ...one, hotel, lead, metres }, { cheapest, bestPlaced, next, goal }),
  }))
}

/** The hotels that carry a label, in rank order: at most three, fewer when one hotel earns several. */
export function pickHotels(ranked: RankedHotel[]): RankedHotel[] {
  return ranked.filter(({ labels }) => labels.length > 0)
}

/** None for a hotel without a price. */
function weigh(hotel: PlacedHotel, search: StaySearch, sightId: string | undefined): Weighed[] {
  const lead = leadRate(hotel)
  if (!lead) return []
  const { amountMinor: priceMinor, currency } = lead.rate.netPrice
  const criteria = { priceMinor, metres: metresFrom(hotel, sightId) ?? hotel.metresToCentre, stars: hotel.stars }
  return [{ ...criteria, hotel, lead, total: rateTotal(lead.rate, search), cost: hotelCost(criteria, currency) }]
}

const byPrice: Order = (first, second) => first.priceMinor - second.priceMinor
const byWay: Order = (first, second) => first.metres - second.metres
const byRest: Order = (first, second) => second.stars - first.stars || (first.hotel.hotelId < second.hotel.hotelId ? -1 : 1)

const ORDERS: Record<StayPick, Order> = {
  cheapest: (first, second) => byPrice(first, second) || byWay(first, second) || byRest(first, second),
  'best-placed': (first, second) => byWay(first, second) || byPrice(first, second) || byRest(first, second),
  'best-value': (first, second) => first.cost - second.cost || ORDERS.cheapest(first, second),
}
