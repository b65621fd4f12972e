import { isExtraSeatMeant } from '../../travel/ancillaries/extra-words'
import type { PlainDate } from '../../travel/dates'
import type { Situation } from '../../travel/trip/situation-schema'
import { findAmounts } from './find-amounts'

/** Whether something is allowed by a fare's terms, and for a fee; null where nobody said. */
type Term = 'no' | 'fee' | 'yes' | null
/** What a fare's terms say. Null is not stated. */
export type FareTerms = {
  brand: string
  change: Term
  refund: Term
  checkedBags: number | null
  cabinBags: number | null
  cabinBagKg: number | null
  seat: boolean | null
  meal: boolean | null
  wifi: boolean | null
  power: boolean | null
}

/** How far the trip and its order are. Amounts are as in facts.ts: "GBP 252880". */
export type TripState = {
  travellers: number
  /** As searched: "economy" and others. */
  cabin: string
  total: string | null
  /** The days at the destination, with those of both flights; null while one isn't known. */
  stay: { from: PlainDate; to: PlainDate } | null
  /** Brands of the fares that are chosen. */
  fares: string[]
  has: { bags: boolean; seats: boolean; meals: boolean; extras: boolean }
  order: {
    isBooked: boolean
    isPaid: boolean
    isHeld: boolean
    isRefunded: boolean
    isCancelled: boolean
    isTicketed: boolean
    hasFailed: boolean
    /** Nothing of the trip can change any more. */
    isLocked: boolean
    reference: string | null
    /** All that the order may be said to have taken, held or given back. */
    amounts: Set<string>
    refunded: string | null
  } | null
}

const BOOKED = ['booking_completed', 'details_fetching', 'success', 'payment_due', 'cancelling']

export function tripStateOf({ wishes, slices, bought, total, order }: Situation): TripState {
  const { adults, children, infants, departureOn, returnOn } = wishes
  return {
    travellers: adults + children + infants,
    cabin: wishes.cabinClass,
    total: total && amountIn(total),
    stay: departureOn && returnOn ? { from: departureOn, to: returnOn } : null,
    fares: slices.flatMap(({ picked }) => (picked?.fare ? [picked.fare] : [])),
    has: {
      bags: (bought?.bags.length ?? 0) > 0,
      // An extra seat counts as a seat that was bought.
      seats: (bought?.seats.length ?? 0) > 0 || (bought?.extras ?? []).some(isExtraSeatMeant),
      meals: (bought?.meals.length ?? 0) > 0,
      extras: (bought?.extras.length ?? 0) > 0,
    },
    order: order && orderState(order, total),
  }
}

function orderState({ status, paymentStatus, bookingReference, charged, held }: NonNullable<Situation['order']>, total: string | null) {
  const [taken, kept, whole] = [charged, held, total].map((said) => said && amountIn(said))
  const isRefunded = paymentStatus === 'refunded' || paymentStatus === 'refunding'
  const refunded = isRefunded && taken && whole ? difference(whole, taken) : null
  return {
    isBooked: BOOKED.includes(status),
    isPaid: paymentStatus === 'succeeded' || isRefunded,
    isHeld: kept !== null,
    isRefunded: refunded !== null,
    isCancelled: status === 'cancelled' || status === 'cancelling',
    isTicketed: status === 'success' || status === 'cancelling',
    hasFailed: status === 'failed',
    isLocked: status !== 'failed' && status !== 'price_changed' && !(status === 'idle' && paymentStatus === 'failed'),
    reference: bookingReference,
    amounts: new Set([taken, kept, whole, refunded].flatMap((amount) => (amount ? [amount] : []))),
    refunded,
  }
}

/** "£349.77" as the facts keep it. */
function amountIn(said: string): string | null {
  const [reading] = findAmounts(said)[0]?.readings ?? []
  return reading?.kind === 'amount' && reading.currencies[0] ? `${reading.currencies[0]} ${reading.thousandths}` : null
}

/** Null where nothing is left. */
function difference(whole: string, part: string): string | null {
  const [currency, of] = whole.split(' ')
  const left = Number(of) - Number(part.split(' ')[1])
  return left > 0 ? `${currency} ${left}` : null
}

/** The terms in a record of a fare, as a model reads it or as the supplier gave it; null in any other record. */
export function fareTermsIn(record: Record<string, unknown>): FareTerms | null {
  const { fare, terms } = record
  if (typeof fare === 'string' && typeof terms === 'object') return fareTermsIn({ brand: fare, ...terms })
  const { brand, change, refund, checkedBags, cabinBags, seat, meal, seatIncluded, mealIncluded, onBoard, amenities } = record
  if (typeof brand !== 'string' || (refund === undefined && checkedBags === undefined)) return null
  const cabins = [onBoard, amenities].flatMap((value) => (Array.isArray(value) ? value : []))
  return {
    brand,
    change: termIn(change),
    refund: termIn(refund),
    checkedBags: piecesIn(checkedBags),
    cabinBags: piecesIn(cabinBags),
    cabinBagKg: kgIn(cabinBags),
    seat: included(seat ?? seatIncluded),
    meal: included(meal ?? mealIncluded),
    wifi: cabins.some((cabin) => hasOnBoard(cabin, 'wifi', /wi-?fi/i)),
    power: cabins.some((cabin) => hasOnBoard(cabin, 'power', /power/i)),
  }
}

function termIn(value: unknown): Term {
  if (typeof value === 'string') return value === 'no' || value === 'yes' ? value : value === 'unknown' ? null : 'fee'
  if (typeof value !== 'object' || value === null || !('allowed' in value) || value.allowed === null) return null
  if (!value.allowed) return 'no'
  const penalty = 'penalty' in value ? value.penalty : null
  return typeof penalty === 'object' && penalty !== null && 'amountMinor' in penalty && penalty.amountMinor === 0 ? 'yes' : 'fee'
}

/** 1, "1 of 8 kg", "none", `{ pieces: 1 }`. */
function piecesIn(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value === 'none' ? 0 : Number.parseInt(value, 10) || null
  return typeof value === 'object' && value !== null && 'pieces' in value && typeof value.pieces === 'number' ? value.pieces : null
}

/** "1 of 8 kg", `{ pieces: 1, kg: 8 }`. */
function kgIn(value: unknown): number | null {
  if (typeof value === 'string') return Number(/(\d+) kg/.exec(value)?.[1] ?? Number.NaN) || null
  return typeof value === 'object' && value !== null && 'kg' in value && typeof value.kg === 'number' ? value.kg : null
}

function included(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return value === 'included' ? true : value === 'not included' ? false : null
}

function hasOnBoard(cabin: unknown, field: 'wifi' | 'power', named: RegExp): boolean {
  if (typeof cabin === 'string') return cabin.split(',').some((part) => named.test(part) && !/\bno\b/i.test(part))
  if (typeof cabin !== 'object' || cabin === null) return false
  const value = new Map(Object.entries(cabin)).get(field)
  return value === true || (typeof value === 'string' && value !== 'none')
}
