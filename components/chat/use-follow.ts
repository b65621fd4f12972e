'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_BOTTOM_PX = 48
const TURN_MARGIN_PX = 16
/** Long enough for fonts and the Markdown renderer to settle after a thread is opened. */
const SETTLE_MS = 800

/**
 * Keeps the newest words in view for a reader who is at the bottom, and only for them: who has scrolled up is never moved.
 * A long answer is followed until its own question reaches the top, so that it can be read from its beginning.
 * `turnId` names the traveller's latest turn (its element carries it as data-turn); a new one always comes into view.
 */
export function useFollow(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  turnId: string | null,
  isAnswering: boolean,
) {
  const [isAtBottom, setIsAtBottom] = useState(true)
  const isFollowing = useRef(true)
  const ownScrollTop = useRef(-1)
  const turn = useRef<string | null>(null)
  const followsUntil = useRef(0)

  const moveTo = useCallback(
    (top: number) => {
      if (!box.current) return
      box.current.scrollTop = top
      ownScrollTop.current = box.current.scrollTop
    },
    [box],
  )

  const follow = useCallback(() => {
    const scroller = box.current
    if (!scroller) return
    const bottom = scroller.scrollHeight - scroller.clientHeight
    const question = turn.current ? scroller.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turn.current)}"]`) : null
    const questionTop = question ? question.offsetTop - TURN_MARGIN_PX : bottom
    if (isFollowing.current && performance.now() < followsUntil.current) moveTo(Math.min(bottom, Math.max(questionTop, 0)))
    setIsAtBottom(bottom - scroller.scrollTop < NEAR_BOTTOM_PX)
  }, [box, moveTo])

  // Opened: at the end, without a question to hold on to.
  useLayoutEffect(() => {
    followsUntil.current = performance.now() + SETTLE_MS
    follow()
  }, [follow])

  useLayoutEffect(() => {
    if (isAnswering) {
      turn.current = turnId
      isFollowing.current = true
      followsUntil.current = Number.POSITIVE_INFINITY
      follow()
    } else if (followsUntil.current === Number.POSITIVE_INFINITY) {
      followsUntil.current = performance.now() + SETTLE_MS
    }
  }, [turnId, isAnswering, follow])

  useEffect(() => {
    const scroller = box.current
    if (!scroller || !content.current) return
    // What the browser scrolls by itself (a card above that grew or shrank) is not the reader's wish.
    const intent = watchReader(scroller)
    function noticeReader() {
      if (!scroller || Math.abs(scroller.scrollTop - ownScrollTop.current) < 2) return
      if (!intent.isRecent()) return follow()
      ownScrollTop.current = -1
      const isNear = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < NEAR_BOTTOM_PX
      isFollowing.current = isNear
      setIsAtBottom(isNear)
    }
    const observer = new ResizeObserver(follow)
    observer.observe(content.current)
    observer.observe(scroller)
    scroller.addEventListener('scroll', noticeReader, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', noticeReader)
      intent.stop()
    }
  }, [box, content, follow])

  function jumpToLatest() {
    isFollowing.current = true
    turn.current = null
    moveTo(box.current ? box.current.scrollHeight : 0)
    setIsAtBottom(true)
  }

  return { isAtBottom, jumpToLatest }
}

const INTENT_MS = 700
const SCROLL_KEYS = ['Tab', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']

/** Whether the reader's own hand (wheel, finger, keys, scroll bar) was at work a moment ago. */
function watchReader(scroller: HTMLElement): { isRecent: () => boolean; stop: () => void } {
  const watch = new AbortController()
  const options = { passive: true, signal: watch.signal }
  let until = 0
  const notice = () => {
    until = Math.max(until, performance.now() + INTENT_MS)
  }
  scroller.addEventListener('wheel', notice, options)
  scroller.addEventListener('touchmove', notice, options)
  scroller.addEventListener('keydown', (event) => SCROLL_KEYS.includes(event.key) && notice(), options)
  scroller.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target === scroller) until = Number.POSITIVE_INFINITY
    },
    options,
  )
  window.addEventListener(
    'pointerup',
    () => {
      if (until === Number.POSITIVE_INFINITY) until = performance.now() + INTENT_MS
    },
    options,
  )
  return { isRecent: () => performance.now() < until, stop: () => watch.abort() }
}
