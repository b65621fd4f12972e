import 'server-only'
import { JsonToSseTransformStream, UI_MESSAGE_STREAM_HEADERS } from 'ai'
import { logFailure } from '@/app/log-failure'
import type { LiveRun } from '@/lib/chat/live-runs'
import type { ChatMessage } from '@/lib/chat/message'
import { AppError } from '@/lib/errors'
import type { MessageRow } from '@/lib/ports/message-store'
import type { Services } from '@/lib/services'
import { nameThread } from '@/lib/workflows/trips/name-thread'
import { replyToTurn, type TurnCaller } from './turn'

/** Starts the assistant's answer to the thread as it is stored; the answer runs to its end whoever listens, and then ends its run. */
export function startAnswer(
  { caller, run, messageId, history }: { caller: TurnCaller; run: LiveRun; messageId: string; history: ChatMessage[] },
  services: Services,
): void {
  const { threadId, userId } = caller
  run.messageId = messageId
  const metadata = { threadId, createdAt: services.clock().getTime(), model: services.model.modelId }
  const { stream, done } = replyToTurn(
    {
      caller,
      model: services.model,
      history,
      messageId,
      metadata,
      signal: run.signal,
      save: (parts, status) => services.messages.saveAnswer({ id: messageId, threadId, userId, parts, metadata, status }),
      explain,
    },
    services,
  )
  services.bus.publish(messageId, stream.pipeThrough(new JsonToSseTransformStream()))
  void done
    .then(() => nameThread(caller, services))
    .catch((error: unknown) => logFailure('answer', error))
    .finally(run.end)
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
  logFailure('answer', error)
  if (error instanceof AppError) return error.message
  const status = error instanceof Object && 'statusCode' in error ? error.statusCode : null
  if (status === 401) return 'The language model refused its key, so nothing could be answered. Your message is kept.'
  if (status === 429) return 'The language model is too busy right now. Your message is kept; try again in a minute.'
  return 'The answer broke off. Your message and the trip are kept; try again.'
}
