import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { UserRow, UserStore } from '@/lib/ports/user-store'
import type { Database } from './database'
import { users } from './schema'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  passwordHash: users.passwordHash,
  isGuest: users.isGuest,
  role: users.role,
}

/** E-mail addresses are kept and found in lower case. */
export function createUserStore(db: Database): UserStore {
  return {
    async create(user) {
      const email = user.email === null ? null : normalEmail(user.email)
      const [created] = await db
        .insert(users)
        .values({ ...user, id: randomUUID(), email })
        .onConflictDoNothing()
        .returning(columns)
      return created ?? null
    },
    findById: (id) => findOne(db, eq(users.id, id)),
    findByEmail: (email) => findOne(db, eq(users.email, normalEmail(email))),
  }
}

async function findOne(db: Database, condition: ReturnType<typeof eq>): Promise<UserRow | null> {
  const [found] = await db.select(columns).from(users).where(condition)
  return found ?? null
}

function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
