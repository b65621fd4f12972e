import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { JsonToSseTransformStream, UI_MESSAGE_STREAM_HEADERS } from 'ai'
import { logFailure } from '@/app/log-failure'
import type { Fault } from '@/lib/chat/grounding/grounding'
import type { LiveRun } from '@/lib/chat/live-runs'
import type { ChatMessage, MessageMetadata } from '@/lib/chat/message'
import { faultForLog, faultSentence } from '@/lib/chat/model-fault'
import { nameModel } from '@/lib/chat/name-model'
import { AppError } from '@/lib/errors'
import type { MessageRow } from '@/lib/ports/message-store'
import type { Services } from '@/lib/services'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import { nameThread } from '@/lib/workflows/trips/name-thread'
import { countUsage } from './allowance'
import { replyToTurn, type TurnCaller } from './turn'

/** Starts the assistant's answer to the thread as it is stored; the answer runs to its end whoever listens, and then ends its run. */
export function startAnswer(
  {
    caller,
    wishes,
    model,
    run,
    messageId,
    history,
  }: { caller: TurnCaller; wishes: AnswerWishes; model: LanguageModelV4; run: LiveRun; messageId: string; history: ChatMessage[] },
  services: Services,
): void {
  const { threadId, userId } = caller
  run.messageId = messageId
  const metadata: MessageMetadata = { threadId, createdAt: services.clock().getTime(), model: nameModel(model) }
  const { onUsage, allCounted } = countUsage(model, userId, services)
  const { stream, done } = replyToTurn(
    {
      caller,
      wishes,
      model,
      history,
      messageId,
      metadata,
      signal: run.signal,
      onUsage,
      onUngrounded: (faults) => {
        metadata.ungrounded = (metadata.ungrounded ?? 0) + 1
        logUngrounded(faults)
      },
      save: (parts, status) => services.messages.saveAnswer({ id: messageId, threadId, userId, parts, metadata, status }),
      explain,
    },
    services,
  )
  services.bus.publish(messageId, stream.pipeThrough(new JsonToSseTransformStream()))
  void done
    .finally(allCounted)
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

/** Kinds alone ("amount", "date"): what was said may be the traveller's own affair. */
function logUngrounded(faults: Fault[]): void {
  console.warn(JSON.stringify({ level: 'warn', where: 'grounding', kinds: [...new Set(faults.map(({ kind }) => kind))] }))
}

function explain(error: unknown, hasWords: boolean): string {
  logFailure('answer', faultForLog(error))
  return error instanceof AppError ? error.message : faultSentence(error, hasWords)
}
