'use client'

import { type RefObject, useEffect, useState } from 'react'

const MARKED_MS = 2_600
const SETTLED_MS = 120

/** Brings one message into view as soon as it is there, and marks it for a moment: what a search led to. */
export function useMarkedTurn(box: RefObject<HTMLElement | null>, wantedId: string | null, isThere: boolean): string | null {
  const [markedId, setMarkedId] = useState<string | null>(null)
  useEffect(() => {
    if (!wantedId || !isThere) return
    const show = () => {
      const turn = box.current?.querySelector<HTMLElement>(`[data-turn="${CSS.escape(wantedId)}"]`)
      turn?.scrollIntoView?.({ block: 'center' })
      return turn
    }
    show()?.focus({ preventScroll: true })
    setMarkedId(wantedId)
    // Turns that were never in view only get their height now.
    const settle = setTimeout(show, SETTLED_MS)
    const end = setTimeout(() => setMarkedId(null), MARKED_MS)
    return () => {
      clearTimeout(settle)
      clearTimeout(end)
    }
  }, [box, wantedId, isThere])
  return markedId
}
