'use client'

import { useEffect } from 'react'
import { hotelContext } from '@/lib/travel/stays/hotel-context'
import type { ChosenStay } from '@/lib/travel/stays/trip-stays'
import { useRootStore } from './root-store'
import { useTripStore } from './trip-store'

/** Keeps in this browser where the open trip stays, or that it stays nowhere; until its traveller signs out. */
export function keepStay(chosen: ChosenStay | null): void {
  const { ownerId, keepStay: keep } = useRootStore.getState()
  // Its traveller has signed out: the page may stand for a moment longer, and with it the trip.
  if (ownerId === null) return
  keep({
    hotelContext: chosen && hotelContext(chosen.stay),
    selectedHotel: chosen?.selectedHotel ?? null,
  })
}

/** What is kept follows the live trip of this thread. A trip that is not loaded yet, or has no thread, says nothing of it. */
export function useFollowStay(threadId: string | null): void {
  const stays = useTripStore((state) => (threadId === null ? undefined : state.trips[threadId]?.trip.stays))
  useEffect(() => {
    if (stays !== undefined) keepStay(stays?.chosen ?? null)
  }, [stays])
}
