'use client'

import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { ChatActions } from '@/components/chat/chat-actions'
import type { TurnWork } from '@/components/chat/turn-work'
import { whenPainted } from '@/components/state/after-paint'
import { useAnnouncerStore } from '@/components/state/announcer-store'
import { whenSessionRenewed } from '@/components/state/session-end-store'
import { useThreadListStore } from '@/components/state/thread-list-store'
import { useTripStore } from '@/components/state/trip-store'
import * as texts from '@/lib/texts/pages/chat'
import { firstName } from '@/lib/travel/trip/first-name'
import type { ConversationState, OpenedThread } from './conversation/conversation-state'
import { createConversation, type LiveConversation } from './conversation/create-conversation'

/** `isOld`: opened with a page that was drawn a while ago. */
type Start = OpenedThread & { userId: string; isOld?: boolean }

const UNANSWERED = texts.answerWasInterrupted

/** The conversation of one thread in this window: its messages, and what the traveller can do in it. */
export function useConversation(start: Start) {
  const [conversation] = useState(() => create(start))
  const { store, turns, queue } = conversation
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const { refusal } = state
  const isBusy = state.answering !== null
  const threadId = state.threadId ?? ''

  useEffect(() => conversation.open(), [conversation])
  useFreshTrip(state.threadId)
  useFreshList()
  const goOnWhereRefused = useEffectEvent(() => {
    if (turns.hasUnsentTurn() && state.trouble) turns.retry()
    else if (threadId) void useTripStore.getState().load(threadId)
  })
  useEffect(() => whenSessionRenewed(() => goOnWhereRefused()), [])
  // Words that never reached the server go out when the connection is back; their key makes that harmless.
  const sendWhenBack = useEffectEvent(() => {
    if (turns.hasUnsentTurn() && state.trouble?.wayOn === 'send-again') turns.retry()
  })
  useEffect(() => {
    const send = () => sendWhenBack()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])

  // The same objects as long as they say the same: whatever stands in the thread is drawn anew when they change.
  const actions = useMemo(
    (): ChatActions => ({ threadId, isBusy, refusal, say: (text) => turns.say(text), act: turns.act, retry: turns.retry }),
    [threadId, isBusy, refusal, turns],
  )
  const work = useMemo(() => workOf(conversation), [conversation])
  return {
    actions,
    work,
    queue,
    stop: conversation.stop,
    sendUnsent: turns.sendUnsent,
    giveUnsentBack: turns.giveUnsentBack,
    showEarlier: conversation.showEarlier,
    reachMessage: conversation.reachMessage,
    ...state,
    status: statusOf(state),
    error: state.trouble?.words ?? (isUnanswered(state) ? UNANSWERED : null),
  }
}

function create({ userId, isOld = false, ...opened }: Start): LiveConversation {
  return createConversation(opened, {
    userId,
    isOld,
    acceptTrip: (live) => useTripStore.getState().accept(live),
    noteClick: (live) => useTripStore.getState().noteClick(live),
    loadTrip: (threadId) => void useTripStore.getState().load(threadId),
    loadThreads: () => void useThreadListStore.getState().load(),
    noteAnswer: (threadId, described) => useThreadListStore.getState().noteAnswer(threadId, described),
    announce: (text) => useAnnouncerStore.getState().announce(text),
    shownTrip: (threadId) => {
      const live = useTripStore.getState().trips[threadId]
      return live ? { version: live.version, orderStatus: live.order?.status ?? null } : null
    },
    onNamed: (threadId, words) => {
      if (opened.threadId) return () => {}
      // The first word is painted before that.
      return whenPainted(() => {
        window.history.replaceState(null, '', `/chat/${threadId}`)
        useThreadListStore.getState().begin({ id: threadId, name: firstName(words) || texts.newTrip })
      })
    },
  })
}

function workOf({ turns, showVersion, startEditing, endEditing }: LiveConversation): TurnWork {
  return { edit: turns.edit, again: turns.again, goOn: turns.goOn, showVersion: (id) => void showVersion(id), startEditing, endEditing }
}

function statusOf(state: ConversationState): 'ready' | 'submitted' | 'streaming' | 'error' {
  const { answering } = state
  if (answering) return answering.messageId === null ? 'submitted' : 'streaming'
  return state.trouble || isUnanswered(state) ? 'error' : 'ready'
}

/** At rest, and still the last word is the traveller's. */
function isUnanswered({ answering, messages, queued, refusal }: ConversationState): boolean {
  return answering === null && refusal === null && queued.length === 0 && messages.at(-1)?.role === 'user'
}

/** What moved on outside the conversation, an order above all, is seen when the page is looked at again. */
function useFreshTrip(threadId: string | null): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && threadId) void useTripStore.getState().load(threadId)
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [threadId])
}

/** The list of trips says how their orders stand, however this window heard of it. */
function useFreshList(): void {
  useEffect(
    () =>
      useTripStore.subscribe(({ trips }, before) => {
        const hasMoved = Object.values(trips).some(({ threadId, order }) => {
          const known = before.trips[threadId]
          return known !== undefined && known.order?.status !== order?.status
        })
        if (hasMoved) void useThreadListStore.getState().load()
      }),
    [],
  )
}
