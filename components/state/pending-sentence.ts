import * as texts from '@/lib/texts/state'
import { showPopup } from '../ui/notices/notice-store'
import { fieldOf } from './field-of'

const KEY = 'wayfarer.pending'

/** What was written on the home page waits here for the chat page, also while its writer signs in. */
export function keepPendingSentence(text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text }))
  } catch (error) {
    console.warn(error)
    showPopup({ type: 'error', message: texts.sentenceNotKept })
  }
}

/** Once: it is gone from here when it is handed out. */
export function takePendingSentence(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const text = kept === null ? null : fieldOf(JSON.parse(kept), 'text')
    return typeof text === 'string' && text !== '' ? text : null
  } catch (error) {
    console.warn(error)
    return null
  }
}
