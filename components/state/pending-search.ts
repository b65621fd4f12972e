import * as texts from '@/lib/texts/state'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { showPopup } from '../ui/notices/notice-store'

const KEY = 'wayfarer.pending-search'

export type PendingSearch = { command: TripCommand; label: string }

/** A search from the search page waits here for the chat page, which opens a thread with it. */
export function keepPendingSearch(command: Extract<TripCommand, { type: 'take-search' }>, label: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ command, label }))
  } catch (error) {
    console.warn('The search could not be kept.', error)
    showPopup({
      type: 'error',
      message: texts.searchNotKept,
    })
  }
}

/** Once: it is gone from here when it is handed out. */
export async function takePendingSearch(): Promise<PendingSearch | null> {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (kept === null) return null
    // Most visits bring none, and what reads one is large.
    const { pendingSearchSchema } = await import('./pending-search-schema')
    return pendingSearchSchema.parse(JSON.parse(kept))
  } catch (error) {
    console.warn('The search could not be read.', error)
    return null
  }
}
