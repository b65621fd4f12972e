import type { Duffel } from '@duffel/api'
import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import { guardAnswer } from './answer-guard'
import { createBreaker } from './breaker'
import { DuffelFailure, SERVICE, toFailure } from './failure'

const MOST_BYTES = 10_000_000
// A traveller waits this long for Duffel's limit to pass; longer is told instead.
const MOST_WAIT_SECONDS = 3

/** What an answer consists of once the client has read it; `data` is still anything. */
export type Answer = { status: number; data: unknown; after: string | null }
export type CallOptions = {
  /** For the log. */
  name: string
  deadlineMs: number
  /** Changes nothing at Duffel: may be sent again, and is cut off at the deadline. */
  isRead: boolean
  /** Not sent while Duffel fails again and again: no order depends on it. */
  mayRest?: boolean
  /** Told before a read whose answer was cut is sent again. */
  onCut?: () => void
}
export type DuffelClient = <T>(options: CallOptions, send: (duffel: Duffel) => Promise<unknown>, read: (answer: Answer) => T) => Promise<T>
export type FailureLog = (entry: Record<string, unknown>) => void
export const TO_NOBODY: FailureLog = () => undefined

export type ClientConfig = { accessToken: string; basePath?: string | undefined; clock: Clock; log?: FailureLog | undefined }

/**
 * Calls through the official client, each with a deadline and a limit of its own, and only `DuffelFailure` thrown. `read` may
 * throw one too; then it is logged like the others.
 */
export function createDuffelClient({ accessToken, basePath, clock, log = TO_NOBODY }: ClientConfig): DuffelClient {
  let opened: Promise<Duffel> | undefined
  const breaker = createBreaker(clock)
  return async (options, send, read) => {
    opened ??= openClient(accessToken, basePath)
    try {
      if (options.mayRest) breaker.check()
      const answer = read(await sendWithin(options, send, await opened, clock))
      breaker.tell(null)
      return answer
    } catch (error) {
      const failure = toFailure(error, clock())
      if (failure.kind !== 'resting') breaker.tell(failure)
      log({ level: 'error', where: SERVICE, call: options.name, kind: failure.kind, ...failure.facts })
      throw failure
    }
  }
}

/** Loaded only when Duffel is used: on loading, the package replaces `process.env` by a copy, which is put right here. */
async function openClient(token: string, basePath: string | undefined): Promise<Duffel> {
  const environment = process.env
  const { Duffel } = await import('@duffel/api')
  process.env = environment
  return new Duffel({ token, ...(basePath ? { basePath } : {}) })
}

async function sendWithin(options: CallOptions, send: (duffel: Duffel) => Promise<unknown>, duffel: Duffel, clock: Clock): Promise<Answer> {
  const until = performance.now() + options.deadlineMs
  try {
    return await sendOnce(options, send, duffel, until)
  } catch (error) {
    const failure = toFailure(error, clock())
    const waitMs = options.isRead ? waitBeforeRetry(failure) : null
    if (waitMs === null || performance.now() + waitMs >= until) throw error
    if (failure.kind === 'cut') options.onCut?.()
    await new Promise((resume) => setTimeout(resume, waitMs))
    return sendOnce(options, send, duffel, until)
  }
}

/** Null for what a second try does not mend, or not soon. */
function waitBeforeRetry({ kind, facts }: DuffelFailure): number | null {
  if (kind === 'cut') return 0
  const { waitSeconds } = facts
  return kind === 'rate-limit' && waitSeconds !== undefined && waitSeconds <= MOST_WAIT_SECONDS ? waitSeconds * 1_000 : null
}

function sendOnce({ isRead }: CallOptions, send: (duffel: Duffel) => Promise<unknown>, duffel: Duffel, until: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (failure: DuffelFailure) => {
      reject(failure)
      // What changes something is left to finish: to cut it off would not undo it.
      if (isRead || failure.kind === 'too-large') guarded.abort()
    }
    const timer = setTimeout(() => fail(new DuffelFailure('deadline')), Math.max(0, until - performance.now()))
    const guarded = guardAnswer(() => send(duffel), {
      mostBytes: MOST_BYTES,
      onTooLarge: () => fail(new DuffelFailure('too-large')),
      onCut: () => fail(new DuffelFailure('cut')),
    })
    guarded.answer
      .then((answer) => resolve(toAnswer(answer)), reject)
      .finally(() => clearTimeout(timer))
      .catch(reject)
  })
}

const answerSchema = z.object({
  status: z.number(),
  data: z.unknown(),
  meta: z.object({ after: z.string().nullish() }).nullish().catch(null),
})

function toAnswer(answer: unknown): Answer {
  const read = answerSchema.safeParse(answer)
  if (!read.success) throw new DuffelFailure('bad-answer')
  return { status: read.data.status, data: read.data.data, after: read.data.meta?.after ?? null }
}

/** Reads by a schema; an answer of another shape is a failure like any other. */
export function readBy<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (!read.success) throw new DuffelFailure('bad-answer')
  return read.data
}
