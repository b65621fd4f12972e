'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const NEAR_TOP_PX = 320

/**
 * Asks for earlier messages when the reader scrolls up to the first one, and keeps what they read where it is when those come in above it.
 * `firstId` names the first turn that is shown.
 */
export function useKeptPlace(
  box: RefObject<HTMLElement | null>,
  { firstId, isLoading, onNearTop }: { firstId: string | null; isLoading: boolean; onNearTop: (() => void) | undefined },
) {
  const anchor = useRef<{ id: string; top: number } | null>(null)

  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const note = () => {
      const element = isLoading && firstId ? turnIn(scroller, firstId) : null
      anchor.current = element && firstId ? { id: firstId, top: element.getBoundingClientRect().top } : null
    }
    let lastTop = scroller.scrollTop
    const noticeReader = () => {
      const isUpwards = scroller.scrollTop < lastTop
      lastTop = scroller.scrollTop
      if (isLoading) note()
      else if (isUpwards && scroller.scrollTop < NEAR_TOP_PX) onNearTop?.()
    }
    note()
    scroller.addEventListener('scroll', noticeReader, { passive: true })
    return () => scroller.removeEventListener('scroll', noticeReader)
  }, [box, firstId, isLoading, onNearTop])

  useLayoutEffect(() => {
    const scroller = box.current
    const held = anchor.current
    if (!scroller || !held || held.id === firstId) return
    const element = turnIn(scroller, held.id)
    anchor.current = null
    if (!element) return
    // The browser's own anchoring would move it a second time.
    scroller.style.overflowAnchor = 'none'
    scroller.scrollTop += element.getBoundingClientRect().top - held.top
  }, [box, firstId])
}

function turnIn(scroller: HTMLElement, id: string): HTMLElement | null {
  return scroller.querySelector<HTMLElement>(`[data-turn="${CSS.escape(id)}"]`)
}
