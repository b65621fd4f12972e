import type { UserDirectory } from '../../ports/user-directory'
import type { UserStore } from '../../ports/user-store'
import { type Profile, profileErrors, tidyProfile } from '../../travel/account/profile'
import { type Refusal, refuse } from '../../travel/refusal'

type ProfileDeps = { users: UserStore; directory: Pick<UserDirectory, 'isOwn'> }

/** Takes down somebody's name. A guest has none to change: theirs comes with an account. */
export async function updateProfile(
  wanted: Profile,
  userId: string,
  { users, directory }: ProfileDeps,
): Promise<{ profile: Profile } | { refusal: Refusal }> {
  if (!directory.isOwn)
    return refuse('kept-elsewhere', 'You can change your name where you created your account. Nothing was changed here.')
  const [field, message] = Object.entries(profileErrors(wanted))[0] ?? []
  if (message) return refuse('name-unfit', message, field)
  const user = await users.findById(userId)
  if (!user || user.isGuest) return refuse('guest', 'A guest has no name to change. Create an account first; your trips stay yours.')
  const profile = tidyProfile(wanted)
  await users.update(userId, profile)
  return { profile }
}
