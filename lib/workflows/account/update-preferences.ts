import type { UserStore } from '../../ports/user-store'
import type { Preferences, PreferencesChange } from '../../travel/account/preferences-schema'

/** Changes some of somebody's preferences and answers all of them; null when there is no such user any more. */
export async function updatePreferences(
  change: PreferencesChange,
  userId: string,
  { users }: { users: UserStore },
): Promise<Preferences | null> {
  const changed = await users.update(userId, { preferences: change })
  return changed?.preferences ?? null
}
