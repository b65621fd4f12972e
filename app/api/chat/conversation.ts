import 'server-only'
import type { Conversation, Queued } from '@/lib/chat/conversation'
import { messageIdOf } from '@/lib/chat/message-id'
import type { MessageRow } from '@/lib/ports/message-store'
import type { QueuedMessage } from '@/lib/ports/queue-store'
import type { Services } from '@/lib/services'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { openShown } from './history'
import { closeDeadAnswers } from './interrupted'

/** A few screens full: cards are tall, and whoever scrolls up gets more before the end of it. */
export const USUAL_PAGE = 24
export const LARGEST_PAGE = 200

type Page = { limit: number; before?: string | undefined }

/** A thread as it is opened; an answer that nobody writes any more is closed first. Null when it is not this user's or does not exist. */
export async function loadConversation(
  threadId: string,
  userId: string,
  all: Services,
  { limit, before }: Page = { limit: USUAL_PAGE },
): Promise<Conversation | null> {
  const live = await loadLiveTrip(threadId, userId, all)
  if (!live) return null
  const [{ rows, runningMessageId }, queued] = await Promise.all([
    settledRows(threadId, userId, all, { limit: limit + 1, before }),
    all.queue.list(threadId, userId),
  ])
  const messages = rows.slice(-limit).filter(({ id }) => id !== runningMessageId)
  return {
    threadId,
    messages: messages.map(openShown),
    hasEarlier: rows.length > limit,
    runningMessageId,
    queued: queued.filter(({ key }) => !rows.some(({ id }) => id === messageIdOf(key))).map(shownQueued),
    live: shownTrip(live),
  }
}

/** Words that wait, as their owner sees them. */
export function shownQueued({ key, text, createdAt }: QueuedMessage): Queued {
  return { key, text, createdAt: createdAt.toISOString() }
}

/** The rows, and which of them is being written right now. An answer that still stands open without a run is closed and read again. */
async function settledRows(
  threadId: string,
  userId: string,
  all: Services,
  page: Page,
): Promise<{ rows: MessageRow[]; runningMessageId: string | null }> {
  const rows = await all.messages.list(threadId, userId, page)
  if (openAnswer(rows) === null)
    return { rows, runningMessageId: page.before ? ((await all.runs.find(threadId))?.messageId ?? null) : null }
  const run = await all.runs.find(threadId)
  if (run && run.messageId === openAnswer(rows)) return { rows, runningMessageId: run.messageId }
  await closeDeadAnswers(all, threadId)
  const again = await all.messages.list(threadId, userId, page)
  return { rows: again, runningMessageId: openAnswer(again) }
}

function openAnswer(rows: MessageRow[]): string | null {
  const last = rows.at(-1)
  return last?.status === 'streaming' ? last.id : null
}
