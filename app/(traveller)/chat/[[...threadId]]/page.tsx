import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { toChatMessage } from '@/app/api/chat/answer'
import { requireUser, shownUser } from '@/app/session'
import { nameModel } from '@/lib/chat/name-model'
import { newId } from '@/lib/new-id'
import { type Services, services } from '@/lib/services'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { listThreads } from '@/lib/workflows/trips/list-threads'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { ChatScreen } from './chat-screen'

export const metadata: Metadata = { title: 'Your trips', robots: { index: false } }

/** The main screen: a new thread, or one of the traveller's own as it stands now. */
export default async function ChatPage({ params }: PageProps<'/chat/[[...threadId]]'>) {
  const { threadId: path } = await params
  const threadId = path?.[0] ?? null
  const user = await requireUser(threadId ? `/chat/${threadId}` : '/chat')
  const all = await services()
  const threads = await listThreads(user.id, all)
  const answeredBy = nameModel(all.model)
  if (!threadId) {
    const empty = { threadId: null, messages: [], live: null, isAnswering: false }
    return <ChatScreen key={newId('thr')} user={shownUser(user)} threads={threads} answeredBy={answeredBy} {...empty} />
  }
  const thread = path?.length === 1 ? await openThread(threadId, user.id, all) : null
  if (!thread) notFound()
  return <ChatScreen key={threadId} user={shownUser(user)} threads={threads} answeredBy={answeredBy} threadId={threadId} {...thread} />
}

async function openThread(threadId: string, userId: string, all: Services) {
  const live = await loadLiveTrip(threadId, userId, all)
  if (!live) return null
  const running = all.runs.messageOf(threadId)
  const rows = await all.messages.list(threadId, userId)
  // A running answer is followed from its first word instead of being shown from its last batch.
  return { live: shownTrip(live), isAnswering: running !== null, messages: rows.filter((row) => row.id !== running).map(toChatMessage) }
}
