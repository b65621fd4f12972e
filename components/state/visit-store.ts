'use client'

import { createStore } from './create-store'

type VisitStore = {
  /** Whether this installation measures at all; each public page says so. */
  isMeasured: boolean
  /** Whether the question about measuring is shown; null while nobody opened or answered it in this page. */
  isAsking: boolean | null
  noteMeasured: () => void
  setIsAsking: (isAsking: boolean) => void
}

export const useVisitStore = createStore<VisitStore>((set) => ({
  isMeasured: false,
  isAsking: null,
  noteMeasured: () => set({ isMeasured: true }),
  setIsAsking: (isAsking) => set({ isAsking }),
}))
