import 'server-only'
import { EVENT_HEADERS, eventsOf } from '@/lib/chat/answer-events'
import { followStored, type StoredAnswer } from '@/lib/chat/follow-stored'
import type { Services } from '@/lib/services'
import { openShown } from './history'
import { closeDeadAnswers } from './interrupted'
import { sentEvents } from './sent-events'

type Owner = { threadId: string; userId: string }

const LOOK_EVERY_MS = 400
/** The answer that is followed, and what may have been said since. */
const NEWEST_MESSAGES = 6

/** Which answer is followed, in which run: each run is a stream of its own, also where it goes on with an earlier one's answer. */
export type Followed = { messageId: string; runId: string }

/**
 * An answer of this thread from its first word: from the bus that carries its run, else from where it is stored. Whoever goes away changes
 * nothing of it.
 */
export async function followAnswer({ messageId, runId }: Followed, owner: Owner, all: Services): Promise<Response> {
  const carried = await all.bus.subscribe(runId)
  const load = () => loadStored(messageId, owner, all)
  const events = carried ?? eventsOf(followStored({ messageId, load, everyMs: LOOK_EVERY_MS }))
  return new Response(sentEvents(events), { headers: EVENT_HEADERS })
}

/** Asked for the run first: an answer whose run is over has said all it will. */
async function loadStored(messageId: string, owner: Owner, all: Services): Promise<StoredAnswer | null> {
  const run = await all.runs.find(owner.threadId)
  const isRunning = run?.messageId === messageId
  if (!isRunning) await closeDeadAnswers(all, owner.threadId)
  const rows = await all.messages.list(owner.threadId, owner.userId, { limit: NEWEST_MESSAGES })
  const row = rows.find(({ id }) => id === messageId)
  if (!row) return null
  const { parts, metadata } = openShown(row)
  return { parts, metadata, isRunning: isRunning && row.status === 'streaming' }
}
