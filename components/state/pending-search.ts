import { z } from 'zod'
import { type TripCommand, tripCommandSchema } from '@/lib/travel/trip/commands'
import { showPopup } from '../ui/notices/notice-store'

const KEY = 'wayfarer.pending-search'
const pendingSchema = z.object({ command: tripCommandSchema, label: z.string().min(1).max(200) })

/** A search from the search page waits here for the chat page, which opens a thread with it. */
export function keepPendingSearch(command: Extract<TripCommand, { type: 'take-search' }>, label: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ command, label }))
  } catch (error) {
    console.warn('The search could not be kept.', error)
    showPopup({
      type: 'error',
      message: 'Your browser would not keep the search for the chat. Please say there where you would like to go.',
    })
  }
}

/** Once: it is gone from here when it is handed out. */
export function takePendingSearch(): z.infer<typeof pendingSchema> | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : pendingSchema.parse(JSON.parse(kept))
  } catch (error) {
    console.warn('The search could not be read.', error)
    return null
  }
}
