import type { Queued } from '@/lib/chat/conversation'
import type { ChatMessage } from '@/lib/chat/message'

/** The answer that is on its way. `messageId` is null until its first word; `isOwn`: asked for in this window. */
export type Answering = { messageId: string | null; isOwn: boolean; isReconnecting: boolean; isStopping: boolean }
/** Why the last turn did not come through, and the way on: the very same message once more, or only its answer. */
export type Trouble = { words: string; wayOn: 'send-again' | 'go-on' }

/** One thread as this window shows it. */
export type ConversationState = {
  threadId: string | null
  messages: ChatMessage[]
  hasEarlier: boolean
  isLoadingEarlier: boolean
  queued: Queued[]
  /** Null while the thread is at rest. */
  answering: Answering | null
  trouble: Trouble | null
  /** What was refused just now, in words; nothing was changed by it. */
  refusal: string | null
  /** Words that could not be sent or queued: they go back to where they were written. */
  returned: { number: number; text: string } | null
  /** The own message that is being written anew. */
  editing: { messageId: string; text: string } | null
  /** Counts what this window itself did: an older view of the server must not undo it. */
  deeds: number
}

export type ConversationStore = {
  get: () => ConversationState
  set: (change: Partial<ConversationState>) => void
  subscribe: (listener: () => void) => () => void
}

export type OpenedThread = {
  threadId: string | null
  messages: ChatMessage[]
  hasEarlier: boolean
  queued: Queued[]
  /** The answer that is being written as the thread is opened. */
  runningMessageId: string | null
}

export const NEW_THREAD: OpenedThread = { threadId: null, messages: [], hasEarlier: false, queued: [], runningMessageId: null }

export function createConversationStore({ runningMessageId: messageId, ...shown }: OpenedThread): ConversationStore {
  let state: ConversationState = {
    ...shown,
    isLoadingEarlier: false,
    answering: messageId === null ? null : { messageId, isOwn: false, isReconnecting: false, isStopping: false },
    trouble: null,
    refusal: null,
    returned: null,
    editing: null,
    deeds: 0,
  }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Gives words back to the composer, with the reason. */
export function giveBack(store: ConversationStore, text: string, refusal: string | null): void {
  const number = (store.get().returned?.number ?? 0) + 1
  store.set({ returned: { number, text }, refusal })
}
