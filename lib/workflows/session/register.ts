import type { UserRow } from '@/lib/ports/user-store'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import type { SessionDeps } from './session-deps'

/** Makes an account. A guest who is signed in becomes it, with all that is theirs. */
export async function register(
  { password, ...person }: { email: string; password: string; firstName: string; lastName: string },
  guestId: string | null,
  { directory, passwords, users }: SessionDeps,
): Promise<{ user: UserRow } | { refusal: Refusal }> {
  if (!directory.isOwn) {
    return refuse('accounts-elsewhere', 'Accounts are not made here. Sign in with the account you have, or continue as a guest.')
  }
  const account = { ...person, passwordHash: await passwords.hash(password) }
  const upgraded = guestId === null ? 'no-guest' : await users.register(guestId, account)
  const user = upgraded === 'no-guest' ? await users.create({ ...account, isGuest: false }) : upgraded
  if (user === null || user === 'email-taken') {
    return refuse('email-taken', 'There is an account with this e-mail address already. Sign in instead.', 'email')
  }
  return { user }
}
