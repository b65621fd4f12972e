'use client'

import { useEffect, useRef } from 'react'
import { useAnnouncerStore } from './announcer-store'

/** Announces `text` the first time it is there while `isFresh`; what a reopened thread already holds stays silent. */
export function useAnnounceOnce(text: string | null, isFresh: boolean) {
  const hasSettled = useRef(false)
  const announce = useAnnouncerStore((state) => state.announce)
  useEffect(() => {
    if (text === null || hasSettled.current) return
    hasSettled.current = true
    if (isFresh) announce(text)
  }, [text, isFresh, announce])
}
