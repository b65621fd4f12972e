import { replyToTurn } from '@/app/api/chat/turn'
import { writeEvents } from '@/lib/chat/answer-events'
import { AnswerFault } from '@/lib/chat/answer-fault'
import { keptParts } from '@/lib/chat/kept-parts'
import type { ChatMessage } from '@/lib/chat/message'
import { faultSentence } from '@/lib/chat/model-fault'
import { openMessage } from '@/lib/chat/open-message'
import type { ReplyRequest } from '@/lib/chat/reply-request'
import { wordsOf } from '@/lib/chat/words-of'
import { AppError } from '@/lib/errors'
import type { MessageRow } from '@/lib/ports/message-store'
import { type EventOf, isAct } from '@/lib/replay/transcript'
import { replayWorld } from '@/lib/services/replay-world'
import { readAndComeBack } from './leaving-reader'
import { recordUses } from './record-uses'
import { liveTripOf, nextMessageId, type Replay, showStep } from './replay'

type Wanted = { instead?: string; isGoingOn?: boolean }
type Begun = { row: MessageRow; kept: ChatMessage['parts'] }

/** One answer of the assistant to the thread as it stands, as the app gives it; recorded from its first step to its status. */
export async function answer(replay: Replay, actIndex: number, wanted: Wanted = {}): Promise<void> {
  const { recorder } = replay
  replay.steps = stepsOf(replay, actIndex)
  const stop = stopOf(replay, actIndex)
  const begun = await begin(replay, wanted)
  if (!begun) return recorder.record({ type: 'refused', code: 'nothing-to-answer', message: 'There is nothing to answer.' })
  await run(replay, begun, stop, replay.model, takeoverOf(replay, actIndex))
  if (replay.faults.hasAny) await goOnUntilComplete(replay, begun.row.id)
}

/** Another run takes the thread's turn: what it may write no earlier one may. */
async function begin(replay: Replay, { instead, isGoingOn = false }: Wanted): Promise<Begun | null> {
  const { stores, placed, clock } = replay
  const { threadId, userId, messages } = stores
  const runId = `run_${threadId}_${replay.events.length}`
  if (isGoingOn) {
    const last = (await messages.list(threadId, userId)).at(-1)
    if (last?.role === 'assistant') {
      const row = await messages.continueAnswer({ id: last.id, threadId, userId, runId })
      return row && { row: { ...row, metadata: { runId } }, kept: keptParts(openMessage(row).parts) }
    }
  }
  const id = nextMessageId(replay)
  const metadata = { threadId, createdAt: clock.now().getTime() }
  const placing = await messages.beginAnswer({ id, threadId, userId, runId, metadata, ...(instead === undefined ? {} : { instead }) })
  if (placing !== 'placed') return null
  placed.push(id)
  const row = (await messages.list(threadId, userId)).at(-1)
  return row ? { row: { ...row, metadata: { runId } }, kept: [] } : null
}

async function run(
  replay: Replay,
  { row, kept }: Begun,
  stop: EventOf<'stop'> | null,
  model: Replay['model'],
  takeover: Takeover | null = null,
): Promise<void> {
  const { stores, recorder, clock, deps } = replay
  const { threadId, userId, messages } = stores
  const runId = String(Object(row.metadata).runId)
  const aborting = new AbortController()
  let isDead = false
  replay.answering = {
    stopAfter: stop?.afterChunks ?? replay.stopNext,
    stop: () => {
      if (aborting.signal.aborted) return
      if (stop) replay.events.push({ ...stop })
      aborting.abort()
    },
    kill: () => {
      isDead = true
      aborting.abort()
    },
  }
  const leaveAfter = replay.leaveNext
  replay.stopNext = null
  replay.leaveNext = null
  const before = await messages.list(threadId, userId)
  const metadata = { threadId, createdAt: clock.now().getTime() }
  const { bus } = replayWorld()
  const outlet = leaveAfter === null ? undefined : writeEvents(bus.publish(runId))
  const leaving = leaveAfter === null ? null : readAndComeBack({ bus, streamId: runId, afterChunks: leaveAfter })
  await replyToTurn(
    {
      caller: { threadId, userId, today: clock.today() },
      ...takenOverAsRecorded(model, takeover, recorder),
      history: before.filter(({ id }) => id !== row.id).map((message) => openMessage(message)),
      kept,
      messageId: row.id,
      metadata,
      signal: aborting.signal,
      save: async (parts, status) =>
        !isDead && messages.saveAnswer({ id: row.id, threadId, userId, runId, parts, metadata, words: wordsOf(parts), status }),
      explain: (error, hasWords) => {
        const message = error instanceof AppError ? error.message : faultSentence(error, hasWords)
        recorder.record({ type: 'error', where: 'answer', message })
        return message
      },
    },
    deps,
    outlet,
  )
  const words = await leaving
  replay.answering = null
  await messages.closeInterrupted(() => false, threadId)
  if (leaving && words !== (await wordsStored(replay, row.id)))
    recorder.record({ type: 'error', where: 'reader', message: 'Whoever left and came back did not get the same answer.' })
  await recordAnswer(replay, row.id, kept.length)
}

