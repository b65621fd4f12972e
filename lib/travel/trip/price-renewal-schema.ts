import { z } from 'zod'
import { moneySchema } from '../money-schema'

/** What a new look at the same flights found, for the traveller to accept or not. `now: null` is no longer sold. */
export const priceRenewalSchema = z.object({
  status: z.enum(['same', 'changed', 'gone']),
  previousTotal: moneySchema.nullable(),
  total: moneySchema.nullable(),
  searchId: z.string(),
  /** The lowest price of the direction to be picked next; null where every flight is picked. */
  cheapest: z.object({ previous: moneySchema.nullable(), now: moneySchema.nullable() }).nullable(),
  changes: z.array(
    z.object({
      what: z.string(),
      /** The direction it concerns. */
      sliceIndex: z.number().int(),
      previous: moneySchema.nullable(),
      now: moneySchema.nullable(),
    }),
  ),
})
export type PriceRenewal = z.infer<typeof priceRenewalSchema>
