import { z } from 'zod'
import type { Refusal } from './refusal'

/** A refusal on its way between two parts of the app. */
export const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  choices: z.array(z.string()).optional(),
}) satisfies z.ZodType<Refusal>
