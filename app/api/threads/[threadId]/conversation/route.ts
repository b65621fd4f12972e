import { LARGEST_PAGE, loadConversation, USUAL_PAGE } from '@/app/api/chat/conversation'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { conversationSchema } from '@/lib/chat/conversation'
import { AppError, notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** The newest messages of the branch that is shown, or those before one of them. */
export const GET = route(async (request, context: RouteContext<'/api/threads/[threadId]/conversation'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const query = new URL(request.url).searchParams
  const before = query.get('before')
  const page = { limit: readLimit(query.get('limit')), before: before === null ? undefined : readId(before) }
  const all = await services()
  await limitRate('look', user.id, all)
  const conversation = await loadConversation(threadId, user.id, all, page)
  if (!conversation) throw notFound()
  return jsonOf(conversationSchema, conversation)
})

function readLimit(asked: string | null): number {
  const limit = asked === null ? USUAL_PAGE : Number(asked)
  if (Number.isInteger(limit) && limit >= 1 && limit <= LARGEST_PAGE) return limit
  throw new AppError('bad_request', `Between 1 and ${LARGEST_PAGE} messages can be asked for at once.`)
}
