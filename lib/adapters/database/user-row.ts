import type { UserRow } from '@/lib/ports/user-store'
import { preferencesSchema } from '@/lib/travel/account/preferences-schema'
import { users } from './schema'

/** What may be known of a user outside of the database. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  picture: users.picture,
  passwordHash: users.passwordHash,
  isGuest: users.isGuest,
  role: users.role,
  preferences: users.preferences,
}

export function readUser(row: Omit<UserRow, 'preferences'> & { preferences: unknown }): UserRow {
  return { ...row, preferences: preferencesSchema.catch(preferencesSchema.parse({})).parse(row.preferences) }
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
