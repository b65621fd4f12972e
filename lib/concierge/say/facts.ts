import type { Amenities } from '@/lib/travel/flights/offer'
import type { Kept } from '../languages/memory-words'

/** What sentences tell, by name and values, so that every language has its own words for it (languages/facts-*.ts). */
export type FactValues = {
  /** A flight by its number and when it leaves. */
  flight: [flight: string, departsAt: string]
  name: [name: string]
  fare: [brand: string, total: string]
  bags: [count: number, isEach: boolean]
  weight: [kg: number]
  /** "1 of 8 kg", or "none". */
  'cabin-bags': [pieces: string]
  'hand-luggage': []
  'hand-luggage-unknown': []
  /** "no", "yes", "unknown" or "fee €60.00". */
  change: [term: string]
  refund: [term: string]
  'no-checked-bag': []
  meal: []
  seat: []
  'included-in': [brands: string[]]
  'not-included': []
  'added-later': []
  'inclusion-unknown': []
  'if-firm': []
  'if-unsure': [term: string]
  refundable: [brand: string, isLessFee: boolean]
  'none-refundable': []
  price: [total: string, travellers: number]
  'taxes-included': []
  /** Several prices together. */
  sum: [total: string, parts: string[]]
  'cheapest-of-each': []
  'others-on-top': []
  'trip-total': [total: string]
  with: [hasBag: boolean, hasRefund: boolean, isEach: boolean]
  'no-fare-with': []
  'can-still-change': []
  'cheapest-each-way': []
  'single-bags-later': []
  'each-way': []
  'one-way': []
  /** "£95.20 for each of 2 adults", in English. */
  shares: [total: string, travellers: number, shares: string]
  alone: []
  holds: [minutes: number | null]
  expired: []
  'seats-left': []
  'no-forecast': []
  fees: []
  unlisted: []
  duration: [minutes: number]
  stops: [count: number, via: string[]]
  lands: [time: string, days: number]
  leaves: [time: string]
  'local-time': []
  layover: [length: string, airport: string, isOvernight: boolean]
  'no-layover': []
  airports: [from: string, to: string]
  'terminal-unknown': []
  airlines: [names: string[], hasMore: boolean]
  'no-house': []
  'flown-by': [airline: string, aircraft: string]
  wifi: [kind: NonNullable<Amenities['wifi']>]
  power: [isThere: boolean]
  legroom: [room: Amenities['legroom'], inches: number | null]
  'cabin-unknown': []
  /** Before an appointment. */
  'day-before': []
  'hours-before': [andAfter: boolean]
  earlier: [count: number, than: string]
  later: [count: number, than: string]
  'none-earlier': [than: string]
  'none-later': [than: string]
  'other-days': []
  cheapest: []
  fastest: []
  'already-cheapest': []
  'already-fastest': []
  'is-cheaper': []
  direct: [count: number, of: number]
  'none-direct': []
  /** Before what a question is answered with. */
  yes: []
  no: []
  best: []
  recommended: []
  'bags-for-all-alike': []
  'two-by-last-flight': []
  'under-two-on-last-flight': []
  'house-later': []
  /** The help as the passenger form names it. */
  'help-in-form': [words: string]
  'plan-later': []
  'cheapest-day': []
  'your-day': []
  out: []
  back: []
  day: [date: string, today: string]
  'others-near': []
  'child-apart': []
  'no-meals': [flights: string[]]
  'partly-free': []
  'not-chosen-yet': []
  added: [total: string]
  'still-to-do': []
  'flights-to-choose': [count: number]
  'fares-to-choose': [count: number]
  passengers: []
  payment: []
  'where-passengers': []
  'where-extras': []
  'safe-to-pay': []
  /** `weights` is empty if unknown, `whom` if everybody has them, `flights` if they are on all; null if the weights name them. */
  'bags-added': [count: number, isCabin: boolean, weights: string, whom: string[], flights: string[] | null]
  'seats-added': [seats: string[], flight: string]
  'item-added': [what: string, flights: string[]]
  'none-added': [kind: 'seats' | 'bags' | 'meals' | 'extras']
  'left-out': [kinds: ('seats' | 'bags' | 'meals' | 'extras')[]]
  included: []
  'stay-kept': [hotel: string, city: string, total: string]
  'stay-not-booked': []
  'not-booked': []
  'stay-on-top': [hotel: string, total: string]
  'with-stay': [sum: string, flights: string, stay: string]
  'budget-set': [limit: string]
  'budget-left': [left: string, limit: string, spent: string]
  'budget-over': [over: string, limit: string]
  'budget-fits': [cheapest: string, left: string, limit: string]
  'budget-misses': [cheapest: string, over: string, limit: string]
  'budget-way-out': [departureOn: string, returnOn: string | null, total: string, fits: boolean, today: string]
  'budget-gone': []
  'budget-night': [perNight: string]
  'budget-no-night': [perNight: string]
  'no-budget': []
  'cheaper-days': []
  /** Likes and needs of the travellers. */
  'kept-in-mind': [kept: Kept[], nights: number | null]
  'not-kept-in-mind': [gone: Kept[]]
  'step-free-stays': [isKept: boolean]
  /** Only the stay was moved to other days. */
  'flights-as-they-were': [departureOn: string, returnOn: string, today: string]
  'no-stay-kept': []
  'stay-another': [hotel: string, stars: number, perNight: string]
  'stays-not-booked-here': []
  'stay-booked-directly': [hotel: string]
  'child-without-adult': []
  'none-via': [place: string]
  'none-with': [airline: string]
  'none-so': []
  'groups-total': [total: string, people: number]
  'no-person-here': []
  'letter-to-desk': [hasDesk: boolean]
  'airline-desk': [reference: string | null]
  'bookings-simulated': []
  'bookings-below': [count: number]
  'nothing-booked': []
  'bookings-unread': []
  'booking-page-papers': []
  'papers-once-booked': []
  'no-tax-invoice': []
  'booking-page-cancels': []
  'airline-changes': []
  'is-booked': [reference: string | null]
  /** The traveller's own fares. */
  'own-fares': [brands: string[]]
  'how-to-cancel': []
  'only-airline-changes': [what: 'flights' | 'extras' | 'people', reference: string | null]
  'no-compensation': [reference: string | null]
  /** Of those who start apart, whose booking the trip is. */
  'trip-of-group': [from: string, total: string | null]
}

export type Fact = { [Name in keyof FactValues]: [name: Name, ...values: FactValues[Name]] }[keyof FactValues]

/** "Light (£360.70): without a checked bag, no refund": what the row is about, and its parts. */
export type FactRow = { head?: Fact; parts: Fact[] }
/** One sentence; `lead` is what all its rows are about. */
export type Facts = { lead?: Fact | undefined; rows: FactRow[] }

/** For a sentence of which the one before tells enough. */
export const SAID: Facts = { rows: [] }

/** A sentence of a single row. */
export function about(head: Fact, ...parts: Fact[]): Facts {
  return { rows: [{ head, parts }] }
}

/** A sentence of a few facts side by side. */
export function only(...parts: Fact[]): Facts {
  return { rows: [{ parts }] }
}
