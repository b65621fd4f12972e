import 'server-only'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { UIMessageChunk } from 'ai'
import { logFailure } from '@/app/process/log-failure'
import { recordAnswer } from '@/app/recording/record-answer'
import { writeEvents } from '@/lib/chat/answer-events'
import type { ModelFault } from '@/lib/chat/answer-fault'
import type { Fault } from '@/lib/chat/grounding/grounding'
import { withOldWords } from '@/lib/chat/kept-parts'
import type { LiveRun } from '@/lib/chat/live-runs'
import type { ModelUsage } from '@/lib/chat/measure-steps'
import type { ChatMessage, MessageMetadata } from '@/lib/chat/message'
import { faultForLog, faultSentence, modelFault } from '@/lib/chat/model-fault'
import { isMetered, nameModel } from '@/lib/chat/name-model'
import type { StandIn } from '@/lib/chat/stand-in'
import { wordsOf } from '@/lib/chat/words-of'
import { AppError } from '@/lib/errors'
import { currentRecorder, inRecording } from '@/lib/replay/current-recording'
import type { Services } from '@/lib/services'
import { log } from '@/lib/services/log'
import { tracer } from '@/lib/services/trace'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { describeThread } from '@/lib/workflows/threads/describe-thread'
import { countUsage } from './allowance'
import { answerMetadata } from './answer-metadata'
import { letFirstWordsPass } from './first-words'
import { replyToTurn, type Turn, type TurnCaller } from './turn'

/** Who is answered, by which model, in which run. `onFirstWord` is told at the first word, or at an end without one. */
export type Answering = { run: LiveRun; caller: TurnCaller; wishes: AnswerWishes; model: LanguageModelV4; onFirstWord?: () => void }

/**
 * An answer that has its place in the thread. `live` is the trip as it stands then; `kept` is what the answer goes on from; `oldWords` stood
 * behind that when it ended early; `isToWords`: nothing but words came, so that only a tool can have moved the trip since.
 */
export type PlacedAnswer = {
  messageId: string
  history: ChatMessage[]
  live: LiveTrip | null
  kept?: ChatMessage['parts'] | undefined
  oldWords?: ChatMessage['parts'] | undefined
  isToWords?: boolean
  createdAt?: number | undefined
}

/**
 * Starts the assistant's answer to the thread as it is stored. It runs to its end whoever listens, and then ends its run; `onEnded` is
 * called when the thread is free again.
 */
export function startAnswer(
  { run, caller, wishes, model, onFirstWord = () => undefined }: Answering,
  { messageId, history, live, kept, oldWords = [], isToWords = false, createdAt }: PlacedAnswer,
  all: Services,
  onEnded: () => Promise<unknown>,
): void {
  const { threadId, userId } = caller
  const metadata = answerMetadata(threadId, model, all, createdAt)
  const { onUsage, allCounted } = countUsage(model, userId, all)
  const standIn = standInFor(model, metadata, onUsage, all)
  let mayHaveMoved = !isToWords
  const turn = tracer().begin('turn', { 'model.id': model.modelId, goesOn: kept !== undefined })
  const reply: Turn = {
    caller,
    wishes,
    model,
    standIn,
    history,
    live,
    ...(kept ? { kept } : {}),
    messageId,
    metadata,
    signal: run.signal,
    // The concierge costs nothing.
    onUsage: (used) => metadata.takenOver === undefined && onUsage(used),
    onFirstWord,
    onUngrounded: (faults) => {
      metadata.ungrounded = (metadata.ungrounded ?? 0) + 1
      logUngrounded(faults)
    },
    save: async (written, status) => {
      // Of what ended early not all that was done need stand in it.
      mayHaveMoved ||= status === 'partial' || status === 'failed' || written.some(({ type }) => type.startsWith('tool-'))
      const parts = status === 'complete' ? written : withOldWords(written, kept?.length ?? 0, oldWords)
      const words = wordsOf(parts)
      const isSaved = await all.messages.saveAnswer({ id: messageId, threadId, userId, runId: run.runId, parts, metadata, words, status })
      if (isSaved) recordAnswer(parts, status, kept?.length ?? 0, caller, all)
      return isSaved
    },
    atEnd: async () => (mayHaveMoved ? tellThread(caller, all) : null),
    beforeSave: letFirstWordsPass,
    explain,
  }
  const outlet = writeEvents(all.bus.publish(run.runId))
  void turn
    .within(() => replyToTurn(reply, all, outlet))
    .finally(onFirstWord)
    .finally(() => turn.end({ wasStopped: run.signal.aborted }))
    .finally(allCounted)
    .catch((error: unknown) => logFailure('answer', error))
    .then(run.end)
    .catch((error: unknown) => logFailure('end of an answer', error))
    // What follows is another turn, recorded for itself.
    .then(() => inRecording(null, onEnded))
    .catch((error: unknown) => logFailure('after an answer', error))
}

/** The concierge in the place of a service that cannot answer; who went on, from where and why is noted of the answer, and the cause logged. */
function standInFor(
  model: LanguageModelV4,
  metadata: MessageMetadata,
  onUsage: (used: ModelUsage) => void,
  { concierge, sayTakeover }: Services,
): StandIn | undefined {
  if (!isMetered(model)) return undefined
  return {
    model: concierge,
    takeOver: ({ error, asked: { prompt }, step: fromStep, used }) => {
      const why = modelFault(error)
      if (used) onUsage(used)
      if (why !== 'spent') logFailure('answer', faultForLog(error))
      metadata.takenOver = { by: nameModel(concierge), fromStep, why }
      const message = sayTakeover(takeoverReason(why), prompt)
      currentRecorder()?.record({ type: 'error', where: 'takeover', message })
      return message
    },
  }
}

function takeoverReason(fault: ModelFault): Parameters<Services['sayTakeover']>[0] {
  switch (fault) {
    case 'withheld':
    case 'spent':
      return fault
    case 'circling':
    case 'cut-short':
    case 'unreadable':
      return 'stuck'
    default:
      return 'silent'
  }
}

/** Kinds alone ("amount", "date"): what was said may be the traveller's own affair. */
function logUngrounded(faults: Fault[]): void {
  log('warn', 'ungrounded', { kinds: [...new Set(faults.map(({ kind }) => kind))] })
}

/** What the thread is called now, for the list of trips beside the answer; null where that could not be noted. */
async function tellThread({ threadId, userId }: TurnCaller, all: Services): Promise<UIMessageChunk | null> {
  try {
    const described = await describeThread(threadId, userId, all)
    return described && { type: 'data-thread', data: described, transient: true }
  } catch (error) {
    logFailure('name of a thread', error)
    return null
  }
}

function explain(error: unknown, hasWords: boolean): string {
  logFailure('answer', faultForLog(error))
  const message = error instanceof AppError ? error.message : faultSentence(error, hasWords)
  currentRecorder()?.record({ type: 'error', where: 'answer', message })
  return message
}
