import { z } from 'zod'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { budgetOutlookSchema, budgetStandingSchema } from '@/lib/travel/trip/trip-budget-schema'

export const input = z.object({
  amount: z.number().nullable().optional().describe('null takes the budget away; left out: only tells how the trip stands'),
  currency: z.string().optional().describe('ISO code, if named'),
  per: z.enum(['trip', 'person']).optional(),
  from: z.string().max(80).optional().describe('where the trip starts, if said with an amount without currency'),
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('set'), standing: budgetStandingSchema, outlook: budgetOutlookSchema.nullable() }),
  z.object({ status: z.literal('dropped') }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
