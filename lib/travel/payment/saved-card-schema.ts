import { z } from 'zod'
import { cardTokenSchema } from './billing-schema'

/** A card kept for next time: the gateway's token and what may be shown of it. Never a number. */
const savedCardSchema = z.object({ id: z.string(), card: cardTokenSchema })
export type SavedCard = z.infer<typeof savedCardSchema>

/** What the browser learns; `isExpired` by the server's clock. */
export const savedCardsSchema = z.array(savedCardSchema.extend({ isExpired: z.boolean() }))
export type SavedCardView = z.infer<typeof savedCardsSchema>[number]
