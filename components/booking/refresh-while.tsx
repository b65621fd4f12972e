'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const REFRESH_MS = 2000

/** Renews a page of the server while something on it is still happening. */
export function RefreshWhile({ isActive }: { isActive: boolean }) {
  const router = useRouter()
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(() => router.refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isActive, router])
  return null
}
