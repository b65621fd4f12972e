import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { isRecorded } from '@/app/recording/recording'
import type { CurrentUser } from '@/app/session/current-user'
import { newId } from '@/lib/new-id'
import type { Services } from '@/lib/services'
import { firstName } from '@/lib/travel/trip/first-name'
import type { ChatRequest, WordsRequest } from './chat-request'
import { answersLimit } from './limit-at-once'
import { newThreadId } from './open-thread'
import { emptyAnswer, type TakenTurn, wordsMessage } from './take-turn'

type Asking = { user: Pick<CurrentUser, 'id'>; model: LanguageModelV4 }
/** By the id of a traveller, what of theirs is being placed in this process. */
const placing = new Map<string, Promise<void>>()

/**
 * What almost every turn is, words at the end of a thread or its first ones: placed by a single question to the database, with the run that
 * answers them. Null where they are anything else, or where anything about them is unusual: then nothing was done.
 */
export async function takeUsualTurn(body: ChatRequest, { user, model }: Asking, all: Services): Promise<TakenTurn | null> {
  const isAnyRecorded = isRecorded({ recordedSince: null }, all)
  if (!('text' in body) || body.instead !== undefined || isAnyRecorded) return null
  return afterOthers(user.id, () => take(body, { user, model }, all))
}

/** A traveller's other answers are counted as one begins: of two that begin at the same moment neither would count the other. */
function afterOthers<Taken>(userId: string, begin: () => Promise<Taken>): Promise<Taken> {
  const before = placing.get(userId)
  const taking = before ? before.then(begin) : begin()
  const over = taking.then(leave, leave)
  placing.set(userId, over)
  return taking

  function leave(): void {
    if (placing.get(userId) === over) placing.delete(userId)
  }
}

async function take(said: WordsRequest, { user, model }: Asking, all: Services): Promise<TakenTurn | null> {
  const { key, text, threadId } = said
  const id = threadId ?? newThreadId(user.id, key)
  const owner = { threadId: id, userId: user.id }
  const words = wordsMessage({ key, text }, id, all)
  const answer = emptyAnswer(newId('msg'), id, model, all)
  const run = await all.runs.start(id, async ({ runId, leaseUntil }) => {
    const turn = { ...owner, words, answer: { ...answer, runId }, leaseUntil, limit: answersLimit(all) }
    return threadId ? all.turns.take(turn) : all.turns.begin({ ...turn, name: firstName(text) })
  })
  return run && { threadId: id, run, said, answer, isFirst: threadId === undefined }
}
