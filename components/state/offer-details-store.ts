'use client'

import { useEffect } from 'react'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { whenPainted } from './after-paint'
import { createStore } from './create-store'
import { useTrip } from './opened-trip'
import { type LateShape, lateShape, requestJson } from './request-json'

type Answer<Value> = { status: 'loading' } | { status: 'loaded'; value: Value } | { status: 'failed'; message: string }
type Shelf<Value> = Record<string, Answer<Value>>

type OfferDetailsStore = {
  details: Shelf<OfferDetails>
  seatMaps: Shelf<SeatMap[]>
  load: (what: 'details' | 'seatMaps', threadId: string, key: string) => Promise<void>
}

const detailsShape = lateShape(() => import('@/lib/travel/ancillaries/offer-details-schema').then((module) => module.offerDetailsSchema))
const seatMapsShape = lateShape(() => import('@/lib/travel/ancillaries/seat-map-schema').then((module) => module.seatMapsSchema))
const ADDRESSES = { details: 'details', seatMaps: 'seat-maps' } as const

/** What can be bought with the chosen fares, asked for once per choice of fares. */
const useOfferDetailsStore = createStore<OfferDetailsStore>((set) => ({
  details: {},
  seatMaps: {},
  load: async (what, threadId, key) => {
    const path = `/api/trips/${threadId}/${ADDRESSES[what]}`
    if (what === 'details') await ask(path, detailsShape, (answer) => set(({ details }) => ({ details: { ...details, [key]: answer } })))
    else await ask(path, seatMapsShape, (answer) => set(({ seatMaps }) => ({ seatMaps: { ...seatMaps, [key]: answer } })))
  },
}))

async function ask<Value>(path: string, shape: LateShape<Value>, put: (answer: Answer<Value>) => void): Promise<void> {
  put({ status: 'loading' })
  const answer = await requestJson(path, shape)
  put('refusal' in answer ? { status: 'failed', message: answer.refusal.message } : { status: 'loaded', value: answer.value })
}

/** Bags, meals, extras and what is needed to know; null until it is there. `isAsked`: not while a fare is still open. */
export function useOfferDetails(threadId: string): {
  details: OfferDetails | null
  isAsked: boolean
  failure: string | null
  retry: () => void
} {
  const { value, isAsked, failure, retry } = useAnswer('details', threadId, (store) => store.details)
  return { details: value, isAsked, failure, retry }
}

/** The seats of the trip's flights. `retry` also asks anew when they are there: a seat may have gone meanwhile. */
export function useSeatMaps(threadId: string): { seatMaps: SeatMap[] | null; failure: string | null; retry: () => void } {
  const { value, failure, retry } = useAnswer('seatMaps', threadId, (store) => store.seatMaps)
  return { seatMaps: value, failure, retry }
}

function useAnswer<Value>(what: 'details' | 'seatMaps', threadId: string, shelfOf: (store: OfferDetailsStore) => Shelf<Value>) {
  const key = keyOf(useTrip(threadId))
  const answerIn = (store: OfferDetailsStore) => (key === null ? undefined : shelfOf(store)[key])
  // Apart: that it is on its way changes neither, and draws nothing anew.
  const value = useOfferDetailsStore((store) => loadedValue(answerIn(store)))
  const failure = useOfferDetailsStore((store) => failureOf(answerIn(store)))
  useEffect(() => {
    const { load, ...shelves } = useOfferDetailsStore.getState()
    if (key === null || shelves[what][key]) return
    const ask = () => void load(what, threadId, key)
    // Somebody has asked to see seats; the details are an extra.
    return what === 'seatMaps' ? ask() : whenPainted(ask)
  }, [what, threadId, key])
  return {
    isAsked: key !== null,
    value,
    failure,
    retry: () => void (key !== null && useOfferDetailsStore.getState().load(what, threadId, key)),
  }
}

function loadedValue<Value>(answer: Answer<Value> | undefined): Value | null {
  return answer?.status === 'loaded' ? answer.value : null
}

function failureOf(answer: Answer<unknown> | undefined): string | null {
  return answer?.status === 'failed' ? answer.message : null
}

/** Which fares of which search the answer is about. */
function keyOf(live: LiveTrip | undefined): string | null {
  if (!live?.trip.result) return null
  const fareIds = live.trip.picks.map((pick) => pick?.fare?.fareId)
  if (fareIds.length === 0 || fareIds.includes(undefined)) return null
  return [live.threadId, live.trip.result.searchId, ...fareIds].join(' ')
}
