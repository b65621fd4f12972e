import { z } from 'zod'
import { tripLineSchema } from '@/lib/travel/trip/trip-line-schema'

/** One line of the list of threads. */
export const threadEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  line: tripLineSchema.nullable(),
  /** The instant of its last message, ISO in UTC. */
  updatedAt: z.string(),
  pinned: z.boolean(),
  archived: z.boolean(),
  recorded: z.boolean(),
  state: z.enum(['planning', 'held', 'due', 'booked', 'failed', 'cancelled']),
})
export type ThreadEntry = z.infer<typeof threadEntrySchema>

export const threadsSchema = z.object({ threads: z.array(threadEntrySchema) })

/** Where something was said: the thread, and the message if it was not its name. */
export const searchHitSchema = z.object({ thread: threadEntrySchema, messageId: z.string().nullable(), excerpt: z.string() })
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchHitsSchema = z.object({ hits: z.array(searchHitSchema) })
