import { DESK_MAIL, type MailMessage } from '../../ports/mail'
import type { OrderRow } from '../../ports/order-store'
import { SIMULATED_NOTICE } from '../../travel/documents/booking-document'
import { formatMoney } from '../../travel/money'
import { cityWords } from '../../travel/places/city-words'

/** One mail for each state that an order comes to stand in; `OrderNewsStore` makes the same key of its row. */
export function newsKey({ id, status, paymentStatus, authoriseNumber }: OrderRow): string {
  return `order:${id}:news:${status}:${paymentStatus}:${authoriseNumber}`
}

/** To the traveller, who may have left the page: how the order stands, and what to do. `baseUrl` is where the app is found. */
export function newsMail(order: OrderRow, baseUrl: string): MailMessage {
  const { subject, next } = told(order)
  return {
    to: order.billing.email,
    subject: order.isSimulated ? `[Demo market] ${subject}` : subject,
    text: [
      order.isSimulated && SIMULATED_NOTICE,
      'Hello,',
      order.lastError ?? `${subject}.`,
      next,
      `Your booking: ${baseUrl}/orders/${order.id}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    dedupeKey: newsKey(order),
  }
}

/** Whether somebody who runs this has to do something; otherwise it is the traveller's turn, or nobody's. */
export function needsPerson({ status, paymentStatus }: OrderRow): boolean {
  return status === 'needs_review' || (status !== 'payment_due' && paymentStatus === 'failed')
}

/** To whoever runs this, without a word of who travels. */
export function deskNewsMail(order: OrderRow, deskEmail: string): MailMessage {
  const { id, status, paymentStatus, bookingReference, quote, lastError } = order
  return {
    to: deskEmail,
    subject: `Order ${id} waits for a person`,
    text: [
      `It is ${status}, its payment ${paymentStatus}.`,
      `Booking reference: ${bookingReference ?? 'none'}. Price: ${formatMoney(quote.total)}.`,
      `The traveller reads: ${lastError ?? 'nothing more'}`,
    ].join('\n'),
    dedupeKey: `${DESK_MAIL}${newsKey(order)}`,
  }
}

function told(order: OrderRow): { subject: string; next: string } {
  const { status, bookingReference, quote } = order
  const [first] = order.search.slices
  const trip = `Your trip to ${first ? cityWords(first.destination) : 'your destination'}`
  const reference = bookingReference ? `, reference ${bookingReference}` : ''
  const person = 'You don’t need to do anything. We’ll write to you again.'
  if (status === 'payment_due') {
    return {
      subject: `${trip} is booked${reference}, but not paid yet`,
      next: `Please pay ${formatMoney(quote.total)} on your booking’s page. Your booking is safe meanwhile.`,
    }
  }
  if (status === 'needs_review') return { subject: `${trip}${reference}: a person is looking into it`, next: person }
  if (order.paymentStatus === 'failed') return { subject: `${trip}${reference}: we couldn’t refund your money yet`, next: person }
  return { subject: `${trip} is not booked`, next: 'You can book it again whenever you like.' }
}
