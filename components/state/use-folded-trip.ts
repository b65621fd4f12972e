'use client'

import { useRootStore } from './root-store'

/** Whether the live trip is folded away, kept in this browser. Open for the server's first paint. */
export function useFoldedTrip(): { isFolded: boolean; setIsFolded: (isFolded: boolean) => void } {
  const isFolded = useRootStore((state) => state.isTripFolded)
  const setIsFolded = useRootStore((state) => state.setIsTripFolded)
  return { isFolded, setIsFolded }
}
