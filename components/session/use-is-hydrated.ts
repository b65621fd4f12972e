'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the server's HTML, true once presses are answered: a form must not be sent by the browser itself before that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
