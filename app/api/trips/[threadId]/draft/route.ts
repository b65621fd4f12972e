import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readBody, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { draftSaveSchema, shownDraftSchema } from '@/lib/travel/passengers/checkout-draft-schema'
import { NO_DRAFT, shownDraft } from '@/lib/travel/passengers/merge-draft'

export const GET = route(async (_request, context: RouteContext<'/api/trips/[threadId]/draft'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const { drafts, threads } = await services()
  if (!(await threads.find(threadId, user.id))) throw notFound()
  const draft = await drafts.load(threadId, user.id)
  return jsonOf(shownDraftSchema, shownDraft(draft ?? NO_DRAFT))
})

export const PUT = route(async (request, context: RouteContext<'/api/trips/[threadId]/draft'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('draft', user.id, all)
  const save = await readBody(request, draftSaveSchema)
  const { drafts, threads, clock } = all
  if (!(await threads.find(threadId, user.id))) throw notFound()
  return jsonOf(shownDraftSchema, shownDraft(await drafts.save(threadId, user.id, save, clock())))
})
