import 'server-only'
import { createHash } from 'node:crypto'
import { limitRate } from '@/app/api/limit-rate'
import type { Services } from '@/lib/services'

type Needs = Pick<Services, 'rateLimits' | 'clock'>

/** Counts one try to sign in: for the account, so that guessing is slow from everywhere, and for where it comes from. */
export async function limitSignIns(email: unknown, networkAddress: string, all: Needs): Promise<void> {
  if (typeof email === 'string') await limitRate('sign-in', nameless(email), all)
  await limitRate('sign-in-from', networkAddress, all)
}

/** Counts one new guest from an address. */
export async function limitGuests(networkAddress: string, all: Needs): Promise<void> {
  await limitRate('guest-from', networkAddress, all)
}

/** What was typed may be anybody's address: no list of them is kept. */
function nameless(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 24)
}
