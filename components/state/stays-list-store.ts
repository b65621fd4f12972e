'use client'

import * as texts from '@/lib/texts/state'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import type { StaysList } from '@/lib/travel/stays/stays-list-schema'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'

const staysListShape = lateShape(() => import('@/lib/travel/stays/stays-list-schema').then((module) => module.staysListSchema))

export type StaysListState = { status: 'loading' } | { status: 'ready'; list: StaysList } | { status: 'failed'; message: string }

type StaysListStore = {
  lists: Record<string, StaysListState>
  /** Asked for once for each search; `isAnew` asks once more, for prices may have moved. */
  load: (threadId: string, search: StaySearch, isAnew?: boolean) => Promise<void>
}

export function staysListKey(threadId: string, search: StaySearch): string {
  return `${threadId}/${JSON.stringify(search)}`
}

/** Every place to stay that suits a thread's search, fetched when somebody asks to see more. A failed list may be asked for again. */
export const useStaysListStore = createStore<StaysListStore>((set, get) => ({
  lists: {},
  load: async (threadId, search, isAnew = false) => {
    const key = staysListKey(threadId, search)
    const known = get().lists[key]
    if (known?.status === 'loading' || (known?.status === 'ready' && !isAnew)) return
    const put = (list: StaysListState) => set((state) => ({ lists: { ...state.lists, [key]: list } }))
    put({ status: 'loading' })
    const answer = await requestJson(`/api/trips/${encodeURIComponent(threadId)}/stays`, staysListShape)
    if ('refusal' in answer) return put({ status: 'failed', message: answer.refusal.message })
    // It tells what the trip asks for by now.
    const isOther = staysListKey(threadId, answer.value.search) !== key
    put(isOther ? { status: 'failed', message: texts.tripAsksForAnotherStay } : { status: 'ready', list: answer.value })
  },
}))
