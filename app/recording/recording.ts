import 'server-only'
import { logFailure } from '@/app/process/log-failure'
import { delayedAct } from '@/app/recording/delayed-act'
import { type RecordedUser, recordingHeader, recordingSecrets } from '@/app/recording/header-and-secrets'
import { readLines } from '@/app/recording/transcript-of'
import { AppError } from '@/lib/errors'
import type { RedactedEvent } from '@/lib/ports/recording-store'
import type { ThreadRow } from '@/lib/ports/thread-store'
import { inRecording } from '@/lib/replay/current-recording'
import { createRecorder, type EventToRecord, type Recorder } from '@/lib/replay/recorder'
import type { Act } from '@/lib/replay/transcript'
import { MOST_TRANSCRIPT_BYTES } from '@/lib/replay/transcript-file'
import type { Services } from '@/lib/services'
import type { Refusal } from '@/lib/travel/refusal'

export { transcriptOf } from '@/app/recording/transcript-of'

/** With room for the last turn, and for how everything stands at the end: a transcript that is longer is not read again. */
const MOST_RECORDED_BYTES = 0.8 * MOST_TRANSCRIPT_BYTES
/** Each line counts as this much at least, as a transcript may not have too many either. */
const FEWEST_BYTES = 256
const FULL = 'recording'

type ActToRecord = Extract<EventToRecord, { type: Act['type'] }>

// A process may load this file more than once; a thread is written to in one order all the same.
const MARK = Symbol.for('wayfarer.recordings')
type Held = { lastWrites: Map<string, Promise<void>>; begun: Set<string>; stopped: Set<string>; bytes: Map<string, number> }
const holder = globalThis as { [MARK]?: Held }
holder[MARK] ??= { lastWrites: new Map(), begun: new Set(), stopped: new Set(), bytes: new Map() }
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
    const [header, known] = await Promise.all([firstLine(name, thread, startedAt, all), recordingSecrets(thread, user, all)])
    const write = async (events: RedactedEvent[]) => {
      count(name, events)
      await writeInOrder(thread.id, events, all)
    }
    const recorder = createRecorder({
      ...known,
      header,
      write,
      clock: all.clock,
      startedAt,
      onFailure,
    })
    if ((held.bytes.get(name) ?? 0) < MOST_RECORDED_BYTES) return recorder
    // Between two acts alone: what has begun is recorded to its end.
    if (!held.stopped.has(name))
      recorder.record({ type: 'error', where: FULL, message: 'This recording is as long as one may be, and ends here.' })
    held.stopped.add(name)
    return null
  } catch (error) {
    onFailure(error)
    return null
  }
}

/** Whether anything of a thread is kept as a transcript at the moment. */
export function isRecorded({ recordedSince }: Pick<ThreadRow, 'recordedSince'>, { environment }: Pick<Services, 'environment'>): boolean {
  return recordedSince !== null || environment.RECORD_TRANSCRIPTS === 'on'
}

/**
 * Does what the traveller asked for, and records it where the thread is recorded: the act first, then all that comes of it. What was
 * refused is recorded with its sentence; an act that found nothing to do anything to (any more) is not.
 */
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
  const acting = delayedAct(recorder, act)
  return inRecording(acting, async () => {
    try {
      const done = await work()
      if (!isNothing(done)) acting.done()
      if (acting.hasBegun()) recordRefusal(recorder, done)
      return done
    } catch (error) {
      if (!(error instanceof AppError)) {
        acting.record({ type: 'error', where: act?.type ?? 'request', message: error instanceof Error ? error.message : 'unknown' })
      } else if (acting.hasBegun()) recorder.record({ type: 'refused', code: error.code, message: error.message })
      throw error
    }
  })
}

/** Nothing ran that could be stopped, or what was named is not there. */
function isNothing(done: unknown): boolean {
  return done === false || refusalIn(done)?.code === 'not_found'
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
  const refusal = refusalIn(done)
  if (refusal) recorder.record({ type: 'refused', code: refusal.code, message: refusal.message })
}

function refusalIn(done: unknown): Refusal | null {
  return typeof done === 'object' && done !== null && 'refusal' in done ? (done.refusal as Refusal) : null
}

/**
 * The header where nothing was recorded yet, or something else before this recording began, which it then takes the place of. Looked up
 * once per process: a header that is written twice is left out when it is read.
 */
async function firstLine(name: string, thread: ThreadRow, startedAt: Date, all: Services) {
  if (held.begun.has(name)) return null
  held.begun.add(name)
  const lines = await all.recordings.list(thread.id, thread.userId)
  const { header, events } = readLines(lines)
  if (header?.now === startedAt.toISOString()) {
    count(name, lines)
    if (events.some((event) => event.type === 'error' && event.where === FULL)) held.stopped.add(name)
    return null
  }
  if (header) await all.recordings.clear(thread.id, thread.userId)
  return recordingHeader(thread, startedAt, all)
}

/** Of each process for itself, with what it found: several may together write a little more. */
function count(name: string, lines: unknown[]): void {
  const bytes = lines.reduce<number>((sum, line) => sum + Math.max(FEWEST_BYTES, Buffer.byteLength(JSON.stringify(line))), 0)
  held.bytes.set(name, (held.bytes.get(name) ?? 0) + bytes)
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
