'use client'

import { useEffect } from 'react'
import type { FlexibleDays } from '@/lib/travel/flights/date-window'
import type { DaysAround } from '@/lib/travel/flights/days-around-schema'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'

export type DaysAroundState = { status: 'loading' } | DaysAround | { status: 'failed'; message: string }

type DaysAroundStore = {
  answers: Record<string, DaysAroundState>
  load: (searchId: string, flexible: FlexibleDays) => Promise<void>
}

const daysAroundShape = lateShape(() => import('@/lib/travel/flights/days-around-schema').then((module) => module.daysAroundSchema))
const LOADING: DaysAroundState = { status: 'loading' }

/** Prices of the days around a search, asked for once; a failed answer may be asked for again. */
export const useDaysAroundStore = createStore<DaysAroundStore>((set, get) => ({
  answers: {},
  load: async (searchId, flexible) => {
    const key = keyOf(searchId, flexible)
    const known = get().answers[key]
    if (known && known.status !== 'failed') return
    const put = (answer: DaysAroundState) => set((state) => ({ answers: { ...state.answers, [key]: answer } }))
    put(LOADING)
    const answer = await requestJson(`/api/searches/${encodeURIComponent(searchId)}/days-around?flexible=${flexible}`, daysAroundShape)
    put('refusal' in answer ? { status: 'failed', message: answer.refusal.message } : answer.value)
  },
}))

/** What the days around a search cost, asked for when they are first shown. */
export function useDaysAround(searchId: string, flexible: FlexibleDays): { days: DaysAroundState; retry: () => void } {
  const load = useDaysAroundStore((state) => state.load)
  const days = useDaysAroundStore((state) => state.answers[keyOf(searchId, flexible)]) ?? LOADING
  useEffect(() => {
    // A failure stays until the traveller asks again.
    if (!useDaysAroundStore.getState().answers[keyOf(searchId, flexible)]) void load(searchId, flexible)
  }, [searchId, flexible, load])
  return { days, retry: () => void load(searchId, flexible) }
}

function keyOf(searchId: string, flexible: FlexibleDays): string {
  return `${searchId}/${flexible}`
}
