import { z } from 'zod'

/** Why something else is wanted: it rains, children come along, or simply something else. */
export const swapReasonSchema = z.enum(['rain', 'children', 'other'])
export type SwapReason = z.infer<typeof swapReasonSchema>
