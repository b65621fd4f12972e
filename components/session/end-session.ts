'use client'

import { signOut } from 'next-auth/react'
import { endedOwner, forgetEndedOwner, keepEndedOwner } from '../state/clear-store'
import { flushUnsent } from '../state/flush-unsent'
import { clearRoot } from '../state/root-store'

/**
 * Ends the session for good: on the server, in its cookie, and in what this browser remembers; other tabs learn of it. What was typed goes out
 * before, as nobody takes it after. Throws when the server could not be told: then the session still counts.
 */
export async function endSession(): Promise<void> {
  await flushUnsent()
  // Another tab is ending it: a second time could meet the session that comes after it.
  if (endedOwner() !== null) return clearRoot()
  keepEndedOwner()
  try {
    await signOut({ redirect: false })
  } catch (error) {
    forgetEndedOwner()
    throw error
  }
  clearRoot()
}
