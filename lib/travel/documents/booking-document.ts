import type { BookingStatus, PaymentStatus } from '../../states/booking-status'
import type { Ancillaries } from '../ancillaries/ancillaries'
import { formatDay, formatDuration, type LocalTime } from '../dates'
import { flownRoute } from '../flights/flown-route'
import type { FlightOffer, Segment } from '../flights/offer-schema'
import { type FlightSearch, sliceLabel } from '../flights/search'
import type { Money } from '../money'
import { fullName, ticketName } from '../passengers/names'
import type { Passenger } from '../passengers/passenger'
import type { Billing, CardToken } from '../payment/billing'
import type { OrderCancellation } from '../payment/cancellation-schema'
import type { Quote } from '../payment/quote-schema'
import { refundWords } from '../payment/refund-words'
import { airportWords } from '../places/airport-words'
import { cityWords } from '../places/city-words'
import type { PickedFlight } from '../trip/trip'
import { type BoughtItem, boughtItems } from './bought-items'
import { type PriceRow, priceRows } from './price-rows'

/** What of an order goes into its papers. No passport, no date of birth, no card but its brand and last four. */
export type BookingFacts = {
  id: string
  isSimulated: boolean
  status: BookingStatus
  paymentStatus: PaymentStatus
  bookingReference: string | null
  ticketNumbers: string[]
  search: FlightSearch
  picks: PickedFlight[]
  ancillaries: Ancillaries
  passengers: Pick<Passenger, 'type' | 'title' | 'firstName' | 'middleName' | 'lastName'>[]
  billing: Pick<Billing, 'email'>
  quote: Pick<Quote, 'lines' | 'ancillaries' | 'serviceFee' | 'total'>
  card: Pick<CardToken, 'brand' | 'last4'> | null
  cancellation: OrderCancellation | null
}

export type DocumentPoint = { time: string; day: string; place: string }
export type DocumentSegment = { flightNumber: string; airline: string; aircraft: string; departs: DocumentPoint; arrives: DocumentPoint }
/** One direction. `connections[i]` stands between segment i and the next. */
export type DocumentFlight = {
  heading: string
  day: string
  duration: string
  fare: string
  segments: DocumentSegment[]
  connections: string[]
}
/** `ticketName` is the name as the airline has it; empty where a ticket cannot print it. */
export type DocumentTraveller = { name: string; ticketName: string; type: string; ticketNumber: string; items: BoughtItem[] }

/** A booking as every paper of it says it: mail, PDF, printed page. All words are for the traveller; times are local ones. */
export type BookingDocument = {
  orderId: string
  isSimulated: boolean
  isCancelled: boolean
  route: string
  bookingReference: string
  /** What stands above everything else: that it is simulated, that it is cancelled. */
  notices: string[]
  flights: DocumentFlight[]
  travellers: DocumentTraveller[]
  forEverybody: BoughtItem[]
  priceRows: PriceRow[]
  total: Money
  paidWith: string
  email: string
}

export const SIMULATED_NOTICE = 'This booking is simulated: no seat is reserved and no money was taken.'

/** The papers of an order, from what the supplier sold and what was paid. */
export function bookingDocument(order: BookingFacts): BookingDocument {
  const { search, picks, quote, card } = order
  const isCancelled = order.status === 'cancelled' || order.status === 'cancelling'
  return {
    orderId: order.id,
    isSimulated: order.isSimulated,
    isCancelled,
    route: flownRoute(search.slices, cityWords),
    bookingReference: order.bookingReference ?? '',
    notices: [...(order.isSimulated ? [SIMULATED_NOTICE] : []), ...cancelledNotice(order)],
    flights: picks.map((pick, index) => documentFlight(pick, sliceLabel(search.tripType, index))),
    ...documentTravellers(order),
    priceRows: priceRows(quote),
    total: quote.total,
    paidWith: card ? `${card.brand} ending ${card.last4}` : '',
    email: order.billing.email.trim(),
  }
}

/** Who travels, under the name on the ticket and with what is bought for them; the same before paying and on every paper. */
export function documentTravellers({
  passengers,
  ticketNumbers,
  ...trip
}: Pick<BookingFacts, 'passengers' | 'ticketNumbers' | 'search' | 'ancillaries'> & { picks: (PickedFlight | null)[] }): Pick<
  BookingDocument,
  'travellers' | 'forEverybody'
> {
  const items = boughtItems(trip)
  return {
    travellers: passengers.map((passenger, index) => ({
      name: fullName(passenger),
      ticketName: ticketName(passenger),
      type: TYPE_NAMES[passenger.type],
      ticketNumber: ticketNumbers[index] ?? '',
      items: items.filter(({ passengerIndex }) => passengerIndex === index),
    })),
    forEverybody: items.filter(({ passengerIndex }) => passengerIndex === null),
  }
}

/** How the money of a cancelled order stands, in words; null of any other. */
export function refundStanding(order: Pick<BookingFacts, 'status' | 'paymentStatus' | 'quote' | 'cancellation'>): string | null {
  const { status, paymentStatus, quote, cancellation } = order
  if ((status !== 'cancelled' && status !== 'cancelling') || !cancellation) return null
  const standing = paymentStatus === 'refunded' ? 'refunded' : paymentStatus === 'failed' ? 'in-review' : 'refunding'
  return refundWords(quote.total, cancellation, standing)
}

const TYPE_NAMES = { adult: 'Adult', child: 'Child', infant: 'Infant' }

function cancelledNotice(order: BookingFacts): string[] {
  if (order.status === 'cancelling') return ['This booking is being cancelled.']
  if (order.status !== 'cancelled') return []
  return [['This booking is cancelled and not valid for travel.', refundStanding(order)].filter(Boolean).join(' ')]
}

function documentFlight({ offer, fare }: PickedFlight, heading: string): DocumentFlight {
  return {
    heading,
    day: longDay(offer.departsAt),
    duration: formatDuration(offer.durationMinutes),
    fare: fare?.brand ?? '',
    segments: offer.segments.map((segment) => documentSegment(segment, offer)),
    connections: offer.layovers.map(({ airport, minutes, leavesFrom }) => {
      const change = leavesFrom ? `; the next flight leaves from ${leavesFrom.name}` : ''
      return `${formatDuration(minutes)} in ${cityWords(airport)} ${airport.iataCode}${change}`
    }),
  }
}

function documentSegment(segment: Segment, offer: FlightOffer): DocumentSegment {
  const { flightNumber, marketingCarrier, operatingCarrier, aircraft } = segment
  const isOther = operatingCarrier.name !== marketingCarrier.name
  return {
    flightNumber,
    airline: isOther ? `${marketingCarrier.name}, operated by ${operatingCarrier.name}` : marketingCarrier.name,
    aircraft,
    departs: pointOf(segment.departsAt, airportWords(segment.origin, segment.originTerminal), offer),
    arrives: pointOf(segment.arrivesAt, airportWords(segment.destination, segment.destinationTerminal), offer),
  }
}

/** The day is said only where it is not the one that the direction leaves on, the year where it is not that of the departure. */
function pointOf(time: LocalTime, place: string, offer: FlightOffer): DocumentPoint {
  const isSameDay = time.slice(0, 10) === offer.departsAt.slice(0, 10)
  return { time: time.slice(11), day: isSameDay ? '' : formatDay(time.slice(0, 10), offer.departsAt.slice(0, 10)), place }
}

/** "Fri 4 Dec 2026": a paper outlives its year. */
function longDay(time: LocalTime): string {
  return `${formatDay(time.slice(0, 10))} ${time.slice(0, 4)}`
}
