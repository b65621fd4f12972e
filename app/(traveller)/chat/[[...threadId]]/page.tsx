import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadConversation } from '@/app/api/chat/conversation'
import { requireUser, shownUser } from '@/app/session/current-user'
import { nameModel } from '@/lib/chat/name-model'
import { readPlan } from '@/lib/content/plan-seed'
import { newId } from '@/lib/new-id'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/chat'
import { listThreads } from '@/lib/workflows/threads/list-threads'
import { AtTheEnd } from './at-the-end'
import { ChatScreen } from './chat-screen'

export const metadata: Metadata = { title: texts.yourTrips, robots: { index: false } }

/** The main screen: a new thread, or one of the traveller's own as it stands now, with its last messages. */
export default async function ChatPage({ params, searchParams }: PageProps<'/chat/[[...threadId]]'>) {
  const { threadId: path } = await params
  const threadId = path?.[0] ?? null
  const plan = threadId ? null : readPlan(await searchParams)
  const user = await requireUser(threadId ? `/chat/${threadId}` : (plan?.href ?? '/chat'))
  const all = await services()
  const opened = threadId && path?.length === 1 ? await loadConversation(threadId, user.id, all) : null
  if (threadId && !opened) notFound()
  // An archived thread is not in the list.
  const name = threadId && (await all.threads.find(threadId, user.id))?.name
  const threads = await listThreads(user.id, all)
  return (
    <>
      <ChatScreen
        key={threadId ?? newId('thr')}
        user={shownUser(user)}
        threads={threads}
        answeredBy={nameModel(all.model)}
        opened={opened}
        name={name || texts.newTrip}
        seed={plan?.sentence ?? null}
        unsent={await all.unsentWords.find(user.id, threadId)}
      />
      {opened && <AtTheEnd />}
    </>
  )
}
