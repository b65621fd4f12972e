import { z } from 'zod'
import { fareSchema } from '@/lib/travel/flights/offer-schema'
import { moneySchema } from '@/lib/travel/money-schema'
import { refundBySchema } from '@/lib/travel/payment/cancellation-schema'

/** A seat of one flight on one day: the same one is sold once. */
export type SoldSeat = { flight: string; seatNumber: string }

const cancellationQuoteSchema = z.object({
  cancellationId: z.string(),
  refund: moneySchema.nullable(),
  refundBy: refundBySchema.default('card'),
  refundTo: z.string(),
  expiresAt: z.string().nullable(),
})

/**
 * What a refund is computed from later: `paid` and `taxes` are of one passenger, of whom there are `count`. `coveredShare` is what a
 * bought cancellation cover gives back of the fares, 0 without one. Instants are ISO in UTC.
 */
const refundFactsSchema = z.object({
  bookedAt: z.string(),
  departsAt: z.string(),
  isFreeForOneDay: z.boolean(),
  coveredShare: z.number(),
  fares: z.array(
    z.object({
      refund: fareSchema.shape.refund,
      returnsTaxes: z.boolean(),
      passengers: z.array(z.object({ count: z.number().int(), paid: moneySchema, taxes: moneySchema })),
    }),
  ),
})
export type RefundFacts = z.infer<typeof refundFactsSchema>

/** A booking as the sandbox keeps it. Those made before seats were sold have no refund facts. */
export const sandboxBookingSchema = z.object({
  reference: z.string(),
  bookingReference: z.string(),
  total: moneySchema,
  ticketNumbers: z.array(z.string()),
  status: z.enum(['confirmed', 'pending', 'cancelled']),
  refundFacts: refundFactsSchema.optional(),
  cancellation: cancellationQuoteSchema.optional(),
})
export type SandboxBooking = z.infer<typeof sandboxBookingSchema>
export type SandboxCancellation = z.infer<typeof cancellationQuoteSchema>

/** Where the sandbox keeps what was booked, as a real supplier would on its own side. */
export type SandboxBookings = {
  find(reference: string): Promise<SandboxBooking | null>
  /**
   * Keeps the booking and its seats, both or neither. Returns the booking that is kept: the existing one when the reference is taken;
   * or the seat that somebody else has.
   */
  insert(booking: SandboxBooking, seats: SoldSeat[]): Promise<SandboxBooking | { takenSeat: SoldSeat }>
  /** The seats sold on these flights. */
  soldSeats(flights: string[]): Promise<SoldSeat[]>
  /** Cancels once and frees the seats; returns the booking with the cancellation that was first. Null when there is none. */
  cancel(reference: string, cancellation: SandboxCancellation): Promise<SandboxBooking | null>
}
