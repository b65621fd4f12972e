'use client'

import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False in the server's HTML, true once presses are answered: a form must not be sent by the browser itself before that. What the server
 * drew learns of it in a transition: everything that waits for it would be drawn in one go otherwise, and a slow phone stand still meanwhile.
 */
export function useIsHydrated(): boolean {
  const isDrawnByServer = useRef(false)
  // Which of the two is asked at first tells whether the server has drawn this.
  const isBornAlive = useSyncExternalStore(
    subscribe,
    () => !isDrawnByServer.current,
    () => {
      isDrawnByServer.current = true
      return false
    },
  )
  const [isAlive, setIsAlive] = useState(isBornAlive)
  useEffect(() => startTransition(() => setIsAlive(true)), [])
  return isAlive
}
