import { z } from 'zod'
import { moneySchema } from '../money-schema'

const moneySpanSchema = z.object({ from: moneySchema, to: moneySchema })
export type MoneySpan = z.infer<typeof moneySpanSchema>

/**
 * What the trip costs one person. A typical day holds bed, food, transport and entrances, so `entrances` and a chosen `stay` are
 * parts of `days`, never added to it (`isPartOfDays`). `totals` has one span, or one for each currency side by side; `totalsOfAll` is what it
 * costs everybody who travels.
 */
export const planBudgetSchema = z.object({
  lines: z.array(moneySpanSchema.extend({ what: z.enum(['days', 'entrances', 'stay', 'flights']), isPartOfDays: z.boolean() })),
  totals: z.array(moneySpanSchema),
  totalsOfAll: z.array(moneySpanSchema),
})
export type PlanBudget = z.infer<typeof planBudgetSchema>
