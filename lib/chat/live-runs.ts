import { newId } from '../new-id'
import type { Clock } from '../ports/clock'
import type { RunRow, RunStore } from '../ports/run-store'

/** A run that says nothing for this long is dead; its thread is free again. */
export const LEASE_MS = 4_000
const RENEW_EVERY_MS = 1_000

/** One answer on its way, in this process. `signal` aborts when the traveller stops it, or when another process has taken its thread. */
export type LiveRun = {
  readonly runId: string
  readonly signal: AbortSignal
  /** Notes here which message it writes, as the store knows since that has its place: from now on it can be stopped and followed. */
  name: (messageId: string) => void
  end: () => Promise<void>
}

/** The answers being written, at most one per thread over all processes: what "stop" stops. */
export type LiveRuns = {
  /**
   * Takes the thread's turn; null while another answer has it, anywhere. Whoever gets it must end it. `take` is how the store is asked: by
   * itself for the turn alone.
   */
  start(threadId: string, take?: TakeRun): Promise<LiveRun | null>
  /** Stops the run that writes this very message, wherever it runs; false when none does. */
  stop(threadId: string, messageId: string): Promise<boolean>
  find(threadId: string): Promise<RunRow | null>
  /** Whether this process writes as many answers as it may. */
  isFull(): boolean
  /** Settles when the runs of this process have ended, or after `mostMs`; new ones are refused from now on. */
  drain(mostMs: number): Promise<void>
}

/** Takes the thread's turn for a run in the store that all processes share; false where it does not get it. */
export type TakeRun = (run: { runId: string; now: Date; leaseUntil: Date }) => Promise<boolean>

type Held = { runId: string; messageId: string | null; controller: AbortController; ended: Promise<void>; end: () => Promise<void> }

type LiveRunsDeps = { store: RunStore; clock: Clock; mostAtOnce?: number }

/** Runs of this process over the runs that all processes share. */
export function createLiveRuns({ store, clock, mostAtOnce = Number.POSITIVE_INFINITY }: LiveRunsDeps): LiveRuns {
  const held = new Map<string, Held>()
  const starting = new Set<Promise<unknown>>()
  let isDraining = false
  const leaseUntil = () => new Date(clock().getTime() + LEASE_MS)

  function hold(threadId: string, runId: string): LiveRun {
    const controller = new AbortController()
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS)
    renewal.unref()
    const renew = async () => {
      const state = await store.renew(runId, leaseUntil())
      if (state !== 'held') controller.abort()
    }
    const end = async () => {
      clearInterval(renewal)
      if (held.get(threadId) === own) held.delete(threadId)
      await store.end(runId).finally(resolve)
    }
    const own: Held = { runId, messageId: null, controller, ended, end }
    held.set(threadId, own)
    const name = (messageId: string) => {
      own.messageId = messageId
    }
    return { runId, signal: controller.signal, name, end }
  }

  async function begin(threadId: string, take: TakeRun): Promise<LiveRun | null> {
    const runId = newId('run')
    const isTaken = await take({ runId, now: clock(), leaseUntil: leaseUntil() })
    return isTaken ? hold(threadId, runId) : null
  }

  async function allEnded(): Promise<void> {
    // What was about to start when the process began to leave is written to its end, too.
    await Promise.allSettled(starting)
    await Promise.all([...held.values()].map(({ ended }) => ended))
  }

  return {
    async start(threadId, take = (run) => store.start({ threadId, ...run })) {
      if (isDraining || held.has(threadId)) return null
      const beginning = begin(threadId, take)
      starting.add(beginning)
      return beginning.finally(() => starting.delete(beginning))
    },
    async stop(threadId, messageId) {
      const own = held.get(threadId)
      if (own?.messageId === messageId) {
        own.controller.abort()
        return true
      }
      return store.askToStop(threadId, messageId, clock())
    },
    find: (threadId) => store.find(threadId, clock()),
    isFull: () => held.size + starting.size >= mostAtOnce,
    async drain(mostMs) {
      isDraining = true
      const waited = new Promise<void>((resolve) => setTimeout(resolve, mostMs).unref())
      await Promise.race([allEnded(), waited])
    },
  }
}
