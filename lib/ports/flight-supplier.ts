import type { AncillaryLine, WantedService } from '../travel/ancillaries/ancillaries'
import type { OfferDetails } from '../travel/ancillaries/offer-details'
import type { SeatMap } from '../travel/ancillaries/seat-map'
import type { PlainDate } from '../travel/dates'
import type { DayPrice } from '../travel/flights/day-price'
import type { FlightFilters } from '../travel/flights/filters/flight-filters'
import type { Fare, SearchResult } from '../travel/flights/offer-schema'
import type { FlightSearch, TravellerCounts } from '../travel/flights/search'
import type { Money } from '../travel/money'
import type { Passenger, RequiredDetail } from '../travel/passengers/passenger'
import type { RefundBy } from '../travel/payment/cancellation-schema'
import type { Place } from '../travel/places/place'
import type { Refusal } from '../travel/refusal'
import type { PriceLine } from '../travel/trip/price'

/** A chosen fare for each slice of a search, in slice order, for these travellers. */
export type FareRequest = { search: FlightSearch; fareIds: string[]; travellers: TravellerCounts }

/**
 * Final price and conditions before booking, with what is bought beside the fares. `fares` are the fares as they cost now, in slice
 * order, where the supplier prices them one by one. `termsId` is what `book` takes.
 */
export type FlightTerms = {
  termsId: string
  lines: PriceLine[]
  serviceFee: Money
  ancillaries: AncillaryLine[]
  total: Money
  fares?: Fare[]
  requiredDetails: RequiredDetail[]
  expiresAt: string
}

/** A booking as the supplier holds it. `ticketNumbers` follow the order of the passengers; empty for one who has none yet. */
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
  /** `passengerIndex` points into `passengers`. The same as the terms were asked for. */
  services: WantedService[]
  contact: { email: string; phone: string }
}

/**
 * What giving a booking back would bring: `refund` null is "not known", zero is nothing. `refundBy` says whose it is to pay, `refundTo` tells the traveller where it goes, e.g. "the card
 * you paid with" or "an airline voucher". Instants are ISO in UTC.
 */
export type CancellationQuote = {
  cancellationId: string
  refund: Money | null
  refundBy: RefundBy
  refundTo: string
  expiresAt: string | null
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
  /**
   * The lowest total of one slice on each of some days, of the flights that pass `filters`; left out by suppliers that would have to be
   * searched for each day.
   */
  dayPrices?(search: FlightSearch, sliceIndex: number, days: PlainDate[], now: Date, filters?: FlightFilters): Promise<DayPrice[]>
  /** IATA codes of the airports that are flown to without a stop, those with most flights first; left out where that is not known. */
  destinationsFrom?(origin: Place): Promise<string[]>
  /** All that can be bought with these fares, and what the supplier needs to know. Refuses when a fare is no longer sold. */
  fetchDetails(request: FareRequest): Promise<{ details: OfferDetails } | { refusal: Refusal }>
  /** The maps of the flights that have one; apart from the details, as they are large. */
  fetchSeatMaps(request: FareRequest): Promise<{ seatMaps: SeatMap[] } | { refusal: Refusal }>
  /** Refuses when a fare is sold out or expired, or a service is not sold (any more): code `service-gone`. */
  fetchTerms(request: FareRequest & { services: WantedService[] }): Promise<{ terms: FlightTerms } | { refusal: Refusal }>
  book(request: BookRequest): Promise<{ booking: SupplierBooking } | { refusal: Refusal }>
  /**
   * By our own reference; null when the supplier provably has none. `sentAt` is when the booking was last about to be sent, left out
   * when it never was: a supplier whose books lag behind throws `OutsideFailure` instead of proving too early.
   */
  findBooking(reference: string, sentAt?: Date): Promise<SupplierBooking | null>
  /** What cancelling would bring; nothing is cancelled yet. `reference` is our own. */
  quoteCancellation(reference: string): Promise<{ cancellation: CancellationQuote } | { refusal: Refusal }>
  /** Cancels as quoted. The same quote may be confirmed again: it acts once. Throws `OutsideFailure` when that is not known. */
  confirmCancellation(reference: string, cancellationId: string): Promise<{ cancelled: CancellationQuote } | { refusal: Refusal }>
  /** Left out by suppliers that do not mind how much is searched for one booking. */
  searchBudget?(): SearchBudget
}
