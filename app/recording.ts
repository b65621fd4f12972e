import 'server-only'
import { logFailure } from '@/app/log-failure'
import { type RecordedUser, recordingHeader, recordingSecrets } from '@/app/recording-facts'
import { readLines } from '@/app/recording-lines'
import { AppError } from '@/lib/errors'
import type { RedactedEvent } from '@/lib/ports/recording-store'
import type { ThreadRow } from '@/lib/ports/thread-store'
import { inRecording } from '@/lib/replay/current-recording'
import { createRecorder, type EventToRecord, type Recorder } from '@/lib/replay/recorder'
import type { Act } from '@/lib/replay/transcript'
import type { Services } from '@/lib/services'
import type { Refusal } from '@/lib/travel/refusal'

export { transcriptOf } from '@/app/recording-lines'

type ActToRecord = Extract<EventToRecord, { type: Act['type'] }>

// A process may load this file more than once; a thread is written to in one order all the same.
const MARK = Symbol.for('wayfarer.recordings')
type Held = { lastWrites: Map<string, Promise<void>>; begun: Set<string>; stopped: Set<string> }
const holder = globalThis as { [MARK]?: Held }
holder[MARK] ??= { lastWrites: new Map(), begun: new Set(), stopped: new Set() }
const held = holder[MARK]

/**
 * Who records what happens in a thread from now on; null unless its owner, or the environment, wants it recorded. A recording that cannot
 * be begun or written is logged once and ends: what is recorded goes on as if it were not.
 */
export async function recordingOf(thread: ThreadRow, user: RecordedUser, all: Services): Promise<Recorder | null> {
  if (!isRecorded(thread, all)) return null
  const name = `${thread.id} ${thread.recordedSince?.getTime() ?? ''}`
  if (held.stopped.has(name)) return null
  const onFailure = (error: unknown) => {
    held.stopped.add(name)
    logFailure('recording', error)
  }
  try {
    const startedAt = thread.recordedSince ?? thread.createdAt
    const [header, { secrets, travelOn }] = await Promise.all([
      firstLine(name, thread, startedAt, all),
      recordingSecrets(thread, user, all),
    ])
    const write = (events: RedactedEvent[]) => writeInOrder(thread.id, events, all)
    return createRecorder({ secrets, key: `${all.secret} ${thread.id}`, travelOn, header, write, clock: all.clock, startedAt, onFailure })
  } catch (error) {
    onFailure(error)
    return null
  }
}

/** Whether anything of a thread is kept as a transcript at the moment. */
export function isRecorded({ recordedSince }: Pick<ThreadRow, 'recordedSince'>, { environment }: Pick<Services, 'environment'>): boolean {
  return recordedSince !== null || environment.RECORD_TRANSCRIPTS === 'on'
}

/** Does what the traveller asked for, and records it where the thread is recorded: the act first, then all that comes of it. */
export async function recordAct<T>(
  { threadId, user, all }: { threadId: string | null; user: RecordedUser; all: Services },
  act: ActToRecord | null,
  work: () => Promise<T>,
): Promise<T> {
  const recorder = threadId === null ? null : await recorderIn(threadId, user, all)
  return recorder ? recordWith(recorder, act, work) : work()
}

/** The same with a recorder that is there already; null records nothing. */
export async function recordWith<T>(recorder: Recorder | null, act: ActToRecord | null, work: () => Promise<T>): Promise<T> {
  if (!recorder) return work()
  if (act) recorder.record(act)
  return inRecording(recorder, async () => {
    try {
      const done = await work()
      recordRefusal(recorder, done)
      return done
    } catch (error) {
      if (error instanceof AppError) recorder.record({ type: 'refused', code: error.code, message: error.message })
      else recorder.record({ type: 'error', where: act?.type ?? 'request', message: error instanceof Error ? error.message : 'unknown' })
      throw error
    }
  })
}

async function recorderIn(threadId: string, user: RecordedUser, all: Services): Promise<Recorder | null> {
  try {
    const thread = await all.threads.find(threadId, user.id)
    return thread && (await recordingOf(thread, user, all))
  } catch (error) {
    logFailure('recording', error)
    return null
  }
}

function recordRefusal(recorder: Recorder, done: unknown): void {
  if (typeof done !== 'object' || done === null || !('refusal' in done)) return
  const { code, message } = done.refusal as Refusal
  recorder.record({ type: 'refused', code, message })
}

/**
 * The header where nothing was recorded yet, or something else before this recording began, which it then takes the place of. Looked up
 * once per process: a header that is written twice is left out when it is read.
 */
async function firstLine(name: string, thread: ThreadRow, startedAt: Date, all: Services) {
  if (held.begun.has(name)) return null
  held.begun.add(name)
  const { header } = readLines(await all.recordings.list(thread.id, thread.userId))
  if (header?.now === startedAt.toISOString()) return null
  if (header) await all.recordings.clear(thread.id, thread.userId)
  return recordingHeader(thread, startedAt, all)
}

function writeInOrder(threadId: string, events: RedactedEvent[], all: Services): Promise<void> {
  const before = held.lastWrites.get(threadId) ?? Promise.resolve()
  const written = before.catch(() => undefined).then(() => all.recordings.append(threadId, events))
  held.lastWrites.set(threadId, written)
  const forget = () => {
    if (held.lastWrites.get(threadId) === written) held.lastWrites.delete(threadId)
  }
  void written.then(forget, forget)
  return written
}
