import { expect, test, vi } from 'vitest'
import type { ThreadShare } from '../../ports/share-store'
import type { PersonalDeps } from './personal-facts'
import { isShareToken, listShares, MOST_SHARES, revokeShare, type ShareDeps, shareThread } from './share-thread'

/** One thread of one person who is called Ada Byron, and its links in memory. */
function someDeps(hasMessages = true): ShareDeps & PersonalDeps {
  let shares: ThreadShare[] = []
  return {
    clock: () => new Date('2026-11-22T12:00:00Z'),
    threads: { find: async (threadId, userId) => (threadId === 'thr_1' && userId === 'ada' ? ({ id: threadId } as never) : null) },
    shares: {
      create: async ({ token, threadId, createdAt }, most) => {
        if (!hasMessages) return null
        if (shares.length >= most) return 'full'
        const share = { token, threadId, headId: 'msg_1', createdAt }
        shares = [share, ...shares]
        return share
      },
      list: async () => shares,
      revoke: async (token) => {
        shares = shares.filter((share) => share.token !== token)
        return true
      },
      listEveryCommand: async () => [],
    },
    users: { findById: async () => ({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }) as never },
    orders: { list: async () => [] },
    drafts: { load: async () => null },
    savedPassengers: { list: async () => [] },
  }
}
const own = { threadId: 'thr_1', userId: 'ada' }

test('a thread has at most five links that work; revoking one makes room for another', async () => {
  const deps = someDeps()
  for (let made = 0; made < MOST_SHARES; made++) expect(await shareThread({ ...own, token: `t${made}` }, deps)).toMatchObject({ share: {} })
  expect(await shareThread({ ...own, token: 't5' }, deps)).toMatchObject({ refusal: { code: 'too-many-shares' } })
  const revoked = await revokeShare({ ...own, token: 't0' }, deps)
  expect('shares' in revoked && revoked.shares.map(({ token }) => token)).toEqual(['t4', 't3', 't2', 't1'])
  expect(await shareThread({ ...own, token: 't5' }, deps)).toMatchObject({ share: { token: 't5' } })
})

test('with a link go the names that are known when it is made, and nothing else of a person', async () => {
  const deps = someDeps()
  const made = vi.spyOn(deps.shares, 'create')
  await shareThread({ ...own, token: 't' }, deps)
  expect(made.mock.calls[0]?.[0]).toEqual({ ...own, token: 't', names: ['Ada', 'Byron'], createdAt: deps.clock() })
})

test('of a foreign, deleted or missing thread nobody makes, sees or revokes a link', async () => {
  const deps = someDeps()
  await shareThread({ ...own, token: 't' }, deps)
  const foreign = { threadId: 'thr_1', userId: 'eve', token: 't' }
  for (const tried of [shareThread(foreign, deps), listShares(foreign, deps), revokeShare(foreign, deps)]) {
    expect(await tried).toMatchObject({ refusal: { code: 'not_found' } })
  }
  expect(await listShares(own, deps)).toMatchObject({ shares: [{ token: 't' }] })
})

test('a link that is no longer there, or of another thread, cannot be revoked; an empty thread cannot be shared', async () => {
  expect(await revokeShare({ ...own, token: 'other' }, someDeps())).toMatchObject({ refusal: { code: 'not_found' } })
  expect(await shareThread({ ...own, token: 't' }, someDeps(false))).toMatchObject({ refusal: { code: 'nothing-to-share' } })
})

test.each(['', 'abc', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, `../${'a'.repeat(40)}`])('%j is no token', (text) => {
  expect(isShareToken(text)).toBe(false)
})
