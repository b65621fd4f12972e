'use client'

import { useEffect } from 'react'
import { hotelContext } from '@/lib/travel/stays/hotel-context'
import type { ChosenStay, TripStays } from '@/lib/travel/stays/trip-stays'
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
  // Nothing is drawn of it, so whoever calls this need not be drawn anew.
  useEffect(() => {
    if (threadId === null) return
    let kept: TripStays | null | undefined
    const follow = ({ trips }: ReturnType<typeof useTripStore.getState>) => {
      const stays = trips[threadId]?.trip.stays
      if (stays === undefined || stays === kept) return
      kept = stays
      keepStay(stays?.chosen ?? null)
    }
    follow(useTripStore.getState())
    return useTripStore.subscribe(follow)
  }, [threadId])
}
