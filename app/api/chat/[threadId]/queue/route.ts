import { z } from 'zod'
import { checkText, idSchema } from '@/app/api/chat/chat-request'
import { shownQueued } from '@/app/api/chat/conversation'
import { limitAnswersAtOnce } from '@/app/api/chat/limit-at-once'
import { sendNextQueued } from '@/app/api/chat/send-queued'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readBody, readId, route } from '@/app/api/respond'
import { logFailure } from '@/app/process/log-failure'
import { requireUser } from '@/app/session/current-user'
import { queueSchema } from '@/lib/chat/conversation'
import { AppError, notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { plainDateIn } from '@/lib/travel/dates'

const MOST_WAITING = 5

/** Words to send once the current answer has ended; without one they are sent at once. */
export const POST = route(async (request, context: RouteContext<'/api/chat/[threadId]/queue'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('chat', user.id, all)
  if (!(await all.threads.find(threadId, user.id))) throw notFound()
  const { key, text } = await readBody(request, z.strictObject({ key: idSchema, text: z.string() }))
  checkText(text)
  const isSent = await all.messages.hasTravellerMessage(threadId, user.id, key)
  if (!isSent) {
    // Without an answer in progress they would be sent at once.
    if (!(await all.runs.find(threadId))) await limitAnswersAtOnce(user.id, 0, all)
    const message = { key, text: text.trim(), timeZone: zoneOf(request, all.clock()), createdAt: all.clock() }
    if ((await all.queue.add(threadId, user.id, message, MOST_WAITING)) === 'full') throw tooMany()
  }
  // They are safely queued by now: a failure here is retried shortly.
  await sendNextQueued(threadId, user.id, all).catch((error: unknown) => logFailure('queue', error))
  return jsonOf(queueSchema, { queued: (await all.queue.list(threadId, user.id)).map(shownQueued) })
})

/** Where the traveller is, for what "tomorrow" will mean; UTC when the browser names no zone, or nonsense. */
function zoneOf(request: Request, now: Date): string {
  const zone = request.headers.get('x-time-zone') ?? 'UTC'
  try {
    plainDateIn(zone, now)
    return zone
  } catch {
    return 'UTC'
  }
}

function tooMany(): AppError {
  return new AppError(
    'too_many',
    `${MOST_WAITING} messages are already waiting. We’ve kept your text; send it when one of them is answered.`,
    5,
  )
}
