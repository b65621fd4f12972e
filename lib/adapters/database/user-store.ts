import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DirectoryUser } from '@/lib/ports/user-directory'
import type { UserRow, UserStore } from '@/lib/ports/user-store'
import type { PreferencesChange } from '@/lib/travel/account/preferences-schema'
import type { Database } from './database'
import { users } from './schema'
import { isUniqueViolation } from './unique-violation'
import { normalEmail, readUser, userColumns } from './user-row'

type Change = Omit<Partial<typeof users.$inferInsert>, 'preferences'> & { preferences?: SQL }

export function createUserStore(db: Database): UserStore {
  return {
    create: (user) => insertUser(db, { ...user, email: user.email === null ? null : normalEmail(user.email) }),
    findById: (id) => findOne(db, eq(users.id, id)),
    findByEmail: (email) => findOne(db, eq(users.email, normalEmail(email))),
    takeFromDirectory: (user) => takeFromDirectory(db, user),
    async takeFromGoogle({ googleId, email, ...names }) {
      const isTheirs = eq(users.googleId, googleId)
      const known = await findOne(db, isTheirs)
      if (known) return known
      const made = await insertUser(db, { ...names, googleId, email: normalEmail(email), passwordHash: null, isGuest: false })
      // Two first visits at once make one row.
      return made ?? findOne(db, isTheirs)
    },
    async register(guestId, account) {
      try {
        const change = { ...account, email: normalEmail(account.email), isGuest: false }
        return (await updateUser(db, and(eq(users.id, guestId), eq(users.isGuest, true)), change)) ?? 'no-guest'
      } catch (error) {
        if (isUniqueViolation(error)) return 'email-taken'
        throw error
      }
    },
    update(id, { preferences, ...names }) {
      const change = preferences ? { ...names, preferences: withChange(preferences) } : names
      return Object.keys(change).length > 0 ? updateUser(db, eq(users.id, id), change) : findOne(db, eq(users.id, id))
    },
  }
}

function withChange(change: PreferencesChange): SQL {
  const kept = sql`case when jsonb_typeof(${users.preferences}) = 'object' then ${users.preferences} else '{}'::jsonb end`
  return sql`(${kept}) || ${JSON.stringify(change)}::text::jsonb`
}

/** An address that another row holds stays there: whose it is, is not for the directory to decide, and nobody is locked out over it. */
async function takeFromDirectory(db: Database, user: DirectoryUser): Promise<UserRow> {
  const email = user.email === null ? null : normalEmail(user.email)
  try {
    return await upsertFromDirectory(db, { ...user, email })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return upsertFromDirectory(db, { ...user, email: null })
  }
}

async function upsertFromDirectory(db: Database, { id: directoryId, ...told }: DirectoryUser): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ id: randomUUID(), directoryId, ...told, isGuest: false })
    .onConflictDoUpdate({ target: users.directoryId, set: told, setWhere: isNull(users.erasedAt) })
    .returning(userColumns)
  if (!row) throw new Error('somebody who erased their account is still known by the directory’s id')
  return readUser(row)
}

async function insertUser(db: Database, user: Omit<typeof users.$inferInsert, 'id'>): Promise<UserRow | null> {
  const [created] = await db
    .insert(users)
    .values({ ...user, id: randomUUID() })
    .onConflictDoNothing()
    .returning(userColumns)
  return created ? readUser(created) : null
}

async function findOne(db: Database, condition: SQL): Promise<UserRow | null> {
  const [found] = await db
    .select(userColumns)
    .from(users)
    .where(and(condition, isNull(users.erasedAt)))
  return found ? readUser(found) : null
}

async function updateUser(db: Database, condition: SQL | undefined, change: Change): Promise<UserRow | null> {
  const [changed] = await db
    .update(users)
    .set(change)
    .where(and(condition, isNull(users.erasedAt)))
    .returning(userColumns)
  return changed ? readUser(changed) : null
}
