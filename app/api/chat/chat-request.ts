import 'server-only'
import { z } from 'zod'
import { messageRefusal } from '@/components/chat/message-refusal'
import { AppError, type ErrorCode } from '@/lib/errors'
import { tripCommandSchema } from '@/lib/travel/trip/commands-schema'

export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{6,120}$/)

/** One turn: words (new, or in place of earlier ones), a click, an answer that is to go on, or another version of an answer. */
export const chatRequestSchema = z.union([
  z.strictObject({ threadId: idSchema.optional(), key: idSchema, text: z.string(), instead: idSchema.optional() }),
  z.strictObject({ threadId: idSchema.optional(), key: idSchema, command: tripCommandSchema, label: z.string().min(1).max(200) }),
  z.strictObject({ threadId: idSchema, key: idSchema, goOn: z.literal(true) }),
  z.strictObject({ threadId: idSchema, key: idSchema, again: idSchema }),
])
export type ChatRequest = z.infer<typeof chatRequestSchema>
export type WordsRequest = Extract<ChatRequest, { text: string }>
export type ClickRequest = Extract<ChatRequest, { label: string }>

const REFUSAL_CODES: Record<string, ErrorCode> = {
  empty: 'message_empty',
  'too-long': 'message_too_long',
  'card-number': 'card_data_not_accepted',
  passport: 'secret_not_accepted',
  password: 'secret_not_accepted',
}

/** The composer's own rule, held here too: whatever sends the message. */
export function checkText(text: string): void {
  const refusal = messageRefusal(text)
  if (refusal) throw new AppError(REFUSAL_CODES[refusal.code] ?? 'bad_request', refusal.message)
}
