'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const NEAR_TOP_PX = 320
/** Long enough for what came in to be drawn. */
const SETTLE_MS = 800
/** One turn of a wheel is many events, and what could not be had at the first of them is not asked for at each of the others. */
const SAME_TURN_MS = 300
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Asks for earlier messages when the reader scrolls up to the first one, and keeps what they read where it is when those come in above it.
 * At the very top nothing scrolls any more: who came there before the page was alive, or when the messages could not be had, asks by
 * turning the wheel on. `firstId` names the first turn that is shown.
 */
export function useKeptPlace(
  box: RefObject<HTMLElement | null>,
  { firstId, isLoading, onNearTop }: { firstId: string | null; isLoading: boolean; onNearTop: (() => void) | undefined },
) {
  const anchor = useRef<{ id: string; top: number } | null>(null)
  const turnedAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const note = () => {
      const element = isLoading && firstId ? turnIn(scroller, firstId) : null
      anchor.current = element && firstId ? { id: firstId, top: element.getBoundingClientRect().top } : null
    }
    let lastTop = scroller.scrollTop
    const noticeUpwards = () => {
      if (!isLoading && scroller.scrollTop < NEAR_TOP_PX) onNearTop?.()
    }
    const noticeScroll = () => {
      const isUpwards = scroller.scrollTop < lastTop
      lastTop = scroller.scrollTop
      if (isLoading) note()
      if (isUpwards) noticeUpwards()
    }
    const noticeWheel = ({ deltaY, timeStamp }: WheelEvent) => {
      if (deltaY >= 0) return
      const isSame = timeStamp - turnedAt.current < SAME_TURN_MS
      turnedAt.current = timeStamp
      if (!isSame) noticeUpwards()
    }
    note()
    scroller.addEventListener('scroll', noticeScroll, { passive: true })
    scroller.addEventListener('wheel', noticeWheel, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', noticeScroll)
      scroller.removeEventListener('wheel', noticeWheel)
    }
  }, [box, firstId, isLoading, onNearTop])

  useLayoutEffect(() => {
    const scroller = box.current
    const held = anchor.current
    if (!scroller || !held || held.id === firstId) return
    const element = turnIn(scroller, held.id)
    anchor.current = null
    return element ? holdInPlace(scroller, element, held.top) : undefined
  }, [box, firstId])
}

/**
 * Keeps a turn where it is in the window until the turns above it have been drawn, as they are only then as tall as they are. A reader who
 * scrolls meanwhile ends that.
 */
function holdInPlace(scroller: HTMLElement, element: HTMLElement, top: number): () => void {
  const hold = () => {
    // The browser's own anchoring would move it a second time.
    scroller.style.overflowAnchor = 'none'
    scroller.scrollTop += element.getBoundingClientRect().top - top
  }
  const drawn = new ResizeObserver(hold)
  const letGo = () => {
    drawn.disconnect()
    clearTimeout(timer)
    for (const sign of READER_MOVES) scroller.removeEventListener(sign, letGo)
    scroller.style.overflowAnchor = ''
  }
  const timer = setTimeout(letGo, SETTLE_MS)
  for (const sign of READER_MOVES) scroller.addEventListener(sign, letGo, { passive: true, once: true })
  hold()
  for (const child of element.parentElement?.children ?? []) drawn.observe(child)
  return letGo
}

function turnIn(scroller: HTMLElement, id: string): HTMLElement | null {
  return scroller.querySelector<HTMLElement>(`[data-turn="${CSS.escape(id)}"]`)
}
