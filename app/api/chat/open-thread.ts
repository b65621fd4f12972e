import 'server-only'
import { createHash } from 'node:crypto'
import { AppError, notFound } from '@/lib/errors'
import type { ThreadRow } from '@/lib/ports/thread-store'
import type { Services } from '@/lib/services'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { firstName } from '@/lib/travel/trip/first-name'
import type { ChatRequest } from './chat-request'
import { limitAnswersAtOnce } from './limit-at-once'

const DELETED =
  'The trip this message started was deleted, so we didn’t send it. We’ve kept your text here; send it as a new message to start another trip.'

/** The thread of a turn: the one it names, or a new one that it begins. What is not this user's is not there. */
export async function threadOf(body: ChatRequest, userId: string, all: Services): Promise<ThreadRow> {
  // What is said instead of something belongs to a thread.
  if (!body.threadId && 'instead' in body) throw notFound()
  if (!body.threadId && 'command' in body) await checkFirstCommand(body.command, userId, all)
  if (!body.threadId) return beginThread(body, userId, all)
  const thread = await all.threads.find(body.threadId, userId)
  if (!thread) throw notFound()
  return thread
}

/** It follows from the first message's key, so that the same message never opens two, however often it is sent. */
export function newThreadId(userId: string, key: string): string {
  return `thr_${createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 32)}`
}

async function beginThread(body: ChatRequest, userId: string, all: Services): Promise<ThreadRow> {
  const { threads } = all
  const id = newThreadId(userId, body.key)
  // A thread that is there already is found, whether or not another one may begin.
  const known = await threads.find(id, userId)
  if (known) return known
  await limitAnswersAtOnce(userId, 0, all)
  const name = 'text' in body ? firstName(body.text) : 'New trip'
  const begun = (await threads.create({ id, userId, name })) ?? (await threads.find(id, userId))
  if (begun) return begun
  // The id is taken, and yet nothing is there to be found.
  throw new AppError('not_found', DELETED)
}

/** A thread begins with words, or with a search of the traveller's own; anything else would leave an empty one behind. */
async function checkFirstCommand(command: TripCommand, userId: string, { searches }: Services): Promise<void> {
  const isTaken = command.type === 'take-search' && (await searches.find(command.searchId, userId)) !== null
  if (!isTaken) throw notFound()
}
