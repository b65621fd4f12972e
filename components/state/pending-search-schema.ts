import { z } from 'zod'
import { tripCommandSchema } from '@/lib/travel/trip/commands-schema'

/** A search on its way to the chat page, as the browser kept it. */
export const pendingSearchSchema = z.object({ command: tripCommandSchema, label: z.string().min(1).max(200) })
