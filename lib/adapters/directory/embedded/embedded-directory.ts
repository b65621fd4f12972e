import type { Clock } from '@/lib/ports/clock'
import type { PasswordHasher } from '@/lib/ports/password-hasher'
import type { DirectoryUser, UserDirectory } from '@/lib/ports/user-directory'
import type { UserRow, UserStore } from '@/lib/ports/user-store'
import type { OwnTokenIssuer } from './token-issuer'

/** Our own accounts as a directory. */
export function createEmbeddedDirectory({
  users,
  passwords,
  tokens,
  clock,
}: {
  users: UserStore
  passwords: PasswordHasher
  tokens: OwnTokenIssuer
  clock: Clock
}): UserDirectory {
  return {
    isOwn: true,
    async authenticate(email, password) {
      const user = await users.findByEmail(email)
      const isRight = await passwords.verify(user?.passwordHash ?? null, password)
      return user && isRight ? { user: asKnown(user), tokens: null } : null
    },
    async details(accessToken) {
      const holder = await tokens.read(accessToken, clock())
      const user = holder && (await users.findById(holder.userId))
      return user && asKnown(user)
    },
    async refresh(refreshToken) {
      const rotated = await tokens.rotate(refreshToken, clock())
      return rotated === null || rotated === 'reused' ? null : rotated.tokens
    },
    signOut: (refreshToken) => tokens.endSessionOf(refreshToken, clock()),
  }
}

function asKnown({ id, email, firstName, lastName, picture, role }: UserRow): DirectoryUser {
  return { id, email, firstName, lastName, picture, role }
}
