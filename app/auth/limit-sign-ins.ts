import 'server-only'
import { createHash } from 'node:crypto'
import { limitRate } from '@/app/api/limit-rate'
import type { Services } from '@/lib/services'
import { readDeviceMark } from './known-device'

type Needs = Pick<Services, 'rateLimits' | 'clock'>

/**
 * Counts one try to sign in: for the account, so that guessing is slow from everywhere (a browser that its owner has signed in with before
 * counts for itself, so that guessing keeps nobody out of their own), and for where it comes from.
 */
export async function limitSignIns(
  { email, deviceMark }: { email: unknown; deviceMark?: string | undefined },
  networkAddress: string,
  all: Needs & Pick<Services, 'secret'>,
): Promise<void> {
  if (typeof email === 'string') await limitRate('sign-in', readDeviceMark(deviceMark, email, all.secret) ?? nameless(email), all)
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
