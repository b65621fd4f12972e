'use client'

import { useEffect } from 'react'
import { useTripStore } from '@/components/state/trip-store'

/** Another window may have paid while this one was out of sight, and a page that “back” brings up again is as old as it was left. */
export function useFreshTrip(threadId: string): void {
  useEffect(() => {
    const { load } = useTripStore.getState()
    const look = () => {
      if (document.visibilityState === 'visible') void load(threadId)
    }
    const lookAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void load(threadId)
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', lookAgain)
    }
  }, [threadId])
}
