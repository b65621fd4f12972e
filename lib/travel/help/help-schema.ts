import { z } from 'zod'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../../states/booking-status'
import { plainDateSchema } from '../date-schemas'

export const HELP_TOPICS = ['contact', 'bookings', 'papers', 'changes'] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

const helpBookingSchema = z.object({
  orderId: z.string(),
  route: z.string(),
  departureOn: plainDateSchema.nullable(),
  bookingReference: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  isSimulated: z.boolean(),
  isOfThisTrip: z.boolean(),
  /** Its PDF and calendar file can be downloaded. */
  hasPapers: z.boolean(),
})
export type HelpBooking = z.infer<typeof helpBookingSchema>

/** `bookings` is null if they couldn't be read; `bookingCount` counts those that are left out, too. */
export const helpSchema = z.object({
  status: z.literal('told'),
  about: z.enum(HELP_TOPICS),
  /** Somebody gets the letters of the contact page by mail. */
  hasDesk: z.boolean(),
  bookings: z.array(helpBookingSchema).nullable(),
  bookingCount: z.number(),
})
export type Help = z.infer<typeof helpSchema>
