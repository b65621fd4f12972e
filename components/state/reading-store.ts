'use client'

import { createStore } from './create-store'

type ReadingStore = {
  /** The answer that is read aloud. */
  messageId: string | null
  begin: (messageId: string) => void
  /** Ends it, unless another answer is being read by now. */
  end: (messageId: string) => void
}

/** One answer is read aloud at a time. */
export const useReadingStore = createStore<ReadingStore>((set, get) => ({
  messageId: null,
  begin: (messageId) => set({ messageId }),
  end: (messageId) => {
    if (get().messageId === messageId) set({ messageId: null })
  },
}))
