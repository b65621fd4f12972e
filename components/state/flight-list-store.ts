'use client'

import { unpackRanked } from '@/lib/travel/flights/packed-offers'
import type { FlightPicks, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'

const packedShape = lateShape(() => import('@/lib/travel/flights/packed-offers-schema').then((module) => module.packedRankedSchema))

export type FlightListState = { status: 'loading' } | { status: 'ready'; offers: RankedOffer[] } | { status: 'failed'; message: string }

/** Which list: one slice of one search, in one order, as one thread's trip lets it be. */
export type FlightListRequest = Pick<FlightPicks, 'searchId' | 'sliceIndex' | 'by'> & {
  threadId: string
  /** The flight picked for the slice before: with another one other flights are possible. */
  afterOfferId: string | null
}

type FlightListStore = {
  lists: Record<string, FlightListState>
  load: (request: FlightListRequest) => Promise<void>
}

export function flightListKey({ threadId, searchId, sliceIndex, by, afterOfferId }: FlightListRequest): string {
  return [threadId, searchId, sliceIndex, by ?? '', afterOfferId ?? ''].join('/')
}

/** Every offer of one slice of one search, fetched when somebody asks to see more. A failed list may be asked for again. */
export const useFlightListStore = createStore<FlightListStore>((set, get) => ({
  lists: {},
  load: async (request) => {
    const key = flightListKey(request)
    const known = get().lists[key]
    if (known && known.status !== 'failed') return
    const put = (list: FlightListState) => set((state) => ({ lists: { ...state.lists, [key]: list } }))
    put({ status: 'loading' })
    const { threadId, searchId, sliceIndex, by } = request
    const query = new URLSearchParams({ slice: String(sliceIndex), ...(by ? { by } : {}), ...(threadId ? { thread: threadId } : {}) })
    const answer = await requestJson(`/api/searches/${encodeURIComponent(searchId)}?${query}`, packedShape)
    put(
      'refusal' in answer ? { status: 'failed', message: answer.refusal.message } : { status: 'ready', offers: unpackRanked(answer.value) },
    )
  },
}))
