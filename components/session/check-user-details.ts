'use client'

import { noticeSessionEnd } from '../state/session-end-store'

/** Asks whose token this is. A clear no ends the session; every other failure is only logged. */
export async function checkUserDetails(accessToken: string): Promise<void> {
  try {
    const response = await fetch('/api/v1/auth/user/get-details', { headers: { authorization: `Bearer ${accessToken}` } })
    if (response.status === 401) noticeSessionEnd('session_expired')
    else if (!response.ok) console.warn(`The user’s details were not told: ${response.status}.`)
  } catch (error) {
    console.warn('The user’s details could not be asked for.', error)
  }
}
