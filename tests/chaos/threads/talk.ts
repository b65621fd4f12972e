import { randomUUID } from 'node:crypto'
import type { App } from '../apps'
import type { NoteOf } from '../history'
import { type Session, sleep } from '../session'
import type { ThreadEntry } from './history-schema'
import type { PlannedTurn } from './plan'
import { type Reading, readAnswer } from './read-answer'
import { type ReadConversation, type Requests, requestsOf, UnexpectedAnswer } from './thread-requests'

/** On a busy machine a process needs a minute to come back, and may be killed again soon. */
const PATIENCE_MS = 400_000
const RETRY_MS = 100
const BUSY_MS = 250

export type Street = {
  note: NoteOf<ThreadEntry>
  /** Any of the processes, another one each time. */
  anyDoor: () => App
  /** Counts who is reading an answer right now, from its first word; returns how to end that. */
  beginReading: () => () => void
}

/** One traveller with one thread, from the outside. */
export type Talk = {
  client: number
  threadId: () => string | null
  /** Says what is planned, turn by turn, and sees to it that each turn is answered. Throws what cannot be helped. */
  talk: (turns: PlannedTurn[]) => Promise<void>
  look: () => Promise<{ threadId: string; conversation: ReadConversation } | null>
}

type Door = { process: string; ask: Requests }

