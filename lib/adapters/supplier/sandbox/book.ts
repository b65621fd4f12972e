import type { BookRequest, SupplierBooking } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { formatMoney } from '@/lib/travel/money'
import { airlinePassengers } from '@/lib/travel/passengers/airline-passengers'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { type Dials, isDrawn } from './dials'
import { unambiguousCode } from './hash'
import { refundFactsOf } from './refund-facts'
import type { SandboxBooking, SandboxBookings } from './sandbox-bookings'
import { priceOfTerms } from './terms'

/** The books of `book-late` stay shut for so long after a booking: longer than the first looks that are taken. */
const SHUT_MS = 8_000

/**
 * Books what the terms say, with its seats, or nothing. The same reference again gives the existing booking. By its dials it refuses,
 * or books and then throws `OutsideFailure`, as if the answer had been lost.
 */
export async function bookSandbox(
  { reference, termsId, expectedTotal, passengers, contact, services }: BookRequest,
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
    return refuse('passenger-count', 'The passengers don’t match the travellers this price is for.', 'passengers')
  }
  const sent = airlinePassengers(passengers, contact)
  if ('refusal' in sent) return sent
  if (isDrawn(dials, 'bookRefused', reference)) {
    return refuse('sold-out', 'This flight was sold out a moment ago. Nothing was booked; please choose another flight.')
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
      `Seat ${seatNumber} was sold to someone else a moment ago. Nothing was booked; please choose another seat.`,
      'seats',
    )
  }
  if (isDrawn(dials, 'bookLost', reference) || isDrawn(dials, 'bookLate', reference)) {
    throw new OutsideFailure('sandbox', 'the answer to a booking was lost')
  }
  return { booking: asSupplierBooking(kept) }
}

/** Looks a booking up by the reference of who made it. Throws `OutsideFailure` while its dial keeps the books shut. */
export async function findSandboxBooking(
  reference: string,
  bookings: SandboxBookings,
  now: Date,
  dials: Dials,
): Promise<SupplierBooking | null> {
  const booking = await bookings.find(reference)
  const bookedAt = booking?.refundFacts?.bookedAt
  if (bookedAt && now.getTime() < Date.parse(bookedAt) + SHUT_MS && isDrawn(dials, 'bookLate', reference)) {
    throw new OutsideFailure('sandbox', 'the books are shut for a moment')
  }
  return booking && asSupplierBooking(booking)
}

/** A booking without what only the sandbox keeps of it. */
export function asSupplierBooking({ refundFacts: _, cancellation: __, ...booking }: SandboxBooking): SupplierBooking {
  return booking
}
