import type { BookRequest, SupplierBooking } from '@/lib/ports/flight-supplier'
import { formatMoney } from '@/lib/travel/money'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import type { Dials } from './dials'
import { unambiguousCode } from './hash'
import { refundFactsOf } from './refund-facts'
import type { SandboxBooking, SandboxBookings } from './sandbox-bookings'
import { priceOfTerms } from './terms'

/** Books what the terms say, with its seats, or nothing. The same reference again gives the existing booking. */
export async function bookSandbox(
  { reference, termsId, expectedTotal, passengers, services }: BookRequest,
  bookings: SandboxBookings,
  now: Date,
  dials: Dials,
): Promise<{ booking: SupplierBooking } | { refusal: Refusal }> {
  const existing = await bookings.find(reference)
  if (existing) return { booking: asSupplierBooking(existing) }
  const priced = await priceOfTerms(termsId, services, now, dials)
  if ('refusal' in priced) return priced
  const { total, trip, bought } = priced
  if (total.amountMinor !== expectedTotal.amountMinor || total.currency !== expectedTotal.currency) {
    return refuse('price-changed', `The price is ${formatMoney(total)} now, not ${formatMoney(expectedTotal)}. Nothing was booked.`)
  }
  const { adults, children, infants } = trip.travellers
  if (passengers.length !== adults + children + infants) {
    return refuse('passenger-count', 'The passengers do not match the travellers that this price is for.', 'passengers')
  }
  const code = unambiguousCode(6, reference)
  const booking: SandboxBooking = {
    reference,
    bookingReference: `SBX-${code}`,
    total,
    ticketNumbers: passengers.map((_, index) => `SBX-TKT-${code}-${index + 1}`),
    status: 'confirmed',
    refundFacts: refundFactsOf(trip, services, now),
  }
  const kept = await bookings.insert(booking, bought.seats)
  if ('takenSeat' in kept) {
    const { seatNumber } = kept.takenSeat
    return refuse(
      'seat-taken',
      `Seat ${seatNumber} was sold to somebody else a moment ago. Nothing was booked; please choose another seat.`,
      'seats',
    )
  }
  return { booking: asSupplierBooking(kept) }
}

/** A booking without what only the sandbox keeps of it. */
export function asSupplierBooking({ refundFacts: _, cancellation: __, ...booking }: SandboxBooking): SupplierBooking {
  return booking
}
