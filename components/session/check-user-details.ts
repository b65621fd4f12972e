'use client'

import { noticeSessionEnd } from '../state/session-end-store'
import { askSession, fetchSessionAgain } from './ask-session'

/** Asks whose token this is. A clear no ends the session; every other failure is only logged. */
export async function checkUserDetails(accessToken: string): Promise<void> {
  try {
    const response = await fetch('/api/v1/auth/user/get-details', { headers: { authorization: `Bearer ${accessToken}` } })
    if (response.status === 401) await endUnlessRenewed(accessToken)
    else if (!response.ok) console.warn(`The user’s details were not told: ${response.status}.`)
  } catch (error) {
    console.warn('The user’s details could not be asked for.', error)
  }
}

/** Another tab may have renewed the session meanwhile, and its accounts' server may know only the newest token. */
async function endUnlessRenewed(accessToken: string): Promise<void> {
  const asked = await askSession()
  if (asked.answer === 'there' && asked.accessToken !== accessToken) fetchSessionAgain()
  else noticeSessionEnd('session_expired')
}
