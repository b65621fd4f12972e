import type { AccountStore } from '@/lib/ports/account-store'
import { collectAccount } from './account-collect'
import { eraseAccount } from './account-erase'
import type { Database } from './database'

/** All that our tables hold of one user. The sandbox's bank and airline are the outside: their books are their own. */
export function createAccountStore(db: Database): AccountStore {
  return {
    collect: (userId) => collectAccount(db, userId),
    erase: (userId, now) => eraseAccount(db, userId, now),
  }
}
