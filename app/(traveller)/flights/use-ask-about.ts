'use client'

import { useRouter } from 'next/navigation'
import { keepPendingSearch } from '@/components/state/pending-search'
import type { TripCommand } from '@/lib/travel/trip/commands'

/** What a thread is to begin with: a search as it is filtered and weighed, and perhaps one flight of it. */
export type AskAbout = Omit<Extract<TripCommand, { type: 'take-search' }>, 'type'>

/** Goes on in a new thread with this very search; `label` is the line that says so there. */
export function useAskAbout(): (about: AskAbout, label: string) => void {
  const router = useRouter()
  return (about, label) => {
    keepPendingSearch({ type: 'take-search', ...about }, label)
    router.push('/chat')
  }
}
