'use client'

import { useSyncExternalStore } from 'react'

const KEY = 'wayfarer.trip-folded'
const listeners = new Set<() => void>()

/** Whether the live trip is folded away, kept in this browser. Open for the server's first paint. */
export function useFoldedTrip(): { isFolded: boolean; setIsFolded: (isFolded: boolean) => void } {
  const isFolded = useSyncExternalStore(subscribe, readFolded, () => false)
  return { isFolded, setIsFolded }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    // Storage is switched off: the panel then always starts open.
    return false
  }
}

function setIsFolded(isFolded: boolean) {
  try {
    localStorage.setItem(KEY, isFolded ? 'yes' : 'no')
  } catch (error) {
    console.warn('The folded trip could not be remembered.', error)
  }
  for (const listener of listeners) listener()
}
