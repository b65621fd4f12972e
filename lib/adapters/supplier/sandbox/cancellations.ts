import type { CancellationQuote } from '@/lib/ports/flight-supplier'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { minuteOf } from '@/lib/travel/zones'
import { hashText } from './hash'
import { refundOf } from './refund'
import type { SandboxBooking, SandboxBookings } from './sandbox-bookings'

const QUOTE_MINUTES = 30

/** What cancelling a booking now would bring; it holds for half an hour, and not beyond the departure. */
export async function quoteSandboxCancellation(
  reference: string,
  bookings: SandboxBookings,
  now: Date,
): Promise<{ cancellation: CancellationQuote } | { refusal: Refusal }> {
  const booking = await bookings.find(reference)
  const refusal = refusalOf(booking, now)
  if (!booking || refusal) return { refusal: refusal ?? noBooking() }
  return { cancellation: quoteAt(booking, minuteOf(now)) }
}

/** Cancels as quoted and frees the seats. The same quote again gives the same answer. */
export async function confirmSandboxCancellation(
  reference: string,
  cancellationId: string,
  bookings: SandboxBookings,
  now: Date,
): Promise<{ cancelled: CancellationQuote } | { refusal: Refusal }> {
  const booking = await bookings.find(reference)
  if (booking?.cancellation?.cancellationId === cancellationId) return { cancelled: booking.cancellation }
  const refusal = refusalOf(booking, now)
  if (!booking || refusal) return { refusal: refusal ?? noBooking() }
  const quotedAt = Number(/^SBX-CXL-(\d+)-/.exec(cancellationId)?.[1] ?? Number.NaN)
  const quote = Number.isNaN(quotedAt) ? null : quoteAt(booking, quotedAt)
  if (quote?.cancellationId !== cancellationId) {
    return refuse('cancellation-unknown', 'The airline doesn’t know this cancellation. Nothing was cancelled; please ask for it again.')
  }
  if (minuteOf(now) > quotedAt + QUOTE_MINUTES) {
    return refuse(
      'cancellation-expired',
      'This refund was held for 30 minutes and has expired. Nothing was cancelled; please ask for it again.',
    )
  }
  const kept = await bookings.cancel(reference, quote)
  if (kept?.cancellation?.cancellationId === cancellationId) return { cancelled: kept.cancellation }
  return kept ? { refusal: alreadyCancelled() } : { refusal: noBooking() }
}

/** The id holds the minute of the quote, so that the same refund is computed again. */
function quoteAt(booking: SandboxBooking, quotedAt: number): CancellationQuote {
  const { refund, refundTo } = refundOf(booking, new Date(quotedAt * 60_000))
  const proof = hashText(`cancel:${booking.reference}:${quotedAt}:${refund?.amountMinor ?? 'unknown'}`).toString(36)
  const departsAt = booking.refundFacts ? Date.parse(booking.refundFacts.departsAt) : Number.POSITIVE_INFINITY
  const expiresAt = new Date(Math.min((quotedAt + QUOTE_MINUTES) * 60_000, departsAt)).toISOString()
  return { cancellationId: `SBX-CXL-${quotedAt}-${proof}`, refund, refundBy: 'card', refundTo, expiresAt }
}

function refusalOf(booking: SandboxBooking | null, now: Date): Refusal | undefined {
  if (!booking) return noBooking()
  if (booking.status === 'cancelled') return alreadyCancelled()
  if (booking.refundFacts && now.toISOString() >= booking.refundFacts.departsAt) {
    return refuse('departed', 'The first flight of this booking has left, so you can’t cancel it any more.').refusal
  }
}

function noBooking(): Refusal {
  return refuse('no-booking', 'The airline can’t find this booking.').refusal
}

function alreadyCancelled(): Refusal {
  return refuse('already-cancelled', 'This booking is already cancelled.').refusal
}
