'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ShownUser } from '@/app/session/current-user'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { Composer } from '@/components/chat/composer'
import { ExampleTrips } from '@/components/chat/example-trips'
import { QueuedLines } from '@/components/chat/queued-lines'
import { QuickReplies } from '@/components/chat/quick-replies'
import { Thread } from '@/components/chat/thread'
import { ThreadFrame } from '@/components/chat/thread-frame'
import { ThreadMenu } from '@/components/chat/thread-menu'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { Wordmark } from '@/components/home/wordmark'
import { LateRecordControl } from '@/components/record/late-record-control'
import { AccountMenu } from '@/components/session/account-menu'
import { OpenedTripProvider } from '@/components/state/opened-trip'
import { takePendingSearch } from '@/components/state/pending-search'
import { takePendingSentence } from '@/components/state/pending-sentence'
import { useFollowStay } from '@/components/state/stay-store'
import type { ThreadEntry } from '@/components/state/thread-entry'
import { useThreadListStore } from '@/components/state/thread-list-store'
import { useTripStore } from '@/components/state/trip-store'
import { useLiveTrip } from '@/components/state/use-live-trip'
import { ThreadList } from '@/components/threads/thread-list'
import { LateExpiredBanner, LateTripBar, LateTripPanel } from '@/components/trip/late-trip'
import { DemoBadge } from '@/components/ui/demo-badge'
import type { Conversation } from '@/lib/chat/conversation'
import type { ChatMessage } from '@/lib/chat/message'
import { NEW_THREAD } from './conversation/conversation-state'
import { LateToolPart, OpenedMessagesProvider, usePreload } from './late-parts'
import { useConversation } from './use-conversation'
import { useIsOldPage } from './use-is-old-page'
import { useWantedMessage } from './use-wanted-message'

type ChatScreenProps = {
  user: ShownUser
  threads: ThreadEntry[]
  /** The thread as it stands now; null for a new one. */
  opened: Conversation | null
  /** Of the thread as it was opened. */
  name: string
  /** The model that answers now, in words. */
  answeredBy: string
  /** What a page that led here proposes to say; null for most visits. */
  seed: string | null
  /** What its traveller typed and did not send, as far as the server knows. */
  unsent: string | null
}

// The same elements each time: words that stream in beside them draw nothing of them anew.
const TRIP_PANEL = <LateTripPanel />
const TRIP_BAR = <LateTripBar />
const EXPIRED_BANNER = <LateExpiredBanner />

/** The main screen. A thread that began here keeps its page when it gets its own address; "New trip" then begins a new visit. */
export function ChatScreen(props: ChatScreenProps) {
  const [visit, setVisit] = useState(0)
  const startNewVisit = useCallback(() => {
    window.history.replaceState(null, '', '/chat')
    setVisit((before) => before + 1)
  }, [])
  // As it was then: what was drawn with the page stays so, also when the page is asked for anew.
  const [opened] = useState(props.opened)
  const isComing = useThreadOfAddress(opened !== null)
  return (
    <OpenedTripProvider value={opened?.live ?? null}>
      <OpenedMessagesProvider messages={opened?.messages ?? []}>
        <ChatVisit key={visit} {...props} isFirstVisit={visit === 0} isComing={isComing} onNewVisit={startNewVisit} />
      </OpenedMessagesProvider>
    </OpenedTripProvider>
  )
}

/**
 * Where a thread began here the browser still knows the page of a new one under its address: who goes back to it gets that page, and so
 * the thread is fetched. True until it has come.
 */
function useThreadOfAddress(isOpened: boolean): boolean {
  const router = useRouter()
  const [isComing, setIsComing] = useState(false)
  useLayoutEffect(() => {
    if (isOpened || !isThreadsAddress()) return
    setIsComing(true)
    router.replace(window.location.pathname)
  }, [isOpened, router])
  return isComing
}

function isThreadsAddress(): boolean {
  return /^\/chat\/./.test(window.location.pathname)
}

