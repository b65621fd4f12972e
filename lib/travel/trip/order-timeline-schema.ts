import { z } from 'zod'

/**
 * One stage of an order for its owner. hold: the amount is held on the card. bank: the bank asks its customer, left out when it does
 * not. terms, booking, details: the airline. charge: the held amount is taken. release: a hold goes away. cancel, refund: a booking is
 * given back. Stages that will not come are left out.
 */
export const ORDER_STAGES = ['hold', 'bank', 'terms', 'booking', 'details', 'charge', 'release', 'cancel', 'refund'] as const

/** `at` is when it came to its state, ISO in UTC; null for what is still to come. `note` says more than the state, in a sentence. */
export const orderStageSchema = z.object({
  stage: z.enum(ORDER_STAGES),
  state: z.enum(['to-come', 'running', 'done', 'failed']),
  at: z.string().nullable(),
  note: z.string().nullable(),
})
export type OrderStage = z.infer<typeof orderStageSchema>

/** What happens next, in a sentence, and by when (ISO in UTC) where that is known. */
export const nextEventSchema = z.object({ sentence: z.string(), by: z.string().nullable() })
export type NextEvent = z.infer<typeof nextEventSchema>
