'use client'

import { useEffect } from 'react'
import type { PlainDate } from '@/lib/travel/dates'
import type { DayPrices } from '@/lib/travel/flights/day-price'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'

export type DayPricesState = { status: 'loading' } | DayPrices | { status: 'failed'; message: string }

/** One direction of a search on `days` days from `from`. */
export type DayPricesRequest = { searchId: string; sliceIndex: number; from: PlainDate; days: number }

type DayPricesStore = {
  answers: Record<string, DayPricesState>
  load: (request: DayPricesRequest) => Promise<void>
}

const dayPricesShape = lateShape(() => import('@/lib/travel/flights/day-price-schema').then((module) => module.dayPricesSchema))
const LOADING: DayPricesState = { status: 'loading' }

/** Prices of other days, fetched once per search and span. A failed answer may be asked for again. */
export const useDayPricesStore = createStore<DayPricesStore>((set, get) => ({
  answers: {},
  load: async (request) => {
    const key = keyOf(request)
    const known = get().answers[key]
    if (known && known.status !== 'failed') return
    const put = (answer: DayPricesState) => set((state) => ({ answers: { ...state.answers, [key]: answer } }))
    put(LOADING)
    const { searchId, sliceIndex, from, days } = request
    const query = new URLSearchParams({ slice: String(sliceIndex), from, days: String(days) })
    const answer = await requestJson(`/api/searches/${encodeURIComponent(searchId)}/day-prices?${query}`, dayPricesShape)
    put('refusal' in answer ? { status: 'failed', message: answer.refusal.message } : answer.value)
  },
}))

/** The prices of these days, asked for when they are first shown; null asks for nothing. */
export function useDayPrices(request: DayPricesRequest | null): { prices: DayPricesState; retry: () => void } {
  const load = useDayPricesStore((state) => state.load)
  const key = request && keyOf(request)
  const prices = useDayPricesStore((state) => (key === null ? undefined : state.answers[key])) ?? LOADING
  const { searchId, sliceIndex, from, days } = request ?? {}
  useEffect(() => {
    if (searchId === undefined || sliceIndex === undefined || from === undefined || days === undefined) return
    // A failure stays until the traveller asks again.
    const known = useDayPricesStore.getState().answers[keyOf({ searchId, sliceIndex, from, days })]
    if (!known) void load({ searchId, sliceIndex, from, days })
  }, [searchId, sliceIndex, from, days, load])
  return { prices, retry: () => void (request && load(request)) }
}

/** What the prices of a search are in, as soon as some of its days are known; ISO 4217. */
export function usePricesCurrency(searchId: string | undefined): string | null {
  return useDayPricesStore(({ answers }) => {
    const known = Object.entries(answers).filter(([key]) => searchId !== undefined && key.startsWith(`${searchId}/`))
    const days = known.flatMap(([, prices]) => (prices.status === 'known' ? prices.days : []))
    return days.find((day) => day.status === 'priced')?.total.currency ?? null
  })
}

function keyOf({ searchId, sliceIndex, from, days }: DayPricesRequest): string {
  return [searchId, sliceIndex, from, days].join('/')
}
