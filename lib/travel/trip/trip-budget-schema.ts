import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'

/** The most that the trip may cost, flights and stay together: for everybody, or for each adult and child. */
export const tripBudgetSchema = z.strictObject({
  amount: moneySchema.extend({ amountMinor: z.number().int().positive() }),
  per: z.enum(['trip', 'person']),
})
export type TripBudget = z.infer<typeof tripBudgetSchema>

/**
 * What of the budget is spoken for by what is chosen: `left` is below zero when it's exceeded. `otherCurrencies`: what costs money in a
 * currency that the budget isn't in, and is not counted.
 */
export const budgetStandingSchema = z.object({
  limit: moneySchema,
  flights: moneySchema.nullable(),
  stay: moneySchema.nullable(),
  left: moneySchema,
  otherCurrencies: z.array(moneySchema),
})
export type BudgetStanding = z.infer<typeof budgetStandingSchema>

/**
 * The budget against the cheapest that the trip can still become: flights that are chosen and the cheapest of the others, with the stay that
 * is kept. `wayOut`: other days with as many nights that fit it, where these days don't.
 */
export const budgetOutlookSchema = z.object({
  limit: moneySchema,
  cheapest: moneySchema,
  left: moneySchema,
  wayOut: z.object({ departureOn: plainDateSchema, returnOn: plainDateSchema.nullable(), total: moneySchema }).nullable(),
})
export type BudgetOutlook = z.infer<typeof budgetOutlookSchema>