async function wordsStored({ stores }: Replay, id: string): Promise<string> {
  const row = (await stores.messages.list(stores.threadId, stores.userId)).find((message) => message.id === id)
  return row
    ? openMessage(row)
        .parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))
        .join('')
    : ''
}

async function recordAnswer(replay: Replay, id: string, keptCount: number): Promise<void> {
  const { stores, placed, recorder } = replay
  const row = (await stores.messages.list(stores.threadId, stores.userId)).find((message) => message.id === id)
  if (!row) throw new Error('an answer that was just given is not there')
  recordUses(replay, openMessage(row).parts.slice(keptCount), await liveTripOf(replay))
  const status = row.status === 'streaming' ? 'partial' : row.status
  recorder.record({ type: 'answered', message: placed.indexOf(id), status })
  await showStep(replay)
}

/** After a fault the answer stands as it is, and can go on: the embedded model says the rest. */
async function goOnUntilComplete(replay: Replay, id: string): Promise<void> {
  const { stores, findings } = replay
  const statusNow = async () => (await stores.messages.list(stores.threadId, stores.userId)).find((row) => row.id === id)?.status
  const first = await statusNow()
  if (first === 'complete') return
  if (first !== 'partial' && first !== 'failed') findings.push(`an answer ended as ${first}, neither whole nor marked`)
  const begun = await begin(replay, { isGoingOn: true })
  if (!begun) return void findings.push('an answer that ended early could not go on')
  await run(replay, begun, null, replay.fallbackModel)
  const last = await statusNow()
  if (last !== 'complete') findings.push(`an answer that went on ended as ${last}`)
}

const ASKING = new Set(['say', 'click', 'edit', 'again', 'go-on'])

/** After how many of the service's steps another model took over, and the line that said so. */
type Takeover = { stepsBefore: number; line: string }

function takeoverOf({ transcript: { events } }: Replay, actIndex: number): Takeover | null {
  const ofAnswer = untilNextAnswer(events, actIndex)
  const index = ofAnswer.findIndex((event) => event.type === 'error' && event.where === 'takeover')
  const found = ofAnswer[index]
  if (found?.type !== 'error') return null
  return { stepsBefore: ofAnswer.slice(0, index).filter(({ type }) => type === 'model').length, line: found.message }
}

/** Both say what was recorded; the service has no more steps than it had, whatever kept it from going on. */
function takenOverAsRecorded(
  model: Replay['model'],
  takeover: Takeover | null,
  recorder: Replay['recorder'],
): Pick<ReplyRequest, 'model' | 'standIn'> {
  if (!takeover) return { model }
  const { stepsBefore, line } = takeover
  let steps = 0
  const service: Replay['model'] = {
    ...model,
    provider: 'recorded',
    doStream: async (options) => {
      if (steps++ >= stepsBefore) throw new AnswerFault('spent')
      return model.doStream(options)
    },
  }
  const takeOver = () => {
    recorder.record({ type: 'error', where: 'takeover', message: line })
    return line
  }
  return { model: service, standIn: { model, takeOver } }
}

/** The model's steps that were recorded for the answer to this act. */
function stepsOf({ transcript: { events } }: Replay, actIndex: number): EventOf<'model'>[] {
  return untilNextAnswer(events, actIndex).flatMap((event) => (event.type === 'model' ? [event] : []))
}

/** A "stop" that was pressed while this answer was written stands before its status. */
function stopOf({ transcript: { events } }: Replay, actIndex: number): EventOf<'stop'> | null {
  for (const event of untilNextAnswer(events, actIndex)) {
    if (event.type === 'answered') return null
    if (event.type === 'stop') return event
  }
  return null
}

function untilNextAnswer(events: Replay['events'], actIndex: number): Replay['events'] {
  const rest = events.slice(actIndex + 1)
  const end = rest.findIndex((event) => isAct(event) && ASKING.has(event.type))
  return end < 0 ? rest : rest.slice(0, end)
}
