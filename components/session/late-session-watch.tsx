'use client'

import { useEffect, useState } from 'react'
import { useSessionEndStore } from '../state/session-end-store'
import { onFirstTouch } from '../ui/first-touch'
import type { SessionWatch, SessionWatchProps } from './session-watch'

const RESTS_FOR_MS = 30_000
/** Whoever begins by pressing Enter gets the answer first. */
const AFTER_TOUCH_MS = 1_500
const ASK_AGAIN_AFTER_MS = 10_000

/**
 * The watch over the session, which the server has looked at for this very page. It begins soon after somebody touched the page, or looks at it
 * again, when another tab tells of the session or a request finds it ended, and at the latest when the page has stood for half a minute.
 */
export function LateSessionWatch(props: SessionWatchProps) {
  const [Watch, setWatch] = useState<typeof SessionWatch | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const isEnded = useSessionEndStore((state) => state.isEnded)
  const begins = Watch === null && (isWanted || isEnded)

  useEffect(() => whenWanted(() => setIsWanted(true)), [])
  useEffect(() => {
    if (!begins) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchWatch = async () => {
      try {
        const module = await import('./session-watch')
        if (!isOver) setWatch(() => module.SessionWatch)
      } catch {
        if (!isOver) timer = setTimeout(fetchWatch, ASK_AGAIN_AFTER_MS)
      }
    }
    void fetchWatch()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [begins])

  return Watch && <Watch {...props} />
}

function whenWanted(begin: () => void): () => void {
  let timer = setTimeout(begin, RESTS_FOR_MS)
  const forgetTouch = onFirstTouch(() => {
    clearTimeout(timer)
    timer = setTimeout(begin, AFTER_TOUCH_MS)
  })
  const look = () => document.visibilityState === 'visible' && begin()
  const hear = ({ key }: StorageEvent) => key === 'nextauth.message' && begin()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('storage', hear)
  return () => {
    forgetTouch()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('storage', hear)
  }
}
