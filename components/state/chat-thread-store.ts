'use client'

import { useEffect } from 'react'
import { createStore } from './create-store'
import { findThread, useThreadListStore } from './thread-list-store'

type OpenThread = (threadId: string | null) => void

type ChatThreadStore = {
  /** The thread that is open; null while it has no address yet, which is what makes it a new one. */
  threadId: string | null
  name: string
  /** Goes to another thread, or with null to a new one. */
  open: OpenThread
  /** Whether the thread list stands over the page, on a phone. Beside the thread it is `isListFolded` of root-store.ts. */
  isListOpen: boolean
  show: (thread: { threadId: string | null; name: string; open?: OpenThread | undefined }) => void
  rename: (threadId: string, name: string) => void
  setIsListOpen: (isListOpen: boolean) => void
}

const openByLoading: OpenThread = (threadId) => window.location.assign(threadId ? `/chat/${threadId}` : '/chat')

/** What the screens around a conversation know of it: which thread it is, and whether the list of the others is shown. */
export const useChatThreadStore = createStore<ChatThreadStore>((set) => ({
  threadId: null,
  name: '',
  open: openByLoading,
  isListOpen: false,
  show: ({ threadId, name, open = openByLoading }) =>
    set((shown) => ({ threadId, name, open, isListOpen: shown.isListOpen && shown.threadId === threadId })),
  rename: (threadId, name) => set((shown) => (shown.threadId === threadId ? { name } : {})),
  setIsListOpen: (isListOpen) => set({ isListOpen }),
}))

/** Tells the store which thread this page shows. */
export function useShownThread(threadId: string | null, name: string, open: OpenThread | undefined): void {
  useEffect(() => useChatThreadStore.getState().show({ threadId, name, open }), [threadId, name, open])
  // It may be archived: then the archive knows what it is called and how it is marked.
  const isUnlisted = useThreadListStore((lists) => threadId !== null && lists.threads !== null && !findThread(lists, threadId))
  useEffect(() => {
    if (isUnlisted) void useThreadListStore.getState().loadArchived()
  }, [isUnlisted])
  // Whoever comes back to the page later finds the thread, and not the list over it.
  useEffect(() => () => useChatThreadStore.getState().setIsListOpen(false), [])
}

export type NamedThread = { id: string; name: string; pinned: boolean; archived: boolean }

/** The open thread with what its list says of it; null while it has no address yet. */
export function useOpenThread(): NamedThread | null {
  const id = useChatThreadStore((state) => state.threadId)
  const name = useChatThreadStore((state) => state.name)
  const known = useThreadListStore((state) => findThread(state, id))
  return known ?? (id === null ? null : { id, name, pinned: false, archived: false })
}
