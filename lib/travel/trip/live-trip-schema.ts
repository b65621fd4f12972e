import { z } from 'zod'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../../states/booking-status'
import { moneySchema } from '../money-schema'
import { nextEventSchema, orderStageSchema } from './order-timeline-schema'
import { tripSchema } from './trip-schema'

/** An order as its owner sees it. `cardBrand` and `cardLast4` are all that is known of the card; `createdAt` is an instant in UTC. */
export const orderViewSchema = z.object({
  orderId: z.string(),
  threadId: z.string(),
  status: z.enum(BOOKING_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  total: moneySchema,
  bookingReference: z.string().nullable(),
  ticketNumbers: z.array(z.string()),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  lastError: z.string().nullable(),
  /** What was taken from the card less what went back; zero while it is only held. */
  charged: moneySchema,
  /** What is held on the card now. */
  held: moneySchema.nullable(),
  /** Until when the traveller can answer the bank, ISO in UTC; null when it asks nothing. */
  actionBy: z.string().nullable(),
  /** In the order in which they happen. */
  stages: z.array(orderStageSchema),
  next: nextEventSchema.nullable(),
  isSimulated: z.boolean(),
  createdAt: z.string(),
})
export type OrderView = z.infer<typeof orderViewSchema>

/**
 * What every panel of a thread is a view on: the trip as it is now, with its version (which every command and every undo raises) and what
 * undo would take back. `mode`, price and checkout step are derived from it on either side by the same functions.
 */
export const liveTripSchema = z.object({
  threadId: z.string(),
  version: z.number().int(),
  trip: tripSchema,
  undoLabel: z.string().nullable(),
  order: orderViewSchema.nullable(),
})
export type LiveTrip = z.infer<typeof liveTripSchema>
