'use client'

import { fieldOf } from '../state/field-of'

type Asked = { answer: 'there'; accessToken: string } | { answer: 'gone' } | { answer: 'unknown' }

/**
 * Asks the server itself whether a session is there. To next-auth's client a session that is gone and a server that does not answer look
 * alike; only the first of them signs anybody out.
 */
export async function askSession(): Promise<Asked> {
  try {
    const response = await fetch('/api/auth/session')
    if (!response.ok) return { answer: 'unknown' }
    const accessToken = fieldOf(await response.json(), 'accessToken')
    return typeof accessToken === 'string' && accessToken !== '' ? { answer: 'there', accessToken } : { answer: 'gone' }
  } catch {
    return { answer: 'unknown' }
  }
}

/** Has next-auth's client fetch the session again, the way it is asked to by another tab: without one it does not look by itself. */
export function fetchSessionAgain(): void {
  const newValue = JSON.stringify({ event: 'session', data: { trigger: 'getSession' } })
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }))
}
