import { z } from 'zod'
import type { Money } from './money'

export const moneySchema = z.object({
  amountMinor: z.number().int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
}) satisfies z.ZodType<Money>
