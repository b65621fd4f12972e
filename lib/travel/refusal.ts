import { z } from 'zod'

/** Why a command or an order step is not accepted: a stable code, a sentence for the traveller, and the field it concerns. */
export const refusalSchema = z.object({ code: z.string(), message: z.string(), field: z.string().optional() })
export type Refusal = z.infer<typeof refusalSchema>

/** A refusal as the result of a rule: `message` is for the traveller, `field` names the input it belongs to. */
export function refuse(code: string, message: string, field?: string): { refusal: Refusal } {
  return { refusal: field ? { code, message, field } : { code, message } }
}
