import { z } from 'zod'

export const missingStayWishSchema = z.enum(['city', 'checkInOn', 'checkOutOn'])
export type MissingStayWish = z.infer<typeof missingStayWishSchema>
