'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasScrolledUp } from './left-at'

const NEAR_BOTTOM_PX = 48
/** A turn brings 8 px of its own. */
const TURN_MARGIN_PX = 8
/** Long enough for fonts and the Markdown renderer to settle after an answer. */
const SETTLE_MS = 800
/** A thread that is opened comes to life in this time, also on a slow phone; its reader's first touch ends it. */
const OPENING_MS = 10_000
const A_MOMENT_MS = 150
/** The lines that stand for an answer give way to it: for a moment the thread is as much shorter. */
const SLIP_PX = 96
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Keeps the newest words in view for a reader who is at the bottom, and only for them: who has scrolled up is never moved.
 * A long answer is followed until its own question reaches the top, so that it can be read from its beginning; a reader who
 * scrolls meanwhile ends that at once.
 * `turnId` names the traveller's latest turn (its element carries it as data-turn); a new one always comes into view, unless it was said
 * in another window. `startsElsewhere`: the reader came for a message further up.
 */
export function useFollow(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  {
    turnId,
    isAnswering,
    isOwnAnswer,
    startsElsewhere,
  }: { turnId: string | null; isAnswering: boolean; isOwnAnswer: boolean; startsElsewhere: boolean },
) {
  const [isAtBottom, setIsAtBottom] = useState(true)
  const isFollowing = useRef(!startsElsewhere)
  const ownScrollTop = useRef(-1)
  const turn = useRef<string | null>(null)
  const followsUntil = useRef(0)
  const lastBottom = useRef(0)
  const turnStartedAt = useRef(Number.NEGATIVE_INFINITY)

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
    // An empty thread has no end to keep in view: it is read from its beginning.
    const hasTurns = scroller.querySelector('[data-turn]') !== null
    const isHolding = hasTurns && isFollowing.current && performance.now() < followsUntil.current
    // While we hold the place, the browser must not hold another one.
    scroller.style.overflowAnchor = isHolding ? 'none' : ''
    if (isHolding) moveTo(Math.min(bottom, Math.max(questionTop, 0)))
    lastBottom.current = bottom
    setIsAtBottom(bottom - scroller.scrollTop < NEAR_BOTTOM_PX)
  }, [box, moveTo])

  // Opened: at the end, without a question to hold on to, unless its reader has left it before the page came to life.
  useLayoutEffect(() => {
    if (box.current && hasScrolledUp(box.current, NEAR_BOTTOM_PX)) isFollowing.current = false
    followsUntil.current = performance.now() + OPENING_MS
    follow()
  }, [box, follow])

  useLayoutEffect(() => {
    if (isAnswering && !isOwnAnswer && !isFollowing.current) return
    if (isAnswering) {
      turn.current = turnId
      isFollowing.current = true
      followsUntil.current = Number.POSITIVE_INFINITY
      turnStartedAt.current = performance.now()
      follow()
    } else if (followsUntil.current === Number.POSITIVE_INFINITY) {
      followsUntil.current = performance.now() + SETTLE_MS
    }
  }, [turnId, isAnswering, isOwnAnswer, follow])

  useEffect(() => {
    const scroller = box.current
    if (!scroller || !content.current) return
    let focusedAt = Number.NEGATIVE_INFINITY
    let touchedAt = Number.NEGATIVE_INFINITY
    const isRecent = (instant: number) => performance.now() - instant < A_MOMENT_MS
    const noticeFocus = () => {
      focusedAt = performance.now()
    }
    function noticeReader() {
      if (!scroller || Math.abs(scroller.scrollTop - ownScrollTop.current) < 2) return
      const bottom = scroller.scrollHeight - scroller.clientHeight
      // Where a card shrank, the browser itself moves a reader up to the new end: that is nobody's wish.
      const hasShrunk = bottom < lastBottom.current - 1 && bottom - scroller.scrollTop < 2
      // And as a turn begins, an editor that closes gives the focus back to its chip, which scrolls there.
      const isFocusGivenBack = isRecent(focusedAt) && isRecent(turnStartedAt.current)
      const slip = ownScrollTop.current - scroller.scrollTop
      const isTouched = touchedAt > turnStartedAt.current
      const hasSlipped = followsUntil.current === Number.POSITIVE_INFINITY && !isTouched && slip > 0 && slip <= SLIP_PX
      if (hasShrunk || isFocusGivenBack || hasSlipped) return follow()
      ownScrollTop.current = -1
      turn.current = null
      const isNear = bottom - scroller.scrollTop < NEAR_BOTTOM_PX
      isFollowing.current = isNear
      setIsAtBottom(isNear)
    }
    // What opens under a finger grows where it is.
    const noticeTouch = () => {
      touchedAt = performance.now()
      if (followsUntil.current !== Number.POSITIVE_INFINITY) followsUntil.current = 0
    }
    const observer = new ResizeObserver(follow)
    observer.observe(content.current)
    observer.observe(scroller)
    scroller.addEventListener('scroll', noticeReader, { passive: true })
    scroller.addEventListener('focusin', noticeFocus)
    for (const touch of TOUCHES) scroller.addEventListener(touch, noticeTouch, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', noticeReader)
      scroller.removeEventListener('focusin', noticeFocus)
      for (const touch of TOUCHES) scroller.removeEventListener(touch, noticeTouch)
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
