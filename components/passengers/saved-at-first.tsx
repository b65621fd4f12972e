'use client'

import { createContext, useContext, useEffect } from 'react'
import type { SavedPassengers } from '@/lib/travel/passengers/saved-passenger'
import { useSavedPassengersStore } from './saved-passengers-store'

const SavedAtFirst = createContext<SavedPassengers | null>(null)

/** The people saved in the account as a page came with them: nothing needs to be asked for, and nothing moves when it is there. */
export const SavedAtFirstProvider = SavedAtFirst.Provider

export function useSavedAtFirst(): SavedPassengers | null {
  return useContext(SavedAtFirst)
}

/** The people saved in the account; null until they were loaded. */
export function useSavedPassengers(): SavedPassengers | null {
  const atFirst = useSavedAtFirst()
  return useSavedPassengersStore((store) => store.saved ?? atFirst)
}

/** Brings the people saved in the account, who came with the page or are asked for. */
export function useLoadSavedPassengers(): void {
  const atFirst = useSavedAtFirst()
  useEffect(() => {
    const { load, take } = useSavedPassengersStore.getState()
    if (atFirst) take(atFirst)
    else void load()
  }, [atFirst])
}
