'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { ShownUser } from '@/app/session'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { Composer } from '@/components/chat/composer'
import { ExampleTrips } from '@/components/chat/example-trips'
import { Thread } from '@/components/chat/thread'
import { ThreadFrame } from '@/components/chat/thread-frame'
import { ThreadList } from '@/components/chat/thread-list'
import { ThreadMenu } from '@/components/chat/thread-menu'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { Wordmark } from '@/components/home/wordmark'
import { AccountMenu } from '@/components/session/account-menu'
import { takePendingSearch } from '@/components/state/pending-search'
import { takePendingSentence } from '@/components/state/pending-sentence'
import { type ThreadEntry, useThreadListStore } from '@/components/state/thread-list-store'
import { useTripStore } from '@/components/state/trip-store'
import { TripBar } from '@/components/trip/trip-bar'
import { TripPanel } from '@/components/trip/trip-panel'
import type { ChatMessage } from '@/lib/chat/message'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { ToolPartView } from './tool-part-view'
import { useConversation } from './use-conversation'

type ChatScreenProps = {
  user: ShownUser
  threads: ThreadEntry[]
  threadId: string | null
  messages: ChatMessage[]
  live: LiveTrip | null
  isAnswering: boolean
  /** The model that answers now, in words. */
  answeredBy: string
}

/** The main screen. A thread that began here keeps its page when it gets its own address; "New trip" then begins a new visit. */
export function ChatScreen(props: ChatScreenProps) {
  const [visit, setVisit] = useState(0)
  const startNewVisit = () => {
    window.history.replaceState(null, '', '/chat')
    setVisit(visit + 1)
  }
  return <ChatVisit key={visit} {...props} isFirstVisit={visit === 0} onNewVisit={startNewVisit} />
}

/** The conversation in the middle, the traveller's threads and the live trip beside it. */
function ChatVisit({
  user,
  threads,
  threadId,
  messages,
  live,
  isAnswering,
  answeredBy,
  isFirstVisit,
  onNewVisit,
}: ChatScreenProps & { isFirstVisit: boolean; onNewVisit: () => void }) {
  const conversation = useConversation({ userId: user.id, threadId, messages, isAnswering })
  const { actions, stop, sendUnsent, status, error, refusal } = conversation
  const acceptTrip = useTripStore((state) => state.accept)
  const acceptThreads = useThreadListStore((state) => state.accept)
  const name = useThreadListStore((state) => state.threads?.find((thread) => thread.id === conversation.threadId)?.name) ?? 'New trip'
  const router = useRouter()
  const hasStarted = useRef(false)

  useEffect(() => {
    // Of a later visit the list that came with the page is an older one.
    if (isFirstVisit) acceptThreads(threads)
    if (live) acceptTrip(live)
  }, [acceptThreads, acceptTrip, threads, live, isFirstVisit])

  const openThread = (id: string | null) => {
    if (id !== null) return id === conversation.threadId ? undefined : router.push(`/chat/${id}`)
    if (threadId === null) onNewVisit()
    else router.push('/chat')
  }

  // What was on its way when the page was left goes out again; then what was brought from the search page, or written before signing in. Each once.
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    if (sendUnsent() || threadId) return
    const search = takePendingSearch()
    if (search) return actions.act(search.command, search.label)
    const sentence = takePendingSentence()
    if (sentence) actions.say(sentence)
  }, [threadId, actions, sendUnsent])

  const wasInterrupted = status === 'ready' && conversation.messages.at(-1)?.role === 'user' && refusal === null
  return (
    <ChatActionsProvider value={actions}>
      <ThreadFrame
        title={name}
        menu={<ThreadMenu answeredBy={answeredBy} messages={conversation.messages} />}
        threadList={
          <>
            <div className="flex h-13 shrink-0 items-center px-5">
              <Wordmark />
            </div>
            <ThreadList currentThreadId={conversation.threadId} onOpen={openThread} />
            <div className="shrink-0 border-t p-2">
              <AccountMenu name={user.name} email={user.email} isGuest={user.isGuest} />
            </div>
          </>
        }
        trip={<TripPanel />}
        tripBar={<TripBar />}
        composer={
          <>
            <p role="alert" className="px-4 pb-2 text-brick text-fact empty:hidden">
              {refusal}
            </p>
            <Composer
              threadId={conversation.threadId}
              isAnswering={actions.isBusy}
              onSend={actions.say}
              onStop={() => void stop()}
              hasFocusAtFirst
            />
          </>
        }
      >
        <Thread
          messages={conversation.messages}
          status={wasInterrupted ? 'error' : status}
          error={wasInterrupted ? 'The answer was interrupted.' : error}
          renderTool={renderTool}
          onRetry={actions.retry}
          emptyState={<ExampleTrips onChoose={actions.say} />}
        />
      </ThreadFrame>
    </ChatActionsProvider>
  )
}

function renderTool(part: ThreadToolPart, _message: ChatMessage, isLatest: boolean) {
  return <ToolPartView part={part} isLatest={isLatest} />
}
