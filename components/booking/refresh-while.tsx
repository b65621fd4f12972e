'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const OFTEN_MS = 2000

/** Renews a page of the server while something on it is still happening. */
export function RefreshWhile({ isActive, everyMs = OFTEN_MS }: { isActive: boolean; everyMs?: number }) {
  const router = useRouter()
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(() => router.refresh(), everyMs)
    return () => clearInterval(timer)
  }, [isActive, everyMs, router])
  return null
}
