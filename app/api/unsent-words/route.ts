import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { LONGEST_TYPED } from '@/components/chat/message-length'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { maskCardNumbers } from '@/lib/travel/payment/find-card-number'

/** `owner` is whose page sends it: by now somebody else may be signed in, who is not to be given these words. */
const leftSchema = z.strictObject({ owner: z.string(), threadId: z.string().nullable(), text: z.string().max(LONGEST_TYPED) })

export const PUT = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('draft', user.id, all)
  const { owner, threadId, text } = await readBody(request, leftSchema)
  const isOwn = owner === user.id && (threadId === null || (await all.threads.find(readId(threadId), user.id)) !== null)
  if (!isOwn) throw notFound()
  await all.unsentWords.keep(user.id, { threadId, text: maskCardNumbers(text) }, all.clock())
  return json(null)
})
