import 'server-only'
import { logFailure } from '@/app/process/log-failure'
import { recordTurn } from '@/app/recording/record-turn'
import { messageIdOf } from '@/lib/chat/message-id'
import { newId } from '@/lib/new-id'
import type { QueuedMessage } from '@/lib/ports/queue-store'
import type { Services } from '@/lib/services'
import { plainDateIn } from '@/lib/travel/dates'
import { answeringModel } from './allowance'
import type { Answering } from './answer'
import { answerer } from './answerer'
import { createQueuePauses } from './queue-pauses'
import { beginAnswer, placeWords } from './take-turn'

const MOST_AT_ONCE = 20
const pausesOfProcess = createQueuePauses()

/**
 * Sends the oldest of the words that wait in a thread, unless an answer is on its way there: they are placed, then leave the queue, then
 * are answered; a process that dies in between neither loses nor doubles them. When that answer has ended the next ones follow.
 */
export async function sendNextQueued(threadId: string, userId: string, all: Services): Promise<void> {
  if ((await all.queue.list(threadId, userId)).length === 0) return
  const run = await all.runs.start(threadId)
  if (!run) return
  try {
    const next = () => sendNextQueued(threadId, userId, all)
    // One that was sent already is taken out, and the next one has its turn.
    while (true) {
      const [oldest] = await all.queue.list(threadId, userId)
      if (!oldest) break
      if (await send(oldest, { run, threadId, userId }, all, next)) return
    }
  } catch (error) {
    await run.end()
    throw error
  }
  await run.end()
}

/**
 * What a process that died, or was stopped, has left waiting: some threads at a time, those that have waited longest first. One whose
 * sending fails is left alone for longer each time, so that it keeps no other waiting, and each kind of its failures is logged once.
 */
export async function sendAllQueued(all: Services, pauses = pausesOfProcess): Promise<void> {
  const now = all.clock()
  for (const { threadId, userId } of await all.queue.waitingThreads(now, MOST_AT_ONCE, pauses.at(now))) {
    try {
      await sendNextQueued(threadId, userId, all)
      pauses.noteSuccess(threadId)
    } catch (error) {
      if (pauses.noteFailure(threadId, error, now)) logFailure('queue', error)
    }
  }
}

type Turn = { run: Answering['run']; threadId: string; userId: string }

/** True when its answer has begun, which then ends the run. */
async function send(queued: QueuedMessage, { run, threadId, userId }: Turn, all: Services, next: () => Promise<void>): Promise<boolean> {
  const [thread, user] = await Promise.all([all.threads.find(threadId, userId), all.users.findById(userId)])
  if (!thread || !user) throw new Error('words wait for somebody who is gone')
  const { key, text, timeZone } = queued
  const { preferences } = user
  const caller = { threadId, userId, today: plainDateIn(timeZone, all.clock()), preferredCurrency: preferences.currency }
  const answering = { run, caller, wishes: preferences, model: await answeringModel('words', userId, all) }
  return recordTurn({ threadId, key, text }, { thread, user, all }, async () => {
    const isNew = await place(queued, caller, all)
    const placed = isNew ? await beginAnswer(newId('msg'), answering, all) : null
    await all.queue.remove(threadId, userId, key)
    if (!placed) return false
    const { startAnswer } = await answerer()
    startAnswer(answering, placed, all, next)
    return true
  })
}

/** False when these words were placed and answered before, were taken back a moment ago, or their thread is gone. */
async function place(queued: QueuedMessage, caller: Answering['caller'], all: Services): Promise<boolean> {
  const placing = await placeWords({ key: queued.key, text: queued.text, fromQueue: true }, caller, all)
  if (placing === 'placed') return true
  // They can never be placed: kept, they would keep what waits behind them from ever being sent.
  if (placing !== 'known') return false
  const [last] = await all.messages.list(caller.threadId, caller.userId, { limit: 1 })
  return last?.id === messageIdOf(queued.key)
}
