import 'server-only'
import { JsonToSseTransformStream, UI_MESSAGE_STREAM_HEADERS } from 'ai'
import type { ChatMessage } from '@/lib/chat/message'
import { AppError } from '@/lib/errors'
import type { MessageRow } from '@/lib/ports/message-store'
import type { Services } from '@/lib/services'
import { nameThread } from '@/lib/workflows/trips/name-thread'
import { replyToTurn, type TurnCaller } from './turn'

/** Starts the assistant's answer to the thread as it is stored; the answer runs to its end whoever listens. */
export function startAnswer(
  { caller, messageId, history }: { caller: TurnCaller; messageId: string; history: ChatMessage[] },
  services: Services,
): void {
  const { threadId, userId } = caller
  const signal = services.runs.start(threadId, messageId)
  if (!signal) throw new AppError('too_many', 'An answer is still being written in this thread. Stop it, or wait a moment.', 2)
  const metadata = { threadId, createdAt: services.clock().getTime(), model: services.model.modelId }
  const { stream, done } = replyToTurn(
    {
      caller,
      model: services.model,
      history,
      messageId,
      metadata,
      signal,
      save: (parts, status) => services.messages.saveAnswer({ id: messageId, threadId, userId, parts, metadata, status }),
      explain,
    },
    services,
  )
  services.bus.publish(messageId, stream.pipeThrough(new JsonToSseTransformStream()))
  void done
    .then(() => nameThread(caller, services))
    .catch(logFailure)
    .finally(() => services.runs.end(threadId, messageId))
}

/** The running answer of a thread, from its first word; null when none is running here. */
export function followAnswer(messageId: string, { bus }: Pick<Services, 'bus'>): Response | null {
  const stream = bus.subscribe(messageId)
  return (
    stream &&
    new Response(stream.pipeThrough(new TextEncoderStream()), { headers: { ...UI_MESSAGE_STREAM_HEADERS, 'cache-control': 'no-store' } })
  )
}

export function toChatMessage({ id, role, parts, metadata, status }: MessageRow): ChatMessage {
  const known = metadata && typeof metadata === 'object' ? metadata : {}
  return { id, role, parts: parts as ChatMessage['parts'], metadata: { ...known, ...(status === 'streaming' ? {} : { status }) } }
}

function explain(error: unknown): string {
  logFailure(error)
  if (error instanceof AppError) return error.message
  const status = error instanceof Object && 'statusCode' in error ? error.statusCode : null
  if (status === 401) return 'The language model refused its key, so nothing could be answered. Your message is kept.'
  if (status === 429) return 'The language model is too busy right now. Your message is kept; try again in a minute.'
  return 'The answer broke off. Your message and the trip are kept; try again.'
}

function logFailure(error: unknown): void {
  console.error(JSON.stringify({ level: 'error', where: 'answer', message: error instanceof Error ? error.message : 'unknown' }))
}
