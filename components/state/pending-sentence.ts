import { z } from 'zod'
import { showPopup } from '../ui/notices/notice-store'

const KEY = 'wayfarer.pending'

/** What was written on the home page waits here for the chat page, also while its writer signs in. */
export function keepPendingSentence(text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text }))
  } catch (error) {
    console.warn('The sentence could not be kept.', error)
    showPopup({ type: 'error', message: 'Your browser would not keep your sentence for the chat. Please write it there once more.' })
  }
}

/** Once: it is gone from here when it is handed out. */
export function takePendingSentence(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : z.object({ text: z.string().min(1) }).parse(JSON.parse(kept)).text
  } catch (error) {
    console.warn('The sentence could not be read.', error)
    return null
  }
}
