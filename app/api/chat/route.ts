import { createHash } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { readBody, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session'
import { messageRefusal } from '@/components/chat/message-refusal'
import type { LiveRun } from '@/lib/chat/live-runs'
import type { ChatMessage } from '@/lib/chat/message'
import { AppError, type ErrorCode, notFound } from '@/lib/errors'
import { newId } from '@/lib/new-id'
import { type Services, services } from '@/lib/services'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import { type TripCommand, tripCommandSchema } from '@/lib/travel/trip/commands'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { firstName } from '@/lib/workflows/trips/name-thread'
import { withOwnPlaces } from '@/lib/workflows/trips/with-own-places'
import { answeringModel } from './allowance'
import { followAnswer, startAnswer, toChatMessage } from './answer'
import type { TurnCaller } from './turn'

const idSchema = z.string().regex(/^[A-Za-z0-9_-]{6,120}$/)
const requestSchema = z.union([
  z.strictObject({ threadId: idSchema.optional(), key: idSchema, text: z.string() }),
  z.strictObject({ threadId: idSchema.optional(), key: idSchema, command: tripCommandSchema, label: z.string().min(1).max(200) }),
  z.strictObject({ threadId: idSchema, key: idSchema, retry: z.literal(true) }),
])
type ChatRequest = z.infer<typeof requestSchema>

/** One turn: the newest message, or a click with its command, or "once more"; answered as a stream. */
export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('chat', user.id, all)
  const body = await readBody(request, requestSchema)
  if ('text' in body) checkText(body.text)
  const model = await answeringModel('command' in body ? 'click' : 'words', user.id, all)
  const today = await travellersToday(request)
  if (!body.threadId && 'command' in body) await checkFirstCommand(body.command, user.id, all)
  const thread = body.threadId ? await all.threads.find(body.threadId, user.id) : await openThread(body, user.id, all)
  if (!thread) throw notFound()
  const caller = { threadId: thread.id, userId: user.id, today, preferredCurrency: user.preferences.currency }
  const run = all.runs.start(thread.id)
  if (!run) return followIfSent(body.key, caller, all)
  try {
    return await takeTurn(body, { run, caller, wishes: user.preferences, model }, all)
  } catch (error) {
    run.end()
    throw error
  }
})

type Answering = { run: LiveRun; caller: TurnCaller; wishes: AnswerWishes; model: LanguageModelV4 }

async function takeTurn(body: ChatRequest, answering: Answering, all: Services): Promise<Response> {
  const { run, caller } = answering
  if ('retry' in body) return answer(answering, all)
  let parts: ChatMessage['parts']
  if ('command' in body) {
    // The key makes a click that is sent again harmless: its command is issued once.
    const own = withOwnPlaces(body.command, all.places)
    const issued =
      'refusal' in own ? own : await issueTripCommand(own.command, { ...caller, issuedBy: 'traveller', clientKey: body.key }, all)
    if ('refusal' in issued) {
      run.end()
      return refused(issued.refusal)
    }
    parts = [{ type: 'data-change', data: { label: body.label, fact: issued.live.undoLabel ?? body.command.type } }]
  } else {
    parts = [{ type: 'text', text: body.text.trim() }]
  }
  const { threadId, userId } = caller
  const metadata = { createdAt: all.clock().getTime(), threadId, key: body.key }
  const isNew = await all.messages.addTravellerMessage({ id: newId('msg'), threadId, userId, parts, metadata, clientKey: body.key })
  return isNew ? answer(answering, all) : answerAgain(answering, all)
}

/** While an answer is written nothing else is taken, except the very message it answers, sent once more. */
async function followIfSent(key: string, caller: TurnCaller, all: Services): Promise<Response> {
  const running = all.runs.messageOf(caller.threadId)
  const isSent = running && (await all.messages.hasTravellerMessage(caller.threadId, caller.userId, key))
  const following = isSent && followAnswer(running, all)
  if (following) return following
  throw new AppError('too_many', 'An answer is still being written in this thread. Stop it, or wait a moment.', 2)
}

/** The same message came twice: it is answered if it never was, but never twice. */
async function answerAgain(answering: Answering, all: Services): Promise<Response> {
  const last = (await all.messages.list(answering.caller.threadId, answering.caller.userId)).at(-1)
  if (last?.role === 'user') return answer(answering, all)
  throw new AppError('message_key_used', 'This message has arrived already. Reload the thread to see its answer.')
}

async function answer({ run, caller, wishes, model }: Answering, all: Services): Promise<Response> {
  const rows = await all.messages.list(caller.threadId, caller.userId)
  const last = rows.at(-1)
  // "Once more" replaces the last answer; its commands stay in the trip, where undo reaches them.
  const messageId = last?.role === 'assistant' ? last.id : newId('msg')
  const history = rows.filter((row) => row.id !== messageId).map(toChatMessage)
  startAnswer({ caller, wishes, model, run, messageId, history }, all)
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

/** A thread begins with words, or with a search of the traveller's own; anything else would leave an empty one behind. */
async function checkFirstCommand(command: TripCommand, userId: string, { searches }: Services): Promise<void> {
  const isTaken = command.type === 'take-search' && (await searches.find(command.searchId, userId)) !== null
  if (!isTaken) throw notFound()
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
