import type { MailMessage } from '../../ports/mail'
import type { OrderRow } from '../../ports/order-store'
import { formatDay } from '../../travel/dates'
import type { FlightOffer } from '../../travel/flights/offer'
import { sliceLabel } from '../../travel/flights/search'
import { formatMoney } from '../../travel/money'

/** The mail after a booking, sent once per order. A simulated booking says so in its subject and in its first line. */
export function receiptOf(order: OrderRow): MailMessage {
  const city = order.search.slices[0]?.destination.cityName ?? 'your destination'
  const flights = order.picks.map(({ offer }, index) => `${sliceLabel(order.search.tripType, index)}: ${describeFlight(offer)}`)
  const names = order.passengers.map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter(Boolean).join(' '))
  const lines = [
    ...(order.isSimulated ? ['This booking is simulated: no seat is reserved and no money was taken.', ''] : []),
    `Your trip to ${city} is booked. Booking reference: ${order.bookingReference}`,
    '',
    ...flights,
    '',
    `Travelling: ${names.join(', ')}`,
    ...(order.ticketNumbers.length > 0 ? [`Ticket numbers: ${order.ticketNumbers.join(', ')}`] : []),
    `Paid: ${formatMoney(order.quote.total)}${order.card ? ` by ${order.card.brand} ending ${order.card.last4}` : ''}`,
  ]
  return {
    to: order.billing.email.trim(),
    subject: `${order.isSimulated ? '[Simulated] ' : ''}Your trip to ${city} is booked: ${order.bookingReference}`,
    text: lines.join('\n'),
    dedupeKey: receiptKey(order.id),
  }
}

/** One receipt per order, found again by this key. */
export function receiptKey(orderId: string): string {
  return `order:${orderId}:receipt`
}

function describeFlight({ segments, departsAt, arrivesAt, dayOffset }: FlightOffer): string {
  const numbers = segments.map((segment) => segment.flightNumber).join(' + ')
  const [from, to] = [segments[0]?.origin, segments.at(-1)?.destination]
  const offset = dayOffset === 0 ? '' : ` (${dayOffset > 0 ? '+' : ''}${dayOffset})`
  return `${numbers}, ${formatDay(departsAt.slice(0, 10))}, ${from?.iataCode} ${departsAt.slice(11)} to ${to?.iataCode} ${arrivesAt.slice(11)}${offset}`
}
