'use client'

import { noticeSessionEnd } from '../state/session-end-store'
import { askSession, fetchSessionAgain } from './ask-session'
import { endSession } from './end-session'

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
  if (asked.answer === 'there' && asked.accessToken !== accessToken) return fetchSessionAgain()
  try {
    if (asked.answer === 'there') await endSession()
  } catch (error) {
    // The next page that opens finds the same, and tries again.
    console.warn('The session could not be ended on the server.', error)
  }
  noticeSessionEnd('session_expired')
}
