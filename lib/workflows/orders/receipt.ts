import type { MailMessage } from '../../ports/mail'
import type { OrderRow } from '../../ports/order-store'
import { bookingDocument } from '../../travel/documents/booking-document'
import { cityWords } from '../../travel/places/city-words'
import { bookingHtml } from '../documents/booking-html'
import { bookingText } from '../documents/booking-text'

/** The mail after a booking, sent once per order. A simulated booking says so in its subject and in its first line. */
export function receiptOf(order: OrderRow): MailMessage {
  const [first] = order.search.slices
  const city = first ? cityWords(first.destination) : 'your destination'
  const booked = `Your trip to ${city} is booked`
  const document = bookingDocument(order)
  return {
    to: document.email,
    subject: `${order.isSimulated ? '[Demo market] ' : ''}${booked}: ${order.bookingReference}`,
    text: bookingText(document, `${booked}. Booking reference: ${order.bookingReference}`),
    html: bookingHtml(document, `${booked}.`),
    dedupeKey: receiptKey(order.id),
  }
}

/** One receipt per order, found again by this key. */
export function receiptKey(orderId: string): string {
  return `order:${orderId}:receipt`
}
