'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * When one screen takes the place of another, the pressed button is gone: the focus goes to the new screen's head instead, and so does
 * the reader, also where the head had the focus already and the browser kept something below it in its place. `block`: where the new head
 * comes to stand, if it is out of view or wanted elsewhere.
 */
export function useFocusOnChange<T extends HTMLElement>(
  screen: string,
  isAllowed: boolean,
  block: ScrollLogicalPosition = 'nearest',
): RefObject<T | null> {
  const target = useRef<T>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!isAllowed) return
    if (shown.current !== null && shown.current !== screen) {
      target.current?.focus()
      target.current?.scrollIntoView({ block })
    }
    shown.current = screen
  }, [screen, isAllowed, block])
  return target
}
