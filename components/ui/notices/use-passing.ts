'use client'

import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * For what goes by itself after `ms`: while it is hovered or focused the time stands still, and goes on after. A focus that had come into
 * it returns to where it came from. `handlers` go to its outermost element, `end` ends it now; mount it anew to begin anew.
 */
export function usePassing(ms: number, onEnd: () => void) {
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const focus = useFocusBack()
  const leftMs = useRef(ms)
  const end = () => {
    focus.giveBack()
    onEnd()
  }
  const latestEnd = useRef(end)
  useEffect(() => {
    latestEnd.current = end
  })
  const isPaused = isHovered || hasFocus
  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => latestEnd.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - startedAt))
    }
  }, [isPaused])
  const handlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focus.noteFocus(event)
      setHasFocus(true)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      focus.noteBlur(event)
      setHasFocus(event.currentTarget.contains(event.relatedTarget))
    },
  }
  return { handlers, end }
}

function useFocusBack() {
  const cameFrom = useRef<HTMLElement | null>(null)
  const isWithin = useRef(false)
  const giveBack = () => {
    if (isWithin.current && cameFrom.current?.isConnected) cameFrom.current.focus()
    isWithin.current = false
  }
  // What takes its place may take it away while it holds the focus.
  const latestGiveBack = useRef(giveBack)
  useEffect(() => () => latestGiveBack.current(), [])
  return {
    giveBack,
    noteFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      isWithin.current = true
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    noteBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      // Without a next one the element may have lost the focus by being taken away.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) isWithin.current = false
    },
  }
}
