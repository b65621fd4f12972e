import type { MailMessage } from '../../ports/mail'
import type { OrderRow } from '../../ports/order-store'
import { bookingDocument, refundStanding } from '../../travel/documents/booking-document'
import { cityWords } from '../../travel/places/city-words'
import { bookingHtml } from '../documents/booking-html'
import { bookingText } from '../documents/booking-text'

/** The mail after a booking was given back: that it is gone, and what became of the money. */
export function cancellationMail(order: OrderRow): MailMessage {
  const [first] = order.search.slices
  const city = first ? cityWords(first.destination) : 'your destination'
  // It is written in the last step before the order is marked cancelled.
  const document = bookingDocument({ ...order, status: 'cancelled' })
  const opening = [`Your trip to ${city} is cancelled. Booking reference: ${order.bookingReference}.`, refundStanding(order)]
    .filter(Boolean)
    .join(' ')
  return {
    to: document.email,
    subject: `${order.isSimulated ? '[Demo market] ' : ''}Your trip to ${city} is cancelled: ${order.bookingReference}`,
    text: bookingText(document, opening),
    html: bookingHtml(document, opening),
    dedupeKey: cancellationKey(order.id),
  }
}

/** One per order, found again by this key. */
export function cancellationKey(orderId: string): string {
  return `order:${orderId}:cancellation`
}
