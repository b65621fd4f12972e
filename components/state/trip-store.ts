'use client'

import type { Refusal } from '@/lib/travel/refusal'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'
import { registerResting } from './resting-changes'

const schemas = () => import('@/lib/travel/trip/live-trip-schema')
export const liveTripShape = lateShape(() => schemas().then((module) => module.liveTripSchema))
export const orderViewShape = lateShape(() => schemas().then((module) => module.orderViewSchema))

type TripStore = {
  /** By thread id: the trip as the server last told it. */
  trips: Record<string, LiveTrip>
  /** By thread id: the version that the last click in the thread made; while it is the trip's version, undo takes that click back. */
  clickVersions: Record<string, number>
  noteClick: (live: LiveTrip) => void
  accept: (trip: LiveTrip) => void
  load: (threadId: string) => Promise<LiveTrip | null>
  /** Issues one command; the refusal is a sentence for the traveller. */
  issue: (threadId: string, command: TripCommand) => Promise<{ live: LiveTrip } | { refusal: Refusal }>
  undo: (threadId: string) => Promise<{ live: LiveTrip } | { refusal: Refusal }>
}

export const useTripStore = createStore<TripStore>((set, get) => ({
  trips: {},
  clickVersions: {},
  noteClick: ({ threadId, version }) => set((state) => ({ clickVersions: { ...state.clickVersions, [threadId]: version } })),
  accept: (live) =>
    set((state) => {
      const known = state.trips[live.threadId]
      const isNews = !known || (known.version <= live.version && JSON.stringify(known) !== JSON.stringify(live))
      return isNews ? { trips: { ...state.trips, [live.threadId]: live } } : state
    }),
  load: async (threadId) => {
    const answer = await requestJson(`/api/trips/${threadId}`, liveTripShape)
    if ('refusal' in answer) return null
    get().accept(answer.value)
    return answer.value
  },
  issue: (threadId, command) => change(get, threadId, 'commands', { command }),
  undo: (threadId) => change(get, threadId, 'undo', {}),
}))

/** How long a message waits for a press that the server has not answered yet. */
const LONGEST_WAIT_MS = 5_000
const onTheWay = new Set<Promise<unknown>>()
registerResting(() => {
  if (onTheWay.size === 0) return null
  const over = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  return Promise.race([Promise.allSettled(onTheWay).then(() => undefined), over])
})

async function change(
  get: () => TripStore,
  threadId: string,
  verb: 'commands' | 'undo',
  body: unknown,
): Promise<{ live: LiveTrip } | { refusal: Refusal }> {
  const request = requestJson(`/api/trips/${threadId}/${verb}`, liveTripShape, { method: 'POST', body })
  onTheWay.add(request)
  const answer = await request
  onTheWay.delete(request)
  if ('refusal' in answer) {
    // What is refused here may already be otherwise there: another window was quicker.
    void get().load(threadId)
    return answer
  }
  get().accept(answer.value)
  return { live: answer.value }
}
