import { z } from 'zod'
import { billingSchema } from '../payment/billing'
import { passengerSchema } from './passenger'

/** What stands in the checkout forms before it is complete; strict, so that card fields cannot slip in. */
export const checkoutDraftSchema = z.strictObject({
  passengers: z.array(passengerSchema.partial()).max(9),
  billing: billingSchema.partial(),
})
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>
