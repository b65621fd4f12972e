import type { LanguageModelV4 } from '@ai-sdk/provider'
import { limitRate } from '@/app/api/limit-rate'
import { errorResponse, ofOwnBuild, readBody, refused, route } from '@/app/api/respond'
import { refuseWhileLeaving } from '@/app/process/leaving'
import { requestIdOf } from '@/app/process/request-id'
import { recordTurn } from '@/app/recording/record-turn'
import { type CurrentUser, requireUser, travellersCurrency, travellersToday } from '@/app/session/current-user'
import type { LiveRun } from '@/lib/chat/live-runs'
import { messageIdOf } from '@/lib/chat/message-id'
import { AppError } from '@/lib/errors'
import type { ThreadRow } from '@/lib/ports/thread-store'
import { type Services, services } from '@/lib/services'
import type { SelectableCurrency } from '@/lib/travel/currencies'
import type { PlainDate } from '@/lib/travel/dates'
import type { Refusal } from '@/lib/travel/refusal'
import { answeringModel } from './allowance'
import type { Answering, PlacedAnswer } from './answer'
import { answerer } from './answerer'
import { type ChatRequest, chatRequestSchema, checkText } from './chat-request'
import { awaitFirstWord } from './first-words'
import { followAnswer } from './follow'
import { newThreadId, threadOf } from './open-thread'
import { refuseWhileFull } from './refuse-while-full'
import { sendNextQueued } from './send-queued'
import { answerUsual, checkSameWords, takeTurn } from './take-turn'
import { takeUsualTurn } from './usual-turn'

/** One turn, answered as a stream. What it asks for is stored before the model is asked. */
export const POST = route(async (request) => {
  refuseWhileLeaving()
  const user = await requireUser()
  const all = await services()
  refuseWhileFull(all)
  const reading = readTurn(request)
  const onFirstWord = awaitFirstWord()
  try {
    const [{ body, model }, today] = await Promise.all([allowTurn(reading, user.id, all), travellersToday(request)])
    const asking = {
      user,
      model,
      today,
      preferredCurrency: travellersCurrency(user, request.headers),
      onFirstWord,
      requestId: requestIdOf(request),
    }
    return (await answerUsualTurn(body, asking, all)) ?? (await takeAndAnswer(body, asking, all))
  } catch (error) {
    onFirstWord()
    throw error
  }
})

async function readTurn(request: Request): Promise<ChatRequest> {
  const body = await readBody(request, chatRequestSchema)
  if ('text' in body) checkText(body.text)
  return body
}

type Asking = {
  user: CurrentUser
  model: LanguageModelV4
  today: PlainDate
  preferredCurrency: SelectableCurrency | null
  onFirstWord: () => void
  requestId: string
}

/** Counts the turn, also one that cannot be read, and says who answers it. */
async function allowTurn(reading: Promise<ChatRequest>, userId: string, all: Services) {
  // What is wrong with the request is said when it has been counted.
  reading.catch(() => undefined)
  await limitRate('chat', userId, all)
  const body = await reading
  return { body, model: await answeringModel('command' in body ? 'click' : 'words', userId, all) }
}

/** Null where the turn is no usual one; then nothing was done. */
async function answerUsualTurn(body: ChatRequest, asking: Asking, all: Services): Promise<Response | null> {
  const taken = await takeUsualTurn(body, asking, all)
  if (!taken) return null
  const answering = answeringOf(taken.threadId, taken.run, asking)
  return untilAnswered(answering, all, async () => {
    const placed = await answerUsual(taken, answering, all)
    await start(answering, placed, all)
    return placed
  })
}

/** Step by step, so that whatever keeps the turn from being answered can be told. */
async function takeAndAnswer(body: ChatRequest, asking: Asking, all: Services): Promise<Response> {
  const thread = await threadOf(body, asking.user.id, all)
  return takeIn(thread, body, asking, all).catch((error: unknown) => tellThread(error, body, asking))
}

async function takeIn(thread: ThreadRow, body: ChatRequest, asking: Asking, all: Services): Promise<Response> {
  const { user, onFirstWord } = asking
  const run = await all.runs.start(thread.id)
  if (!run) {
    onFirstWord()
    // It may have begun to leave since.
    refuseWhileLeaving()
    return followIfAnswered(body, { threadId: thread.id, userId: user.id }, all)
  }
  const answering = answeringOf(thread.id, run, asking)
  return untilAnswered(answering, all, () =>
    recordTurn(body, { thread, user, all }, async () => {
      const placed = await takeTurn(body, answering, all)
      if (!('refusal' in placed)) await start(answering, placed, all)
      return placed
    }),
  )
}

/** Whoever sends the first words of a thread once more may not know yet where they have arrived. */
function tellThread(error: unknown, { threadId, key }: ChatRequest, { user, requestId, onFirstWord }: Asking): Response {
  const hasArrived = error instanceof AppError && error.code === 'message_key_used'
  if (threadId || !hasArrived) throw error
  onFirstWord()
  return errorResponse(error, requestId, { threadId: newThreadId(user.id, key) })
}

type Begun = Answering & { onFirstWord: () => void }

function answeringOf(threadId: string, run: LiveRun, { user, model, today, preferredCurrency, onFirstWord }: Asking): Begun {
  const caller = { threadId, userId: user.id, today, preferredCurrency }
  return { run, caller, wishes: user.preferences, model, onFirstWord }
}

async function start(answering: Answering, placed: PlacedAnswer, all: Services): Promise<void> {
  const { threadId, userId } = answering.caller
  const { startAnswer } = await answerer()
  startAnswer(answering, placed, all, () => sendNextQueued(threadId, userId, all))
}

/** Ends a run for which no answer begins. */
async function untilAnswered(
  { run, caller, onFirstWord }: Begun,
  all: Services,
  take: () => Promise<PlacedAnswer | { refusal: Refusal }>,
): Promise<Response> {
  const taken = await take().catch(async (error: unknown) => {
    await run.end()
    throw error
  })
  if (!('refusal' in taken)) return ofOwnBuild(await followAnswer({ messageId: taken.messageId, runId: run.runId }, caller, all))
  onFirstWord()
  await run.end()
  return refused(taken.refusal)
}

/** While an answer is written, only its own message sent again is accepted. */
async function followIfAnswered(body: ChatRequest, owner: { threadId: string; userId: string }, all: Services): Promise<Response> {
  const run = await all.runs.find(owner.threadId)
  const [last] = run?.messageId ? await all.messages.list(owner.threadId, owner.userId, { limit: 1 }) : []
  const isSame = last !== undefined && last.id === run?.messageId && [last.id, last.parentId].includes(messageIdOf(body.key))
  if (isSame && 'text' in body) await checkSameWords(body, owner, all)
  if (isSame) return followAnswer({ messageId: last.id, runId: run.runId }, owner, all)
  throw new AppError('too_many', 'An answer is still being written in this trip. Stop it, or wait a moment.', 2)
}
