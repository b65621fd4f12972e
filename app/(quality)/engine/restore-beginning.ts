import type { ChatMessage } from '@/lib/chat/message'
import { wordsOf } from '@/lib/chat/words-of'
import { unpack } from '@/lib/replay/pack'
import type { TranscriptHeader } from '@/lib/replay/transcript'
import { searchResultSchema } from '@/lib/travel/flights/offer-schema'
import { nextMessageId, type Replay } from './replay'

type Beginning = NonNullable<TranscriptHeader['beginning']>

/**
 * What the thread held when its recording began, put back before the first act. Its branches are not known: the trip as it was then is
 * the one before each of its messages.
 */
export async function restoreBeginning(beginning: TranscriptHeader['beginning'], replay: Replay): Promise<void> {
  if (!beginning) return
  const { threadId, userId, searches, trips } = replay.stores
  for (const search of beginning.searches) await searches.save(userId, threadId, searchResultSchema.parse(unpack(search)))
  for (const { command, facts, issuedBy, issuedAt } of beginning.commands) {
    const stored = await trips.load(threadId, userId)
    const version = stored?.version ?? 0
    await trips.append({ threadId, userId, version, command, facts, issuedBy, issuedAt: new Date(issuedAt), clientKey: null })
  }
  for (const message of beginning.messages) await restoreMessage(message, replay)
}

async function restoreMessage({ role, parts: kept, status }: Beginning['messages'][number], replay: Replay): Promise<void> {
  const { threadId, userId, messages } = replay.stores
  const id = nextMessageId(replay)
  const metadata = { threadId, createdAt: replay.clock.now().getTime() }
  // Whatever stands there is opened as any stored message: with care.
  const parts = kept as ChatMessage['parts']
  const words = wordsOf(parts)
  if (role === 'user') {
    await messages.addTravellerMessage({ id, threadId, userId, parts, metadata: { ...metadata, key: id }, words, clientKey: `key_${id}` })
  } else {
    const runId = `run_${id}`
    await messages.beginAnswer({ id, threadId, userId, runId, metadata })
    const ended = status === 'complete' || status === 'failed' ? status : 'partial'
    await messages.saveAnswer({ id, threadId, userId, runId, parts, metadata, words, status: ended })
  }
  replay.placed.push(id)
}
