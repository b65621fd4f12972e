'use client'

import { createContext, useContext } from 'react'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useTripStore } from './trip-store'

const OpenedTrip = createContext<LiveTrip | null>(null)

/** The trip that a page came with. The server draws it, and so does the browser at first: nothing jumps when the page comes to life. */
export const OpenedTripProvider = OpenedTrip.Provider

export function useOpenedTrip(): LiveTrip | null {
  return useContext(OpenedTrip)
}

/** The trip of a thread as the server last told it; undefined until it is loaded. */
export function useTrip(threadId: string | null): LiveTrip | undefined {
  const opened = useOpenedTrip()
  const atFirst = opened !== null && opened.threadId === threadId ? opened : undefined
  // Asked for as one: the store is given the very trip that the page came with, and nothing needs to be drawn anew for it.
  return useTripStore((state) => (threadId === null ? undefined : state.trips[threadId]) ?? atFirst)
}
