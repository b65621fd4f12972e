import type { UserRow } from '@/lib/ports/user-store'
import { EASY_PASSWORD, isAboutOwnerOrUs } from '@/lib/travel/account/password'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { endElsewhere } from './end-elsewhere'
import type { SessionDeps } from './session-deps'

/**
 * Makes an account. A guest who is signed in becomes it, with all that is theirs; wherever else somebody is signed in as that guest, they
 * are out: a guest needs no password, so it could be whoever handed the guest over.
 */
export async function register(
  { password, ...person }: { email: string; password: string; firstName: string; lastName: string },
  guest: { userId: string; sessionId: string } | null,
  deps: SessionDeps,
): Promise<{ user: UserRow } | { refusal: Refusal }> {
  const { directory, passwords, users } = deps
  if (!directory.isOwn) {
    return refuse('accounts-elsewhere', 'You can’t create an account here. Sign in with the account you have, or continue as a guest.')
  }
  if (passwords.isCommon(password) || isAboutOwnerOrUs(password, person.email)) return refuse('password-unfit', EASY_PASSWORD, 'password')
  const account = { ...person, passwordHash: await passwords.hash(password) }
  const upgraded = guest === null ? 'no-guest' : await users.register(guest.userId, account)
  if (guest && typeof upgraded !== 'string') await endElsewhere(guest, 'password-changed', deps)
  const user = upgraded === 'no-guest' ? await users.create({ ...account, isGuest: false }) : upgraded
  if (user === null || user === 'email-taken') {
    return refuse('email-taken', 'There’s already an account with this email address. Sign in instead.', 'email')
  }
  return { user }
}
