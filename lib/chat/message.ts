import type { UIMessage } from 'ai'
import { z } from 'zod'
import { tripLineSchema } from '../travel/trip/trip-line-schema'

/** Beside the words of a message. `createdAt` is epoch milliseconds; `key` is what its browser sent it under; `status` tells an answer that was cut off from a whole one; `model` is who answered, in words. */
export const messageMetadataSchema = z.object({
  createdAt: z.number().optional(),
  threadId: z.string().optional(),
  status: z.enum(['complete', 'partial', 'failed']).optional(),
  model: z.string().optional(),
  /** Who went on when `model` could not, from which step of the answer (from 0), and why. */
  takenOver: z.object({ by: z.string(), fromStep: z.number().int(), why: z.string() }).optional(),
  key: z.string().optional(),
  /** Sentences that were not shown because they stand in no fact. */
  ungrounded: z.number().int().optional(),
  /** Answers to its question, each as the traveller's words; they count while the trip is as it was: at `tripVersion`. */
  replies: z.object({ words: z.array(z.string()), tripVersion: z.number().int() }).optional(),
  /** The ids of all versions of this message, oldest first; left out while it is the only one. */
  versions: z.array(z.string()).optional(),
})
export type MessageMetadata = z.infer<typeof messageMetadataSchema>

/**
 * `data-change`: a click that changed the trip, as one line ("You chose TP1361, 09:40 → 12:25"). `label` is the browser's, `fact`
 * what the server knows of it; the model reads the fact.
 * `data-trip`: the live trip after a step; shown, never kept.
 * `data-thread`: what the thread is called at the end of an answer, where the trip may have moved; never kept.
 * `data-unreadable`: stands where a stored part is of another version or broken: what it was, and the words that could be read of it.
 * `data-unsaid`: stands where words of the model were not shown, with those of its claims that no result holds; only the model reads it.
 * `data-notice`: what the reader is told of the answer itself: that it waits (empty again when the wait is over), why it ended
 * early, or that the built-in concierge goes on in the service's place.
 */
export const dataSchemas = {
  change: z.object({ label: z.string().max(200), fact: z.string().optional() }),
  trip: z.unknown(),
  thread: z.object({ name: z.string(), line: tripLineSchema.nullable() }),
  unreadable: z.object({ what: z.string(), words: z.string() }),
  unsaid: z.object({ claims: z.array(z.string()) }),
  notice: z.object({ kind: z.enum(['waiting', 'fault', 'takeover']), text: z.string() }),
}
export type ChatData = { [Name in keyof typeof dataSchemas]: z.infer<(typeof dataSchemas)[Name]> }

export type ChatMessage = UIMessage<MessageMetadata, ChatData>
export type ChatPart = ChatMessage['parts'][number]
