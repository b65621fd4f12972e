import { z } from 'zod'

export const missingWishSchema = z.enum(['origin', 'destination', 'departureOn', 'returnOn', 'tripType'])
export type MissingWish = z.infer<typeof missingWishSchema>
