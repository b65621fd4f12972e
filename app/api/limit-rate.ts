import 'server-only'
import { AppError } from '@/lib/errors'
import { storeFailureKind } from '@/lib/ports/store-failure'
import type { Services } from '@/lib/services'

/**
 * Uses of one kind per user (or per address before sign-in), and what somebody who is too quick is told. `limits.md` says the same for
 * people, and a test holds the two together.
 */
export const LIMITS = {
  chat: { most: 60, seconds: 60, sentence: 'That was a lot at once. We’ve kept your text; please carry on in a moment.' },
  change: { most: 120, seconds: 60, sentence: 'Too many changes at once. Nothing was lost; please carry on in a moment.' },
  // A form saves itself while somebody types.
  draft: {
    most: 240,
    seconds: 60,
    sentence: 'That was saved very often just now. What you typed is still here, and we’ll save it in a moment.',
  },
  search: { most: 60, seconds: 60, sentence: 'That was a lot of searches at once. Nothing was lost; please carry on in a moment.' },
  look: { most: 240, seconds: 60, sentence: 'Too many questions at once. Nothing was lost; please carry on in a moment.' },
  // Weeks of prices are as much work as many searches.
  days: { most: 90, seconds: 60, sentence: 'Too many calendars at once. Nothing was lost; please carry on in a moment.' },
  quote: { most: 30, seconds: 60, sentence: 'Too many price checks at once. Nothing was charged; please wait a moment.' },
  // Presses of one confirmation count each, though they pay once: how many cards can be tried is limited by `quote`.
  pay: { most: 120, seconds: 60, sentence: 'You’ve tapped Pay too often. That last tap did nothing; please wait a minute.' },
  // A page that waits for its bank asks every few seconds, and each look is a request to the gateway.
  bank: { most: 40, seconds: 60, sentence: 'We’ve asked your bank too often. Nothing was changed; please wait a moment.' },
  cancel: { most: 20, seconds: 60, sentence: 'Too many cancellations at once. Nothing was changed; please wait a moment.' },
  mail: {
    most: 5,
    seconds: 600,
    sentence: 'We’ve sent the confirmation several times just now. Please check your inbox, or try again in ten minutes.',
  },
  // What somebody guesses at is one account, from wherever, and any account, from one place.
  'sign-in': { most: 10, seconds: 60, sentence: 'Too many tries. Please wait a moment, then try again. Nothing was lost.' },
  'sign-in-from': { most: 20, seconds: 60, sentence: 'Too many tries from here. Please wait a moment, then try again. Nothing was lost.' },
  'guest-from': { most: 20, seconds: 60, sentence: 'Too many guests from here. Please wait a moment, then try again. Nothing was lost.' },
  'hand-off-from': { most: 20, seconds: 60, sentence: 'Too many codes from here. Please wait a moment, then try again. Nothing was lost.' },
  'reset-from': { most: 10, seconds: 600, sentence: 'Too many emails were requested from here. Please try again in ten minutes.' },
  'new-password-from': {
    most: 20,
    seconds: 600,
    sentence: 'Too many tries from here. Nothing was changed; please try again in ten minutes.',
  },
  // Each renewal keeps a row for as long as the new token lasts, and each question about a foreign token goes to another server.
  renew: { most: 30, seconds: 60, sentence: 'Your session was renewed too often just now. You’re still signed in; please wait a moment.' },
  'renew-from': {
    most: 120,
    seconds: 60,
    sentence: 'Too many renewals from here. Please wait a moment, then try again. Nothing was lost.',
  },
  'details-from': {
    most: 240,
    seconds: 60,
    sentence: 'Too many questions from here. Please wait a moment, then try again. Nothing was lost.',
  },
  'shared-from': {
    most: 120,
    seconds: 60,
    sentence: 'Many shared trips were opened from here just now. Please wait a moment, then load this page again.',
  },
  'location-from': { most: 60, seconds: 60, sentence: 'Too many questions from here. Please wait a moment; nothing was lost.' },
  'event-from': { most: 240, seconds: 60, sentence: 'Too many events from here. Nothing else was lost.' },
  'browser-log': { most: 30, seconds: 60, sentence: 'Too many reports at once. Nothing was lost.' },
  'letter-from': {
    most: 5,
    seconds: 600,
    sentence:
      'Several messages came from here just now, so we didn’t take this one. Your text is still here; please send it again in ten minutes.',
  },
  export: { most: 5, seconds: 600, sentence: 'You’ve downloaded your data several times just now. Please try again in ten minutes.' },
  // Whoever found a signed-in device must not guess its password there.
  password: {
    most: 10,
    seconds: 600,
    sentence: 'That was tried several times just now. Your password is unchanged; please try again in ten minutes.',
  },
  erase: {
    most: 5,
    seconds: 600,
    sentence: 'That was tried several times just now. Nothing was deleted; please try again in ten minutes.',
  },
  register: { most: 20, seconds: 3600, sentence: 'Too many new accounts from here. Please try again later.' },
}

/** Counts one use and throws, with the time to wait, when it is one too many. */
export async function limitRate(
  kind: keyof typeof LIMITS,
  who: string,
  { rateLimits, clock }: Pick<Services, 'rateLimits' | 'clock'>,
): Promise<void> {
  const { most, seconds, sentence } = LIMITS[kind]
  const { retryAfterSeconds } = await rateLimits.hit(`${kind}:${who}`, most, seconds, clock()).catch((error: unknown) => {
    // A full disk keeps nobody from reading what is there.
    if (kind === 'look' && storeFailureKind(error) === 'full') return { retryAfterSeconds: 0 }
    throw error
  })
  if (retryAfterSeconds > 0) throw new AppError('too_many', sentence, retryAfterSeconds)
}
