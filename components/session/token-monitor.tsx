'use client'

import { signOut, useSession } from 'next-auth/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { checkToken, TOKEN_CHECK_EVERY_MS } from '@/lib/states/token-monitor'
import { clearStore } from '../state/clear-store'
import { flushUnsent } from '../state/flush-unsent'
import { useSessionEndStore } from '../state/session-end-store'
import { isFramed } from './is-framed'
import { leaveToSignInAgain } from './leave-signed-out'

/** Looks at the session's token every two minutes: renews it in time, and signs out when it is past its time. Shows nothing. */
export function TokenMonitor() {
  const { data, update } = useSession()
  const underWay = useRef<'refresh' | 'expired' | null>(null)
  const token = data?.accessToken
  const statedLifetimeSeconds = data?.accessTokenExpireOn

  const check = useEffectEvent(async (startedAt: number, lifetime: number) => {
    const verdict = checkToken({ startedAt, statedLifetimeSeconds: lifetime, now: Date.now() })
    // Signed out already, and being asked to sign in again.
    if (verdict === 'fine' || useSessionEndStore.getState().isEnded) return
    // A renewal that nobody answers does not keep the session open.
    if (underWay.current === verdict || underWay.current === 'expired') return
    underWay.current = verdict
    try {
      await (verdict === 'refresh' ? update({ refresh: true }) : leaveExpired())
    } catch (error) {
      console.warn('The session could not be renewed.', error)
    } finally {
      if (underWay.current === verdict) underWay.current = null
    }
  })

  useEffect(() => {
    if (!token || statedLifetimeSeconds === undefined || isFramed()) return
    const startedAt = Date.now()
    const timer = setInterval(() => void check(startedAt, statedLifetimeSeconds), TOKEN_CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [token, statedLifetimeSeconds])

  return null
}

async function leaveExpired(): Promise<void> {
  await flushUnsent()
  clearStore()
  // Without a connection the session stays open a little longer at the server, and is nobody's in this window.
  await signOut({ redirect: false }).catch((error: unknown) => console.warn('Signing out did not reach the server.', error))
  leaveToSignInAgain()
}
