'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '@/lib/texts/session'
import { endedOwner } from '../state/clear-store'
import { useSessionEndStore } from '../state/session-end-store'
import { isFramed } from './is-framed'
import { isSignOut } from './is-sign-out'

/** Why a page is taken away, in words, and where to. */
export type Leaving = { path: string; words: string; isForAnother?: boolean }
/** Leaves when another tab has signed out, covers the page when the session ended there, and looks again at a page that the browser brings back. */
export function useSignOutElsewhere(leave: (leaving: Leaving) => void): void {
  useEffect(() => {
    if (isFramed()) return
    const notice = (event: StorageEvent) => {
      if (!isSignOut(event)) return
      // Nobody left: the session ended by itself, and what was typed in this tab, too, waits for its traveller.
      if (endedOwner() !== null) useSessionEndStore.setState({ isEnded: true })
      else leave({ path: '/login', words: texts.signedOutInAnotherTab })
    }
    // The browser may bring a page back as it was left, although its traveller is gone by now.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      // Before it is seen: loading it again takes a while.
      flushSync(() => leave({ path: `${window.location.pathname}${window.location.search}`, words: texts.reloading }))
    }
    window.addEventListener('storage', notice)
    window.addEventListener('pageshow', lookAgain)
    return () => {
      window.removeEventListener('storage', notice)
      window.removeEventListener('pageshow', lookAgain)
    }
  }, [leave])
}
