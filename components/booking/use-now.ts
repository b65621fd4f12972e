'use client'

import { useEffect, useState } from 'react'
import { useIsHydrated } from '../session/use-is-hydrated'
import { useDrawnAt } from '../state/drawn-at'
import { useServerClockStore } from '../state/server-clock-store'

/** The current time on the server's clock, renewed every `everyMs`; until a page comes to life it is the time at which it was drawn. */
export function useNow(everyMs: number): Date {
  const aheadMs = useServerClockStore((state) => state.aheadMs)
  const drawnAt = useDrawnAt()
  const isHydrated = useIsHydrated()
  const [now, setNow] = useState(() => new Date(isHydrated ? Date.now() : (drawnAt ?? Date.now())))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return aheadMs === 0 ? now : new Date(now.getTime() + aheadMs)
}
