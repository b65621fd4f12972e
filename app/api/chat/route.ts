import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readBody, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session'
import { messageRefusal } from '@/components/chat/message-refusal'
import type { ChatMessage } from '@/lib/chat/message'
import { AppError, type ErrorCode, notFound } from '@/lib/errors'
import { newId } from '@/lib/new-id'
import { type Services, services } from '@/lib/services'
import { tripCommandSchema } from '@/lib/travel/trip/commands'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { firstName } from '@/lib/workflows/trips/name-thread'
import { followAnswer, startAnswer, toChatMessage } from './answer'
import type { TurnCaller } from './turn'

const MESSAGES_PER_MINUTE = 60

const idSchema = z.string().regex(/^[A-Za-z0-9_-]{6,120}$/)
const requestSchema = z.union([
  z.strictObject({ threadId: idSchema.optional(), key: idSchema, text: z.string() }),
  z.strictObject({ threadId: idSchema, key: idSchema, command: tripCommandSchema, label: z.string().min(1).max(200) }),
  z.strictObject({ threadId: idSchema, key: idSchema, retry: z.literal(true) }),
])
type ChatRequest = z.infer<typeof requestSchema>

/** One turn: the newest message, or a click with its command, or "once more"; answered as a stream. */
export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  const { retryAfterSeconds } = await all.rateLimits.hit(`chat:${user.id}`, MESSAGES_PER_MINUTE, 60, all.clock())
  if (retryAfterSeconds > 0)
    throw new AppError(
      'too_many',
      `That was a lot at once. Please go on in ${retryAfterSeconds} seconds; your text is kept.`,
      retryAfterSeconds,
    )
  const body = await readBody(request, requestSchema)
  if ('text' in body) checkText(body.text)
  const today = await travellersToday(request)
  const thread = body.threadId ? await all.threads.find(body.threadId, user.id) : await openThread(body, user.id, all)
  if (!thread) throw notFound()
  const caller = { threadId: thread.id, userId: user.id, today }

  if ('retry' in body) return answer(caller, all)
  const running = all.runs.messageOf(thread.id)
  if (running) return followIfSent(body.key, running, caller, all)
  if ('command' in body) {
    const issued = await issueTripCommand(body.command, { ...caller, issuedBy: 'traveller' }, all)
    if ('refusal' in issued) return refused(issued.refusal)
  }
  const parts: ChatMessage['parts'] =
    'command' in body ? [{ type: 'data-change', data: { label: body.label } }] : [{ type: 'text', text: body.text.trim() }]
  const isNew = await all.messages.addTravellerMessage({
    id: newId('msg'),
    threadId: thread.id,
    userId: user.id,
    parts,
    metadata: { createdAt: all.clock().getTime(), threadId: thread.id },
    clientKey: body.key,
  })
  return isNew ? answer(caller, all) : answerAgain(caller, all)
})

/** While an answer is written nothing else is taken, except the very message it answers, sent once more. */
async function followIfSent(key: string, running: string, caller: TurnCaller, all: Services): Promise<Response> {
  const isSent = await all.messages.hasTravellerMessage(caller.threadId, caller.userId, key)
  const following = isSent && followAnswer(running, all)
  if (following) return following
  throw new AppError('too_many', 'An answer is still being written in this thread. Stop it, or wait a moment.', 2)
}

/** The same message came twice: it is answered if it never was, but never twice. */
async function answerAgain(caller: TurnCaller, all: Services): Promise<Response> {
  const last = (await all.messages.list(caller.threadId, caller.userId)).at(-1)
  if (last?.role === 'user') return answer(caller, all)
  throw new AppError('message_key_used', 'This message has arrived already. Reload the thread to see its answer.')
}

async function answer(caller: TurnCaller, all: Services): Promise<Response> {
  const rows = await all.messages.list(caller.threadId, caller.userId)
  const last = rows.at(-1)
  // "Once more" replaces the last answer; its commands stay in the trip, where undo reaches them.
  const messageId = last?.role === 'assistant' ? last.id : newId('msg')
  const history = rows.filter((row) => row.id !== messageId).map(toChatMessage)
  startAnswer({ caller, messageId, history }, all)
  const response = followAnswer(messageId, all)
  if (!response) throw new AppError('server_error', 'The answer could not be followed. Reload the thread to see it.')
  return response
}

/** A thread for a first message. Its id follows from the message's key, so that the same message never opens two. */
async function openThread(body: ChatRequest, userId: string, { threads }: Services) {
  const id = `thr_${createHash('sha256').update(`${userId} ${body.key}`).digest('hex').slice(0, 32)}`
  const name = 'text' in body ? firstName(body.text) : 'New trip'
  return (await threads.find(id, userId)) ?? threads.create({ id, userId, name })
}

const REFUSAL_CODES: Record<string, ErrorCode> = {
  empty: 'message_empty',
  'too-long': 'message_too_long',
  'card-number': 'card_data_not_accepted',
}

/** The composer's own rule, held here too: whatever sends the message. */
function checkText(text: string): void {
  const refusal = messageRefusal(text)
  if (refusal) throw new AppError(REFUSAL_CODES[refusal.code] ?? 'bad_request', refusal.message)
}
