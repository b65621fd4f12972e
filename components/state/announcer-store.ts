'use client'

import { createStore } from './create-store'

const KEPT = 6

type AnnouncerStore = {
  announcements: { number: number; text: string }[]
  announce: (text: string) => void
}

/** Sentences for the polite live region (components/ui/live-region.tsx). Only the last few stay, so that none is read twice. */
export const useAnnouncerStore = createStore<AnnouncerStore>((set) => ({
  announcements: [],
  announce: (text) =>
    set(({ announcements }) => {
      const number = (announcements.at(-1)?.number ?? 0) + 1
      return { announcements: [...announcements, { number, text }].slice(-KEPT) }
    }),
}))
