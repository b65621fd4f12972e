'use client'

import { useEffect, useState } from 'react'
import { useIsHydrated } from '../session/use-is-hydrated'
import { useDrawnAt } from './drawn-at'
import { useServerClockStore } from './server-clock-store'

const LONGEST_TIMER_MS = 2_147_483_647

/** Whether an instant (ISO, UTC) has passed on the server's clock; turns true by itself when it does. */
export function useHasPassed(instant: string): boolean {
  const aheadMs = useServerClockStore((state) => state.aheadMs)
  const at = Date.parse(instant) - aheadMs
  const drawnAt = useDrawnAt()
  const isHydrated = useIsHydrated()
  const [passedAt, setPassedAt] = useState(() => ((isHydrated ? Date.now() : (drawnAt ?? Date.now())) >= at ? at : null))
  useEffect(() => {
    const timer = setTimeout(() => setPassedAt(at), Math.min(Math.max(at - Date.now(), 0), LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [at])
  return passedAt === at
}
