import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { listShares, shareThread } from '@/lib/workflows/threads-out/share-thread'
import { shownShare } from './shown-share'

export const GET = route(async (_request, context: RouteContext<'/api/threads/[threadId]/shares'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('look', user.id, all)
  const listed = await listShares({ threadId: readId((await context.params).threadId), userId: user.id }, all)
  return 'refusal' in listed ? refused(listed.refusal) : json({ shares: listed.shares.map((share) => shownShare(share, all)) })
})

/** Makes a link to the thread as it stands now. */
export const POST = route(async (request, context: RouteContext<'/api/threads/[threadId]/shares'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  await readBody(request, z.strictObject({}))
  const all = await services()
  await limitRate('change', user.id, all)
  const shared = await shareThread({ threadId, userId: user.id, token: randomBytes(32).toString('base64url') }, all)
  return 'refusal' in shared ? refused(shared.refusal) : json(shownShare(shared.share, all), 201)
})
