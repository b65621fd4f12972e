import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '@/lib/ports/password-hasher'
import { isCommonPassword } from './is-common-password'

/** Argon2id. An unknown address costs the same time as a wrong password, so that nobody can ask who has an account. */
export function createPasswordHasher(): PasswordHasher {
  let decoy: Promise<string> | undefined
  return {
    isCommon: isCommonPassword,
    hash: (password) => hash(password),
    async verify(known, password) {
      decoy ??= hash('nobody has this password')
      const nobodys = await decoy
      const isRight = await verify(known ?? nobodys, password)
      return known !== null && isRight
    },
  }
}
