'use client'

import { useEffect, useState } from 'react'
import { useServerClockStore } from '../state/server-clock-store'

/** The current time on the server's clock, renewed every `everyMs`. */
export function useNow(everyMs: number): Date {
  const aheadMs = useServerClockStore((state) => state.aheadMs)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return aheadMs === 0 ? now : new Date(now.getTime() + aheadMs)
}
