import type { FilterWish } from '@/lib/concierge/understand/filter-wish'
import type { PlainDate } from '@/lib/travel/dates'
import { type Folded, foldTurn, NOTHING_FOLDED } from './fold-turn'
import type { TurnChange } from './read-turn'

/** What was understood, in the words of the scorer. */
export type Frame = Record<string, unknown>

const CLASSES: Record<Folded['trip']['wishes']['cabinClass'], string> = {
  'economy-with-restrictions': 'economy',
  'economy-without-restrictions': 'economy',
  'economy-premium': 'premium_economy',
  business: 'business',
  first: 'first',
}

/** The trip and its filters as one flat object; what nobody said is left out. */
export function toFrame({ trip: { wishes }, filters: { all, out, back }, isRefundWished }: Folded): Frame {
  const filters = { ...all, ...out }
  const { travellers, origin, destination } = wishes
  const isDirect = wishes.directOnly || filters.stops?.join() === 'direct'
  return withoutUnknown({
    origin: origin && plainLetters(origin.cityName),
    destination: destination && plainLetters(destination.cityName),
    stopover: filters.via?.[0],
    departure_date: wishes.departureOn,
    return_date: wishes.returnOn,
    trip_type: wishes.tripType?.replace('-', '_'),
    adults: travellers.adults,
    children: travellers.children,
    infants: travellers.infants,
    travel_class: CLASSES[wishes.cabinClass],
    refundable: isRefundWished,
    outbound_depart_time: namedTime(filters),
    return_depart_time: namedTime(back),
    airlines: filters.airlines,
    direct_only: isDirect,
    checked_bags: wishes.checkedBags,
    max_price: filters.maxPrice,
    price_preference: wishes.preference === 'cheapest' ? 'cheapest' : null,
    time_preference: wishes.preference === 'fastest' ? 'fastest' : null,
    depart_time_from: filters.departAfter,
    depart_time_to: filters.departBefore,
    arrive_time_from: filters.arriveAfter,
    arrive_time_to: filters.arriveBefore,
  })
}

/** What fills the frame where nobody said anything; a change that names it says it. */
const UNSAID: Record<string, keyof TurnChange['search']> = {
  adults: 'adults',
  children: 'children',
  infants: 'infants',
  travel_class: 'cabinClass',
  direct_only: 'directOnly',
  checked_bags: 'checkedBags',
}

/** What the words of one turn state. */
export function saidFrame(change: TurnChange, today: PlainDate): Frame {
  const frame = toFrame(foldTurn(NOTHING_FOLDED, change, today))
  const isSaid = (key: string) => !UNSAID[key] || change.search[UNSAID[key]] !== undefined || (key === 'direct_only' && frame[key] === true)
  const said = Object.entries(frame).filter(([key]) => isSaid(key) && (key !== 'refundable' || change.wishesRefund !== null))
  return Object.fromEntries(said)
}

const WIDEST_MINUTES = 120

/** A time that was named is a narrow window in the app's filters: the middle of it. */
function namedTime({ departAfter, departBefore }: FilterWish): string | null {
  if (!departAfter || !departBefore) return null
  const [from, to] = [minuteOf(departAfter), minuteOf(departBefore)]
  const middle = (from + to) / 2
  return to - from > WIDEST_MINUTES ? null : `${String(Math.floor(middle / 60)).padStart(2, '0')}:${String(middle % 60).padStart(2, '0')}`
}

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

function withoutUnknown(frame: Frame): Frame {
  return Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== null && value !== undefined))
}

/** Conversations are typed without accents: "Belém" is "Belem". */
function plainLetters(name: string): string {
  return name.normalize('NFD').replace(/\p{Mn}/gu, '')
}