/** The conversation in the middle, the traveller's threads and the live trip beside it. */
function ChatVisit({
  user,
  threads,
  opened,
  name,
  answeredBy,
  seed,
  unsent,
  isFirstVisit,
  isComing,
  onNewVisit,
}: ChatScreenProps & { isFirstVisit: boolean; isComing: boolean; onNewVisit: () => void }) {
  const isOld = useIsOldPage(threads)
  const conversation = useConversation({ userId: user.id, isOld, ...(opened ?? NEW_THREAD) })
  const { actions, sendUnsent, giveUnsentBack, answering, queue } = conversation
  const threadId = opened?.threadId ?? null
  const live = opened?.live
  const wanted = useWantedMessage(conversation)
  const acceptTrip = useTripStore((state) => state.accept)
  const acceptThreads = useThreadListStore((state) => state.accept)
  const loadThreads = useThreadListStore((state) => state.load)
  const shownName = useThreadListStore((state) => state.threads?.find((thread) => thread.id === conversation.threadId)?.name ?? name)
  const router = useRouter()
  const hasStarted = useRef(false)
  usePreload(actions.isBusy)

  useEffect(() => {
    if (!isOld) acceptThreads(threads)
    // A new trip goes back to no page: the list is the one of now.
    else if (isFirstVisit) void loadThreads()
    if (live) acceptTrip(live)
  }, [acceptThreads, loadThreads, acceptTrip, threads, live, isFirstVisit, isOld])

  const currentId = conversation.threadId
  useFollowStay(currentId)
  const openThread = useCallback(
    (id: string | null) => {
      if (id !== null) return id === currentId ? undefined : router.push(`/chat/${id}`)
      if (threadId === null) onNewVisit()
      else router.push('/chat')
    },
    [currentId, threadId, onNewVisit, router],
  )
  // Nothing of it changes with the words that stream in beside it.
  const threadList = useMemo(
    () => (
      <>
        <div className="flex h-13 shrink-0 items-center px-5">
          <Wordmark />
        </div>
        <ThreadList currentThreadId={currentId} onOpen={openThread} />
        <div className="shrink-0 border-t p-2">
          <AccountMenu name={user.name} email={user.email} isGuest={user.isGuest} />
        </div>
      </>
    ),
    [currentId, openThread, user],
  )

  // The sentence is a draft by now: loaded anew, the page must not propose it again.
  useEffect(() => {
    if (seed !== null && !isThreadsAddress()) window.history.replaceState(null, '', '/chat')
  }, [seed])

  // What was brought from the search page, or written before signing in; else what was on its way when the page was left. Each once.
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    if (threadId) return sendUnsent()
    if (isThreadsAddress()) return
    void takePendingSearch().then((search) => {
      const sentence = search ? null : takePendingSentence()
      if (!search && !sentence) return sendUnsent()
      giveUnsentBack(sentence)
      if (search) actions.act(search.command, search.label)
      else if (sentence) actions.say(sentence)
    })
  }, [threadId, actions, sendUnsent, giveUnsentBack])

  return (
    <ChatActionsProvider value={actions}>
      <ThreadFrame
        threadId={currentId}
        title={shownName}
        onOpen={openThread}
        menu={
          <>
            <ThreadBadge />
            <ThreadMenu
              answeredBy={answeredBy}
              messages={conversation.messages}
              record={currentId && <LateRecordControl threadId={currentId} />}
            />
          </>
        }
        threadList={threadList}
        trip={TRIP_PANEL}
        tripBar={TRIP_BAR}
        composer={
          isComing ? null : (
            <>
              <p role="alert" className="px-4 pb-2 text-brick text-fact empty:hidden">
                {conversation.refusal ?? wanted.refusal}
              </p>
              {EXPIRED_BANNER}
              <QueuedLines queued={conversation.queued} onRemove={(key) => void queue.remove(key)} onEdit={(key) => void queue.edit(key)} />
              <div className={AWAY_FOR_A_FORM}>
                <Composer
                  threadId={currentId}
                  isAnswering={actions.isBusy}
                  canQueue={currentId !== null}
                  onSend={actions.say}
                  onStop={() => void conversation.stop()}
                  isStopping={answering?.isStopping}
                  returned={conversation.returned}
                  seed={isFirstVisit ? seed : null}
                  unsent={unsent}
                  hasFocusAtFirst={wanted.id === null}
                />
              </div>
            </>
          )
        }
      >
        <Thread
          messages={conversation.messages}
          status={conversation.status}
          error={conversation.error}
          renderTool={renderTool}
          onRetry={actions.retry}
          emptyState={isComing ? null : <ExampleTrips onChoose={actions.say} />}
          replies={<QuickReplies latest={conversation.messages.at(-1)} />}
          work={conversation.work}
          editing={conversation.editing}
          isOwnAnswer={answering?.isOwn ?? true}
          isReconnecting={answering?.isReconnecting ?? false}
          hasEarlier={conversation.hasEarlier}
          isLoadingEarlier={conversation.isLoadingEarlier}
          onShowEarlier={conversation.showEarlier}
          wantedId={wanted.id}
        />
      </ThreadFrame>
    </ChatActionsProvider>
  )
}

/** An open form is the one task; its own button leads back. */
const AWAY_FOR_A_FORM = 'group-has-data-[task=open]/main:hidden'

/** Of a trip that was found or booked in a demo market, wherever that is sold now. */
function ThreadBadge() {
  const live = useLiveTrip()
  return <DemoBadge isSimulated={live?.trip.result?.isSimulated === true || live?.order?.isSimulated === true} />
}

function renderTool(part: ThreadToolPart, { id }: ChatMessage, isLatest: boolean) {
  return <LateToolPart messageId={id} part={part} isLatest={isLatest} />
}
