'use client'

import type { TravellerLocation } from '@/lib/travel/places/traveller-location'
import { createStore } from './create-store'

type LocationStore = {
  /** Null until it is known whether anything is known. */
  location: TravellerLocation | null
  isAsked: boolean
  ask: () => Promise<void>
}

/** About where the traveller is: for proposals alone. What asks is loaded when it is needed: a public page is light without it. */
export const useLocationStore = createStore<LocationStore>((set, get) => ({
  location: null,
  isAsked: false,
  ask: async () => {
    if (get().isAsked) return
    set({ isAsked: true })
    const asking = await import('./ask-location').catch((error: unknown) => console.warn(error))
    if (asking) set({ location: await asking.askLocation() })
  },
}))