/** Opens a talk; nothing is said yet. */
export function openTalk(client: number, session: Session, { note, anyDoor, beginReading }: Street): Talk {
  let threadId: string | null = null
  let lastAnswerId: string | null = null
  let isCutOff = false
  const stopped = new Set<string>()

  /** Tries at one process after the other until one answers; what a killed process interrupted is noted. */
  async function insist<T>(attempt: (door: Door) => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const app = anyDoor()
      try {
        return await attempt({ process: app.name, ask: requestsOf(session, app.url) })
      } catch (error) {
        if (performance.now() > until || isRefusal(error)) throw error
        if (!(error instanceof UnexpectedAnswer)) noteCutOff(app.name)
        await sleep(error instanceof UnexpectedAnswer ? BUSY_MS : RETRY_MS)
      }
    }
  }

  function noteCutOff(process: string): void {
    if (!isCutOff) note({ kind: 'cut-off', client, process })
    isCutOff = true
  }

  function noteBack(process: string): void {
    if (isCutOff) note({ kind: 'back', client, process })
    isCutOff = false
  }

  type Asking = {
    door: Door
    reader: string
    leavesAfterMs?: number | null
    onStart?: (messageId: string) => void
    request: (signal: AbortSignal) => Promise<Response | null>
  }
  async function read({ door: { process }, reader, leavesAfterMs = null, onStart, request }: Asking): Promise<Reading | null> {
    let endReading = () => {}
    const reading = await readAnswer(request, threadId, {
      client,
      reader,
      process,
      leavesAfterMs,
      note,
      onStart: (messageId, inThread) => {
        endReading = beginReading()
        threadId ??= inThread
        // A process that has taken a message, or goes on with an answer, serves the thread again.
        if (reader === 'sender' || reader === 'going on') noteBack(process)
        onStart?.(messageId)
      },
    }).finally(() => endReading())
    if (reading?.end === 'broken') noteCutOff(process)
    if (reading?.end === 'finish' && reading.seen.status === 'complete') noteBack(process)
    return reading
  }

  async function say(turn: PlannedTurn): Promise<void> {
    const key = `key_${randomUUID()}`
    const besides: Promise<void>[] = []
    let isAcknowledged = false
    await insist(async (door) => {
      const acknowledge = () => {
        isAcknowledged = true
        note({ kind: 'acknowledged', client, threadId: threadId ?? '', key, process: door.process })
      }
      const begin = (messageId: string) => {
        acknowledge()
        if (besides.length === 0) besides.push(...doBesides(turn, messageId))
      }
      note({ kind: 'sent', client, key, text: turn.text, by: 'chat', process: door.process })
      const body = { ...(threadId ? { threadId } : {}), key, text: turn.text }
      const request = (signal: AbortSignal) => door.ask.chat(body, signal)
      await read({ door, reader: 'sender', leavesAfterMs: turn.leavesAfterMs, onStart: begin, request }).catch(async (error: unknown) => {
        // It arrived before, and its answer has ended by now.
        if (!(error instanceof UnexpectedAnswer && error.status === 409)) throw error
        threadId ??= await door.ask.newestThread()
        acknowledge()
      })
      // Not a word came of it before the process was gone: it is sent again.
      if (!isAcknowledged) throw new Error('the answer did not begin')
    })
    const failed = (await Promise.allSettled(besides)).find((done) => done.status === 'rejected')
    if (failed) throw failed.reason
  }

  /** What else happens while an answer is on its way. */
  function doBesides({ hasSecondReader, stopsAfterMs, queued }: PlannedTurn, messageId: string): Promise<void>[] {
    const oldId = lastAnswerId
    lastAnswerId = messageId
    return [
      ...(hasSecondReader ? [readAlong()] : []),
      ...(hasSecondReader && oldId !== null && oldId !== messageId ? [stop(oldId, true)] : []),
      ...(stopsAfterMs === null ? [] : [sleep(stopsAfterMs).then(() => stop(messageId, false))]),
      ...(queued === null ? [] : [queue(queued)]),
    ]
  }

  async function readAlong(): Promise<void> {
    const app = anyDoor()
    const door = { process: app.name, ask: requestsOf(session, app.url) }
    const request = (signal: AbortSignal) => door.ask.stream(threadId ?? '', signal)
    await read({ door, reader: 'second window', request }).catch(() => noteCutOff(app.name))
  }

  /** Asked once: a stop that came too late, or met a process that was gone, stops nothing. */
  async function stop(messageId: string, isOld: boolean): Promise<void> {
    const app = anyDoor()
    try {
      const isStopped = await requestsOf(session, app.url).stop(threadId ?? '', messageId)
      if (isStopped && !isOld) stopped.add(messageId)
      note({ kind: 'stop', client, threadId: threadId ?? '', messageId, isOld, stopped: isStopped, process: app.name })
    } catch {
      noteCutOff(app.name)
    }
  }

  async function queue(text: string): Promise<void> {
    const key = `key_${randomUUID()}`
    await insist(async ({ process, ask }) => {
      note({ kind: 'sent', client, key, text, by: 'queue', process })
      await ask.queue(threadId ?? '', { key, text })
      note({ kind: 'acknowledged', client, threadId: threadId ?? '', key, process })
    })
  }

  /** Reads what runs, and lets go on what was cut off, until the thread is at rest and its last message is a whole answer. */
  async function settle(): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const isAtRest = await insist(async (door) => {
        const inThread = threadId ?? ''
        const conversation = await door.ask.conversation(inThread)
        note({ kind: 'looked', client, threadId: inThread, ...conversation })
        if (conversation.runningMessageId !== null) {
          await read({ door, reader: 'coming back', request: (signal) => door.ask.stream(inThread, signal) })
          return false
        }
        const last = conversation.messages.at(-1)
        const isCut = last?.role === 'user' || (last !== undefined && last.status !== 'complete' && !stopped.has(last.id))
        if (last === undefined || conversation.queuedKeys.length > 0) return false
        if (!isCut) {
          noteBack(door.process)
          return true
        }
        await goOn(last.id, inThread, door)
        return false
      })
      if (isAtRest) return
      if (performance.now() > until) throw new Error('the thread did not come to rest')
      await sleep(RETRY_MS)
    }
  }

  async function goOn(lastId: string, inThread: string, door: Door): Promise<void> {
    note({ kind: 'went-on', client, threadId: inThread, messageId: lastId, process: door.process })
    const body = { threadId: inThread, key: `key_${randomUUID()}`, goOn: true }
    // Words that waited may have had their turn meanwhile, or the answer ended well after all: the next look tells.
    await read({ door, reader: 'going on', request: (signal) => door.ask.chat(body, signal) }).catch((error: unknown) => {
      if (!(error instanceof UnexpectedAnswer && error.status === 409)) throw error
    })
  }

  return {
    client,
    threadId: () => threadId,
    talk: async (turns) => {
      for (const turn of turns) {
        await say(turn)
        await settle()
      }
    },
    look: () =>
      insist(async ({ ask }) => {
        threadId ??= await ask.newestThread()
        return threadId === null ? null : { threadId, conversation: await ask.conversation(threadId) }
      }),
  }
}

/** A clear no: asking again would not change it. */
function isRefusal(error: unknown): boolean {
  return error instanceof UnexpectedAnswer && error.status < 500 && error.status !== 429 && error.status !== 409
}
