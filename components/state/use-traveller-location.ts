'use client'

import { useEffect } from 'react'
import type { TravellerLocation } from '@/lib/travel/places/traveller-location'
import { useLocationStore } from './location-store'
import { whenIdle } from './when-idle'

/** About where the traveller is, asked once the page has nothing else to do, and only where it `isWanted`; null until then. */
export function useTravellerLocation(isWanted: boolean): TravellerLocation | null {
  const location = useLocationStore((state) => state.location)
  useEffect(() => (isWanted ? whenIdle(() => void useLocationStore.getState().ask()) : undefined), [isWanted])
  return isWanted ? location : null
}
