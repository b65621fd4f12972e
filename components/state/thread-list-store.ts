'use client'

import { z } from 'zod'
import type { Refusal } from '@/lib/travel/refusal'
import { createStore } from './create-store'
import { requestJson } from './request-json'

const threadEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  updatedAt: z.union([z.string(), z.number()]),
  state: z.enum(['planning', 'held', 'due', 'booked', 'failed', 'cancelled']),
})
export type ThreadEntry = z.infer<typeof threadEntrySchema>

type ThreadListStore = {
  /** Null until first told; newest first, as the server sorts them. */
  threads: ThreadEntry[] | null
  accept: (threads: ThreadEntry[]) => void
  load: () => Promise<void>
  rename: (threadId: string, name: string) => Promise<Refusal | null>
}

export const useThreadListStore = createStore<ThreadListStore>((set, get) => ({
  threads: null,
  accept: (threads) => set({ threads }),
  load: async () => {
    const answer = await requestJson('/api/threads', z.object({ threads: z.array(threadEntrySchema) }))
    if ('value' in answer) set({ threads: answer.value.threads })
  },
  rename: async (threadId, name) => {
    const before = get().threads
    set({ threads: before?.map((thread) => (thread.id === threadId ? { ...thread, name } : thread)) ?? null })
    const answer = await requestJson(`/api/threads/${threadId}`, z.unknown(), { method: 'PATCH', body: { name } })
    if ('value' in answer) return null
    set({ threads: before })
    return answer.refusal
  },
}))
