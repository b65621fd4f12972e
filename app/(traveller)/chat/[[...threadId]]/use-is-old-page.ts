'use client'

import { useEffect, useMemo } from 'react'
import type { ThreadEntry } from '@/components/state/thread-entry'

const shownBefore = new WeakSet<ThreadEntry[]>()

/** Whether a page was shown before, told by the list that it brought: going back, the browser shows it as it was drawn then. */
export function useIsOldPage(threads: ThreadEntry[]): boolean {
  const isOld = useMemo(() => shownBefore.has(threads), [threads])
  useEffect(() => {
    shownBefore.add(threads)
  }, [threads])
  return isOld
}
