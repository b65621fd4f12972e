'use client'

import { useSession } from 'next-auth/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { checkToken, TOKEN_CHECK_EVERY_MS } from '@/lib/states/token-monitor'
import { clearStore } from '../state/clear-store'
import { useSessionEndStore } from '../state/session-end-store'
import { askSession, fetchSessionAgain } from './ask-session'
import { endSession } from './end-session'
import { isFramed } from './is-framed'
import { leaveToSignInAgain } from './leave-signed-out'

/** Looks at the session's token every two minutes: renews it in time, and signs out when it is past its time. Shows nothing. */
export function TokenMonitor() {
  const { data, update } = useSession()
  const underWay = useRef<'refresh' | 'expired' | null>(null)
  const start = useRef<{ token: string; at: number } | null>(null)
  const token = data?.accessToken
  const statedLifetimeSeconds = data?.accessTokenExpireOn

  const check = useEffectEvent(async (watched: { token: string; at: number }, lifetime: number) => {
    const verdict = checkToken({ startedAt: watched.at, statedLifetimeSeconds: lifetime, now: Date.now() })
    // Signed out already, and being asked to sign in again.
    if (verdict === 'fine' || useSessionEndStore.getState().isEnded) return
    // A renewal that nobody answers does not keep the session open.
    if (underWay.current === verdict || underWay.current === 'expired') return
    underWay.current = verdict
    try {
      await (verdict === 'refresh' ? update({ refresh: true }) : leaveExpired(watched.token))
    } catch (error) {
      console.warn('The session could not be renewed or ended; the next check tries again.', error)
    } finally {
      if (underWay.current === verdict) underWay.current = null
    }
  })

  useEffect(() => {
    if (!token || statedLifetimeSeconds === undefined || isFramed()) return
    // After a lost connection the same token comes back, and its time has gone on.
    const watched = start.current?.token === token ? start.current : { token, at: Date.now() }
    start.current = watched
    const timer = setInterval(() => void check(watched, statedLifetimeSeconds), TOKEN_CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [token, statedLifetimeSeconds])

  return null
}

/**
 * Signs out, unless another tab has renewed the session while this one slept. Without a connection all stays as it is: nobody could be
 * signed out, nothing that is unsent could be sent, and there is no page to go to.
 */
async function leaveExpired(token: string): Promise<void> {
  const asked = await askSession()
  if (asked.answer === 'unknown') return
  if (asked.answer === 'there' && asked.accessToken !== token) return fetchSessionAgain()
  await endSession()
  clearStore()
  leaveToSignInAgain()
}
