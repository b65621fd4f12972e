import { EASY_PASSWORD, newPasswordError } from '@/lib/travel/account/password'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { endElsewhere } from './end-elsewhere'
import { hashCode } from './one-time-code'
import type { SessionDeps } from './session-deps'

type NewPasswordDeps = Pick<SessionDeps, 'clock' | 'users' | 'sessions' | 'codes' | 'passwords' | 'directory'>

/**
 * Sets the password of whoever holds a mailed code, once; whoever was signed in before is out, and other codes are of no use. An unfit
 * password uses none up.
 */
export async function setNewPassword(
  { code, password }: { code: string; password: string },
  deps: NewPasswordDeps,
): Promise<{ endedSessions: number } | { refusal: Refusal }> {
  const { clock, users, codes, passwords, directory } = deps
  if (!directory.isOwn)
    return refuse('kept-elsewhere', 'You can change your password where you created your account. Nothing was changed here.')
  const wrong = newPasswordError(password)
  if (wrong) return refuse('password-unfit', wrong, 'password')
  if (passwords.isCommon(password)) return refuse('password-unfit', EASY_PASSWORD, 'password')
  // Before the code is used up, so that little can come between the two.
  const passwordHash = await passwords.hash(password)
  const userId = await codes.use(await hashCode(code), 'password-reset', clock())
  const user = userId === null ? null : await users.update(userId, { passwordHash })
  if (!user) return refuse('link-over', 'This link was already used, or is too old. Your password hasn’t changed; ask for a new link.')
  return { endedSessions: await endElsewhere({ userId: user.id }, 'password-changed', deps) }
}
