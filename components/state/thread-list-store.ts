'use client'

import type { Refusal } from '@/lib/travel/refusal'
import { createStore } from './create-store'
import { ANYTHING, lateShape, requestJson } from './request-json'
import type { ThreadEntry } from './thread-entry'

const NEW_ENTRY = { line: null, pinned: false, archived: false, recorded: false, state: 'planning' } as const

export type ThreadChange = Partial<Pick<ThreadEntry, 'name' | 'pinned' | 'archived' | 'recorded'>>

const threadsShape = lateShape(() => import('./thread-entry').then((module) => module.threadsSchema))

type ThreadListStore = {
  /** Null until first told; newest first, as the server sorts them. */
  threads: ThreadEntry[] | null
  /** Those that were archived; null until somebody looks at them. */
  archived: ThreadEntry[] | null
  /** Deleted here: an answer that was already on its way may still name them. */
  removedIds: string[]
  /** Whether the last look at either list went wrong. */
  hasFailed: { threads: boolean; archived: boolean }
  accept: (threads: ThreadEntry[]) => void
  /** A thread that has just got its address here, until the server tells more of it. */
  begin: (thread: Pick<ThreadEntry, 'id' | 'name'>) => void
  /** The thread has a new answer; `described` is what it is called since, where that may have changed. */
  noteAnswer: (threadId: string, described: Pick<ThreadEntry, 'name' | 'line'> | null) => void
  load: () => Promise<void>
  loadArchived: () => Promise<void>
  /** Shown at once, and taken back with a refusal when the server does not keep it. */
  change: (threadId: string, change: ThreadChange) => Promise<Refusal | null>
  remove: (threadId: string) => Promise<Refusal | null>
  restore: (threadId: string) => Promise<Refusal | null>
}

export const useThreadListStore = createStore<ThreadListStore>((set, get) => {
  let changesKept = 0
  // A list that was on its way while a change was kept may still know the former state.
  const ask = async (path: string) => {
    for (;;) {
      const before = changesKept
      const answer = await requestJson(path, threadsShape)
      if (before === changesKept) return answer
    }
  }
  const withoutRemoved = (threads: ThreadEntry[]) => threads.filter(({ id }) => !get().removedIds.includes(id))
  const keep = (threadId: string) => set(({ removedIds }) => ({ removedIds: removedIds.filter((id) => id !== threadId) }))
  return {
    threads: null,
    archived: null,
    removedIds: [],
    hasFailed: { threads: false, archived: false },
    accept: (threads) => set({ threads: withoutRemoved(threads) }),
    begin: (thread) =>
      set((lists) => {
        const entry: ThreadEntry = { ...NEW_ENTRY, ...thread, updatedAt: new Date().toISOString() }
        return findThread(lists, thread.id) ? {} : placed(entry, lists)
      }),
    noteAnswer: (threadId, described) => {
      const entry = findThread(get(), threadId)
      if (!entry) return void get().load()
      set((lists) => placed({ ...entry, ...described, updatedAt: new Date().toISOString() }, lists))
    },
    load: async () => {
      const answer = await ask('/api/threads')
      if ('value' in answer) set({ threads: withoutRemoved(answer.value.threads) })
      set(({ hasFailed }) => ({ hasFailed: { ...hasFailed, threads: 'refusal' in answer } }))
    },
    loadArchived: async () => {
      const answer = await ask('/api/threads?archived=1')
      if ('value' in answer) set({ archived: withoutRemoved(answer.value.threads) })
      set(({ hasFailed }) => ({ hasFailed: { ...hasFailed, archived: 'refusal' in answer } }))
    },
    change: async (threadId, change) => {
      const before = findThread(get(), threadId)
      const show = () =>
        set((lists) => {
          const entry = findThread(lists, threadId)
          return entry ? placed({ ...entry, ...change }, lists) : {}
        })
      show()
      const answer = await requestJson(`/api/threads/${threadId}`, ANYTHING, { method: 'PATCH', body: change })
      if ('value' in answer) {
        changesKept++
        // A list may have come meanwhile that did not know it yet.
        show()
        return null
      }
      if (before) set((lists) => placed(before, lists))
      return answer.refusal
    },
    remove: async (threadId) => {
      const before = findThread(get(), threadId)
      set(({ removedIds, threads, archived }) => ({
        removedIds: [...removedIds, threadId],
        threads: threads && without(threadId, threads),
        archived: archived && without(threadId, archived),
      }))
      const answer = await requestJson(`/api/threads/${threadId}`, ANYTHING, { method: 'DELETE' })
      // Another window was quicker.
      if ('value' in answer || answer.refusal.code === 'not_found') return null
      keep(threadId)
      if (before) set((lists) => placed(before, lists))
      return answer.refusal
    },
    restore: async (threadId) => {
      const answer = await requestJson(`/api/threads/${threadId}/restore`, ANYTHING, { method: 'POST', body: {} })
      if ('refusal' in answer) return answer.refusal
      keep(threadId)
      await Promise.all([get().load(), get().archived ? get().loadArchived() : undefined])
      return null
    },
  }
})

type Lists = Pick<ThreadListStore, 'threads' | 'archived'>

/** A thread as one of the lists knows it; undefined where neither does. */
export function findThread({ threads, archived }: Lists, threadId: string | null): ThreadEntry | undefined {
  return [...(threads ?? []), ...(archived ?? [])].find(({ id }) => id === threadId)
}

/** Both lists with the entry where it belongs now. */
function placed(entry: ThreadEntry, { threads, archived }: Lists): Lists {
  const withEntry = (list: ThreadEntry[]) =>
    [...without(entry.id, list), entry].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  return {
    threads: threads && (entry.archived ? without(entry.id, threads) : withEntry(threads)),
    archived: archived && (entry.archived ? withEntry(archived) : without(entry.id, archived)),
  }
}

function without(threadId: string, list: ThreadEntry[]): ThreadEntry[] {
  return list.filter(({ id }) => id !== threadId)
}
