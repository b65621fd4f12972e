import type { Clock } from '../ports/clock'
import type { RedactedEvent } from '../ports/recording-store'
import { createRedactor, type Secret } from './redact'
import type { TranscriptEvent, TranscriptHeader } from './transcript'

/** An event before its time is known. */
export type EventToRecord = TranscriptEvent extends infer Event ? (Event extends { at: number } ? Omit<Event, 'at'> : never) : never

/** Never throws and never waits, so that what is recorded goes on as if it were not. */
export type Recorder = {
  record(event: EventToRecord): void
  /** What must not be kept, found out on the way; it holds for all that is not written yet. */
  learn(secrets: Secret[]): void
  /** How many chunks its models have given so far: where an answer is stopped. */
  chunks?: number
  /** Settles when all so far is written, or given up. */
  settled(): Promise<void>
}

type RecorderRequest = {
  secrets: Secret[]
  /** What stand-ins of references are computed with, so that they are the same over a whole recording and tell nothing. */
  key?: string | undefined
  /** The last day of travel, as far as it is known: a birthday's stand-in is of the same passenger type on it. */
  travelOn?: string | null | undefined
  /** Written before the first event, where nothing was recorded yet. */
  header?: TranscriptHeader | null | undefined
  write: (events: RedactedEvent[]) => Promise<void>
  clock: Clock
  /** `at` of every event counts from here. */
  startedAt: Date
  /** Told once, when recording has failed and stops. */
  onFailure?: ((error: unknown) => void) | undefined
}

/** Takes events in order and writes them, without secrets, a little later. */
export function createRecorder({ secrets, key, travelOn, header = null, write, clock, startedAt, onFailure }: RecorderRequest): Recorder {
  const redactor = createRedactor({ secrets, key, travelOn })
  let waiting: TranscriptEvent[] = []
  let before: TranscriptHeader[] = header ? [header] : []
  let hasFailed = false
  let writing: Promise<void> | null = null

  const fail = (error: unknown) => {
    if (hasFailed) return
    hasFailed = true
    waiting = []
    try {
      onFailure?.(error)
    } catch {
      // Whoever cannot even be told is not told twice.
    }
  }
  const writeAll = async () => {
    // First of all, whoever is recorded goes on.
    await breathe()
    while (waiting.length > 0 && !hasFailed) {
      const lines = [...before, ...waiting]
      before = []
      waiting = []
      const redacted: RedactedEvent[] = []
      for (const line of lines) {
        redacted.push(redactor.redact(line))
        if (lines.length > 1) await breathe()
      }
      await write(redacted)
    }
  }
  const start = () => {
    writing ??= writeAll()
      .catch(fail)
      .finally(() => {
        writing = null
        if (waiting.length > 0) start()
      })
  }

  return {
    chunks: 0,
    record(event) {
      if (hasFailed) return
      const at = Math.max(0, Math.round(clock().getTime() - startedAt.getTime()))
      // The spread of a union forgets which of its types it was.
      waiting.push({ ...event, at } as TranscriptEvent)
      start()
    },
    learn: (more) => redactor.learn(more),
    settled: async () => {
      while (writing) await writing
    },
  }
}

/** Lets everything else that is due have its turn. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
