import type { Conversation } from '@/lib/chat/conversation'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { getConversation } from './chat-requests'
import type { ConversationStore } from './conversation-state'
import { mergeMessages, reachOf } from './merge-messages'
import type { Described } from './read-answer'

/** What the parts of a conversation share: the thread as it is shown, and the world around it. */
export type Desk = {
  userId: string
  store: ConversationStore
  acceptTrip: (live: LiveTrip) => void
  noteClick: (live: LiveTrip) => void
  loadTrip: (threadId: string) => void
  loadThreads: () => void
  /** The thread has a new answer; `described` is how it is named since, where that may have changed. */
  noteAnswer: (threadId: string, described: Described | null) => void
  announce: (text: string) => void
  /** The thread has its id now. */
  nameThread: (threadId: string) => void
  /** Lets the other tabs of this browser look. Only ever told of what was done here, so that no two tabs answer each other. */
  tellTabs: () => void
}

export const PAGE = 60
const MOST = 200

/** Marks something as done here: whatever the server was asked before that, its answer is old. */
export function noteDeed({ store }: Pick<Desk, 'store'>): void {
  store.set({ deeds: store.get().deeds + 1 })
}

/** The conversation as the server has it; null when it could not be had, or when something was done here meanwhile. */
export async function refresh(desk: Desk): Promise<Conversation | null> {
  const { threadId, deeds, messages } = desk.store.get()
  if (!threadId) return null
  const answer = await getConversation(threadId, { limit: Math.min(Math.max(messages.length, PAGE), MOST) })
  if ('refusal' in answer || desk.store.get().deeds !== deeds) return null
  takeConversation(desk, answer.value)
  return answer.value
}

export function takeConversation({ store, acceptTrip }: Desk, told: Conversation): void {
  const { messages, hasEarlier, answering } = store.get()
  const reach = reachOf(messages, told.messages)
  acceptTrip(told.live)
  store.set({
    messages: mergeMessages(messages, told.messages, answering?.messageId ?? null),
    hasEarlier: reach > 0 ? hasEarlier : told.hasEarlier,
    queued: told.queued,
  })
}
