import { z } from 'zod'
import { billingSchema } from '../payment/billing-schema'
import { passengerSchema, specialServiceSchema } from './passenger-schema'

/** Without defaults: what was not typed is not in the draft, also in one from before a field existed. */
const typedPassengerSchema = passengerSchema
  .extend({ specialService: specialServiceSchema.or(z.literal('')), savedPassengerId: z.string().max(60).nullable() })
  .partial()

/** What stands in the checkout forms before it is complete; strict, so that card fields cannot slip in. */
export const checkoutDraftSchema = z.strictObject({
  passengers: z.array(typedPassengerSchema).max(9),
  billing: billingSchema.partial(),
})
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>
