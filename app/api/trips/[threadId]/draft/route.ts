import { limitRate } from '@/app/api/limit-rate'
import { json, jsonOf, readBody, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { checkoutDraftSchema } from '@/lib/travel/passengers/checkout-draft-schema'

export const GET = route(async (_request, context: RouteContext<'/api/trips/[threadId]/draft'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const { drafts, threads } = await services()
  if (!(await threads.find(threadId, user.id))) throw notFound()
  const draft = await drafts.load(threadId, user.id)
  return jsonOf(checkoutDraftSchema, draft ?? { passengers: [], billing: {} })
})

export const PUT = route(async (request, context: RouteContext<'/api/trips/[threadId]/draft'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('draft', user.id, all)
  const draft = await readBody(request, checkoutDraftSchema)
  const { drafts, threads } = all
  if (!(await threads.find(threadId, user.id))) throw notFound()
  await drafts.save(threadId, user.id, draft)
  return json({ saved: true })
})
