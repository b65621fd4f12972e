import { z } from 'zod'
import { idSchema } from '@/app/api/chat/chat-request'
import { loadConversation } from '@/app/api/chat/conversation'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readBody, readId, route } from '@/app/api/respond'
import { refuseWhileLeaving } from '@/app/process/leaving'
import { recordVersion } from '@/app/recording/record-turn'
import { requireUser } from '@/app/session/current-user'
import { conversationSchema } from '@/lib/chat/conversation'
import { AppError, notFound } from '@/lib/errors'
import { type Services, services } from '@/lib/services'
import { describeThread } from '@/lib/workflows/threads/describe-thread'

/** Shows another version of a message with what followed it, and the trip that was left there. */
export const POST = route(async (request, context: RouteContext<'/api/threads/[threadId]/versions'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  refuseWhileLeaving()
  await limitRate('change', user.id, all)
  const thread = await all.threads.find(threadId, user.id)
  if (!thread) throw notFound()
  const { messageId } = await readBody(request, z.strictObject({ messageId: idSchema }))
  await recordVersion(messageId, { thread, user, all }, () => showVersion(threadId, user.id, messageId, all))
  await describeThread(threadId, user.id, all)
  const conversation = await loadConversation(threadId, user.id, all)
  if (!conversation) throw notFound()
  return jsonOf(conversationSchema, conversation)
})

/** In a turn of its own, so that no answer is written to the branch that is being left. */
async function showVersion(threadId: string, userId: string, messageId: string, { runs, messages }: Services): Promise<void> {
  const run = await runs.start(threadId)
  if (!run) throw new AppError('refused', 'An answer is still being written in this trip. Stop it, or wait a moment.')
  const shown = await messages.showVersion(threadId, userId, messageId).finally(run.end)
  if (shown === 'gone') throw notFound()
  if (shown === 'locked') {
    throw new AppError('refused', 'This trip is booked or being paid, and that version belongs to another one. Nothing was changed.')
  }
}
