import type { LanguageModelV4 } from '@ai-sdk/provider'
import { limitRate } from '@/app/api/limit-rate'
import { ofOwnBuild, readBody, refused, route } from '@/app/api/respond'
import { refuseWhileLeaving } from '@/app/leaving'
import { recordTurn } from '@/app/recording-turns'
import { type CurrentUser, requireUser, travellersToday } from '@/app/session'
import { messageIdOf } from '@/lib/chat/message-id'
import { AppError } from '@/lib/errors'
import { type Services, services } from '@/lib/services'
import type { PlainDate } from '@/lib/travel/dates'
import { answeringModel } from './allowance'
import { startAnswer } from './answer'
import { type ChatRequest, chatRequestSchema, checkText } from './chat-request'
import { awaitFirstWord } from './first-words'
import { followAnswer } from './follow'
import { type TurnThread, threadOf } from './open-thread'
import { refuseWhileFull } from './refuse-while-full'
import { sendNextQueued } from './send-queued'
import { checkSameWords, takeTurn } from './take-turn'

/** One turn, answered as a stream. What it asks for is stored before the model is asked. */
export const POST = route(async (request) => {
  refuseWhileLeaving()
  const user = await requireUser()
  const all = await services()
  refuseWhileFull(all)
  const reading = readTurn(request)
  const allowed = allowTurn(reading, user.id, all)
  const finding = findThread(reading, allowed, user.id, all)
  const onFirstWord = awaitFirstWord()
  try {
    const [model, { body, thread, isBegun }, today] = await Promise.all([allowed, finding, travellersToday(request)])
    return await takeAndAnswer({ body, thread, isBegun, user, model, today, onFirstWord }, all)
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

/** Counts the turn, also one that cannot be read, and says who answers it. */
async function allowTurn(reading: Promise<ChatRequest>, userId: string, all: Services): Promise<LanguageModelV4> {
  await limitRate('chat', userId, all)
  return answeringModel('command' in (await reading) ? 'click' : 'words', userId, all)
}

/** Looks for the thread while the turn is counted; what was wrong with the request is said when it has been. */
async function findThread(reading: Promise<ChatRequest>, allowed: Promise<unknown>, userId: string, all: Services) {
  const body = await reading.catch(async (error: unknown) => {
    await allowed
    throw error
  })
  return { body, ...(await threadOf(body, userId, allowed, all)) }
}

type Asking = TurnThread & {
  body: ChatRequest
  user: CurrentUser
  model: LanguageModelV4
  today: PlainDate
  onFirstWord: () => void
}

async function takeAndAnswer({ body, thread, isBegun, user, model, today, onFirstWord }: Asking, all: Services): Promise<Response> {
  const owner = { threadId: thread.id, userId: user.id }
  const run = await all.runs.start(thread.id)
  if (!run) {
    onFirstWord()
    // It may have begun to leave since.
    refuseWhileLeaving()
    return followIfAnswered(body, owner, all)
  }
  const caller = { ...owner, today, preferredCurrency: user.preferences.currency }
  const answering = { run, caller, wishes: user.preferences, model, onFirstWord }
  const takeRecorded = () =>
    recordTurn(body, { thread, user, all }, async () => {
      const placed = await takeTurn(body, { ...answering, isBegun }, all)
      if (!('refusal' in placed)) startAnswer(answering, placed, all, () => sendNextQueued(thread.id, user.id, all))
      return placed
    })
  const taken = await takeRecorded().catch(async (error: unknown) => {
    await run.end()
    throw error
  })
  if (!('refusal' in taken)) return ofOwnBuild(await followAnswer({ messageId: taken.messageId, runId: run.runId }, owner, all))
  onFirstWord()
  await run.end()
  return refused(taken.refusal)
}

/** While an answer is written nothing else is taken, except the very message it answers, sent once more. */
async function followIfAnswered(body: ChatRequest, owner: { threadId: string; userId: string }, all: Services): Promise<Response> {
  const run = await all.runs.find(owner.threadId)
  const [last] = run?.messageId ? await all.messages.list(owner.threadId, owner.userId, { limit: 1 }) : []
  const isSame = last !== undefined && last.id === run?.messageId && [last.id, last.parentId].includes(messageIdOf(body.key))
  if (isSame && 'text' in body) await checkSameWords(body, owner, all)
  if (isSame) return followAnswer({ messageId: last.id, runId: run.runId }, owner, all)
  throw new AppError('too_many', 'An answer is still being written in this thread. Stop it, or wait a moment.', 2)
}
