import type { PasswordHasher } from '../../ports/password-hasher'
import type { UserDirectory } from '../../ports/user-directory'
import type { UserStore } from '../../ports/user-store'
import { EASY_PASSWORD, isAboutOwnerOrUs, type PasswordChange, passwordErrors } from '../../travel/account/password'
import { type Refusal, refuse } from '../../travel/refusal'
import { type ElsewhereDeps, endElsewhere } from '../session/end-elsewhere'

type PasswordDeps = ElsewhereDeps & {
  users: UserStore
  passwords: PasswordHasher
  directory: Pick<UserDirectory, 'isOwn'>
}

/** A new password; every other session ends, so that whoever knew the old one is out. Somebody from Google sets their first one. */
export async function changePassword(
  wanted: PasswordChange,
  here: { userId: string; sessionId: string },
  { users, passwords, directory, ...deps }: PasswordDeps,
): Promise<{ endedSessions: number } | { refusal: Refusal }> {
  if (!directory.isOwn)
    return refuse('kept-elsewhere', 'You can change your password where you created your account. Nothing was changed here.')
  const user = await users.findById(here.userId)
  if (!user || user.isGuest) return refuse('guest', 'A guest has no password. Create an account first; your trips stay yours.')
  const hasPassword = user.passwordHash !== null
  const [field, message] = Object.entries(passwordErrors(wanted, { hasPassword }))[0] ?? []
  if (message) return refuse('password-unfit', message, field)
  if (passwords.isCommon(wanted.next) || isAboutOwnerOrUs(wanted.next, user.email)) return refuse('password-unfit', EASY_PASSWORD, 'next')
  if (hasPassword && !(await passwords.verify(user.passwordHash, wanted.current ?? ''))) {
    return refuse('wrong-password', 'That isn’t your current password. Nothing was changed.', 'current')
  }
  await users.update(here.userId, { passwordHash: await passwords.hash(wanted.next) })
  return { endedSessions: await endElsewhere(here, 'password-changed', deps) }
}
