import type { PlainDate } from '../travel/dates'
import type { DayPrice } from '../travel/flights/day-price'
import type { SearchResult } from '../travel/flights/offer'
import type { FlightSearch, TravellerCounts } from '../travel/flights/search'
import type { Money } from '../travel/money'
import type { Passenger, RequiredDetail } from '../travel/passengers/passenger'
import type { Refusal } from '../travel/refusal'
import type { PriceLine } from '../travel/trip/price'

/** Final price and conditions before booking. `termsId` is what `book` takes. */
export type FlightTerms = {
  termsId: string
  lines: PriceLine[]
  serviceFee: Money
  total: Money
  requiredDetails: RequiredDetail[]
  expiresAt: string
}

/** A booking as the supplier holds it. `ticketNumbers` follow the order of the passengers. */
export type SupplierBooking = {
  reference: string
  bookingReference: string
  total: Money
  ticketNumbers: string[]
  status: 'confirmed' | 'pending' | 'cancelled'
}

export type BookRequest = {
  /** Our own reference: the supplier keeps it, and a booking is found again by it. */
  reference: string
  termsId: string
  /** A different price is a refusal, never a dearer booking. */
  expectedTotal: Money
  passengers: Passenger[]
  contact: { email: string; phone: string }
}

/** Since this process started. A supplier includes so many searches per booking: `near` its limit, or `over` it. */
export type SearchBudget = { searches: number; bookings: number; searchesPerBooking: number; standing: 'fine' | 'near' | 'over' }

/**
 * Where flights come from. `book` may fail without telling whether a booking exists (it then throws
 * `OutsideFailure`): look it up with `findBooking` before anything is sent again.
 */
export type FlightSupplier = {
  readonly name: string
  readonly isSimulated: boolean
  /**
   * The result so far, each time one of its sources has answered; the last one is all there is. Whoever has waited long enough
   * stops reading. Throws `OutsideFailure` when nothing could be asked.
   */
  search(search: FlightSearch, now: Date): AsyncIterable<SearchResult>
  /** The lowest total of one slice on each of some days; left out by suppliers that would have to be searched for each day. */
  dayPrices?(search: FlightSearch, sliceIndex: number, days: PlainDate[], now: Date): Promise<DayPrice[]>
  /** `fareIds` in slice order. Refuses when a fare is sold out or expired. */
  fetchTerms(request: {
    search: FlightSearch
    fareIds: string[]
    travellers: TravellerCounts
  }): Promise<{ terms: FlightTerms } | { refusal: Refusal }>
  book(request: BookRequest): Promise<{ booking: SupplierBooking } | { refusal: Refusal }>
  /**
   * By our own reference; null when the supplier provably has none. `sentAt` is when the booking was last about to be sent, left out
   * when it never was: a supplier whose books lag behind throws `OutsideFailure` instead of proving too early.
   */
  findBooking(reference: string, sentAt?: Date): Promise<SupplierBooking | null>
  /** Left out by suppliers that do not mind how much is searched for one booking. */
  searchBudget?(): SearchBudget
}
