import { limitRate } from '@/app/api/limit-rate'
import { json, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { revokeShare } from '@/lib/workflows/threads-out/share-thread'
import { shownShare } from '../shown-share'

/** Revokes a link: it opens nothing any more. */
export const DELETE = route(async (_request, context: RouteContext<'/api/threads/[threadId]/shares/[token]'>) => {
  const user = await requireUser()
  const { threadId, token } = await context.params
  const all = await services()
  await limitRate('change', user.id, all)
  const revoked = await revokeShare({ threadId: readId(threadId), userId: user.id, token: readId(token) }, all)
  return 'refusal' in revoked ? refused(revoked.refusal) : json({ shares: revoked.shares.map((share) => shownShare(share, all)) })
})
