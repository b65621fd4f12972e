import type { Clock } from '../../ports/clock'
import type { ShareStore, ThreadShare } from '../../ports/share-store'
import type { ThreadStore } from '../../ports/thread-store'
import { type Refusal, refuse } from '../../travel/refusal'
import { type PersonalDeps, personalFacts } from './personal-facts'

/** As many links as one can still oversee. */
export const MOST_SHARES = 5
/** 32 random bytes as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export type ShareDeps = { threads: Pick<ThreadStore, 'find'>; shares: Pick<ShareStore, 'create' | 'list' | 'revoke'>; clock: Clock }
type Owned = { threadId: string; userId: string }
const NO_THREAD = refuse('not_found', 'There’s nothing here. It may have been deleted, or belong to someone else.')

export function isShareToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The links of a thread that work. */
export async function listShares({ threadId, userId }: Owned, deps: ShareDeps): Promise<{ shares: ThreadShare[] } | { refusal: Refusal }> {
  if (!(await deps.threads.find(threadId, userId))) return NO_THREAD
  return { shares: await deps.shares.list(threadId, userId) }
}

/**
 * A link to the thread as it stands now, with the names that are known now: what they stand in may be changed or deleted later, and the
 * messages would show them then. `token` is made by whoever calls: chance comes from outside.
 */
export async function shareThread(
  owned: Owned & { token: string },
  deps: ShareDeps & PersonalDeps,
): Promise<{ share: ThreadShare } | { refusal: Refusal }> {
  if (!(await deps.threads.find(owned.threadId, owned.userId))) return NO_THREAD
  const { names } = await personalFacts(owned.threadId, owned.userId, deps)
  const share = await deps.shares.create({ ...owned, names, createdAt: deps.clock() }, MOST_SHARES)
  if (share === 'full') {
    return refuse('too-many-shares', `This trip already has ${MOST_SHARES} working links. Revoke one to make another.`)
  }
  return share ? { share } : refuse('nothing-to-share', 'Nothing has been said here yet, so there’s nothing to share.')
}

/** The link opens nothing from now on. One of another thread is as unknown as one of another person. */
export async function revokeShare(
  owned: Owned & { token: string },
  deps: ShareDeps,
): Promise<{ shares: ThreadShare[] } | { refusal: Refusal }> {
  const listed = await listShares(owned, deps)
  if ('refusal' in listed) return listed
  if (!listed.shares.some(({ token }) => token === owned.token)) {
    return refuse('not_found', 'We don’t know this link, or it was already revoked. It doesn’t work.')
  }
  await deps.shares.revoke(owned.token, owned.userId, deps.clock())
  return { shares: listed.shares.filter(({ token }) => token !== owned.token) }
}
