'use client'

import { createStore } from './create-store'

/** Whether this page's session turned out to be over. What is unsent waits until somebody signs in again. */
export const useSessionEndStore = createStore<{ isEnded: boolean }>(() => ({ isEnded: false }))

/** Any refusal may say that the session is over; every other code is none of its business. */
export function noticeSessionEnd(code: string): boolean {
  const isEnd = code === 'sign_in_required' || code === 'session_expired'
  if (isEnd) useSessionEndStore.setState({ isEnded: true })
  return isEnd
}

/** Calls `onRenewed` each time the same traveller is signed in again; returns how to end that. */
export function whenSessionRenewed(onRenewed: () => void): () => void {
  return useSessionEndStore.subscribe((state, before) => {
    if (before.isEnded && !state.isEnded) onRenewed()
  })
}
