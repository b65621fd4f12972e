import { z } from 'zod'
import { liveTripSchema } from '../travel/trip/live-trip-schema'
import type { ChatMessage } from './message'

export const queuedSchema = z.object({ key: z.string(), text: z.string(), createdAt: z.string() })
/** Words that wait until the answer that is on its way is there. */
export type Queued = z.infer<typeof queuedSchema>

export const queueSchema = z.object({ queued: z.array(queuedSchema) })

/** Whether an answer was on its way to be stopped. */
export const stoppedSchema = z.object({ stopped: z.boolean() })

/** A thread as it is opened: the last messages of the branch that is shown, what is on its way, what waits, and the live trip. */
export const conversationSchema = z.object({
  threadId: z.string(),
  // Each message was opened by lib/chat/open-message.ts, which every version of it passes.
  messages: z.array(z.custom<ChatMessage>((value) => typeof value === 'object' && value !== null && 'parts' in value)),
  /** Whether older messages can be asked for, before the first one here. */
  hasEarlier: z.boolean(),
  /** The answer that is being written right now; it is not among the messages, but followed from its first word. */
  runningMessageId: z.string().nullable(),
  queued: z.array(queuedSchema),
  live: liveTripSchema,
})
export type Conversation = z.infer<typeof conversationSchema>

/** What a window compares with what it shows: when anything differs, it asks for the conversation anew. */
export const pulseSchema = z.object({
  headId: z.string().nullable(),
  headStatus: z.string().nullable(),
  tripVersion: z.number(),
  /** How the order stands that hangs on the trip; null without one. */
  orderStatus: z.string().nullable(),
  runningMessageId: z.string().nullable(),
  queuedKeys: z.array(z.string()),
})
export type Pulse = z.infer<typeof pulseSchema>
