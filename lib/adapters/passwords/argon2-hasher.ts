import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '@/lib/ports/password-hasher'
import { cleanPassword } from '@/lib/travel/clean-text'
import { isCommonPassword } from './is-common-password'

/**
 * Argon2id of the password in its one form, however its accents were typed. Older hashes were made of the password as it came, which some
 * keyboards write with accents as signs of their own. An unknown address costs the same time as a wrong password, so that nobody can
 * ask who has an account.
 */
export function createPasswordHasher(): PasswordHasher {
  let decoy: Promise<string> | undefined
  return {
    isCommon: (password) => isCommonPassword(cleanPassword(password)),
    hash: (password) => hash(cleanPassword(password)),
    async verify(known, password) {
      decoy ??= hash('nobody has this password')
      const nobodys = await decoy
      const clean = cleanPassword(password)
      for (const form of new Set([clean, password, clean.normalize('NFD')])) {
        if ((await verify(known ?? nobodys, form)) && known !== null) return true
      }
      return false
    },
  }
}
