'use client'

import { z } from 'zod'
import { create } from 'zustand'
import { type RankedOffer, rankedOfferSchema } from '@/lib/travel/flights/ranked-offer'
import { requestJson } from './request-json'

export type FlightListState = { status: 'loading' } | { status: 'ready'; offers: RankedOffer[] } | { status: 'failed'; message: string }

type FlightListStore = {
  lists: Record<string, FlightListState>
  load: (searchId: string, sliceIndex: number) => Promise<void>
}

const answerSchema = z.object({ offers: z.array(rankedOfferSchema) })

export function flightListKey(searchId: string, sliceIndex: number): string {
  return `${searchId}/${sliceIndex}`
}

/** Every offer of one slice of one search, fetched when somebody asks to see more. A failed list may be asked for again. */
export const useFlightListStore = create<FlightListStore>((set, get) => ({
  lists: {},
  load: async (searchId, sliceIndex) => {
    const key = flightListKey(searchId, sliceIndex)
    const known = get().lists[key]
    if (known && known.status !== 'failed') return
    const put = (list: FlightListState) => set((state) => ({ lists: { ...state.lists, [key]: list } }))
    put({ status: 'loading' })
    const answer = await requestJson(`/api/searches/${encodeURIComponent(searchId)}?slice=${sliceIndex}`, answerSchema)
    put('refusal' in answer ? { status: 'failed', message: answer.refusal.message } : { status: 'ready', offers: answer.value.offers })
  },
}))
