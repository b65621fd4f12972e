import 'server-only'
import { beginLeaving } from '@/app/process/leaving'
import { logFailure } from '@/app/process/log-failure'
import type { Services } from '@/lib/services'

/** What deploys send waits for answers on their way; whoever presses Ctrl-C waits less. */
const PATIENCE_MS = { SIGTERM: 25_000, SIGINT: 3_000 }
/** Whoever asked it to leave reads that all went well; of a Ctrl-C a shell shows its own number. */
const EXIT_CODES = { SIGTERM: 0, SIGINT: 130 }
/** The last words of an answer are on their way to its reader. */
const LAST_WORDS_MS = 300
/** Readers of what other processes write are let go; they come back there. */
const LETTING_GO_MS = 1_500
const BUS_MS = 1_000
const DATABASE_MS = 2_000

/** What ends before the process does: work in the background, and requests that were taken before the signal. */
export type Ending = { stopWork: () => Promise<unknown>; requestsEnded: () => Promise<unknown> }
type LeavingDeps = Pick<Services, 'runs' | 'bus' | 'close'>
type LeavingProcess = { on: (signal: NodeJS.Signals, listener: () => void) => unknown; exit: (code: number) => unknown }

/**
 * On a signal: nothing new is taken (proxy.ts refuses it), no work in the background begins, answers that are being written and requests
 * that are being answered get some time to end, then the process leaves. What has not ended by then stays as it is stored; another process,
 * or the next one, closes it and lets it go on. A signal that comes twice counts once: terminals and whoever started us both send it.
 */
export function shutDownOnSignals(all: LeavingDeps, ending: Ending, process: LeavingProcess = globalThis.process): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!beginLeaving()) return
      void leave(all, ending, PATIENCE_MS[signal]).finally(() => process.exit(EXIT_CODES[signal]))
    })
  }
}

async function leave({ runs, bus, close }: LeavingDeps, { stopWork, requestsEnded }: Ending, patienceMs: number): Promise<void> {
  const lastMoment = performance.now() + patienceMs
  try {
    await atMost(patienceMs, Promise.all([runs.drain(patienceMs), stopWork()]))
    await after(LAST_WORDS_MS)
    await atMost(BUS_MS, bus.close())
    await atMost(Math.max(LETTING_GO_MS, lastMoment - performance.now()), requestsEnded())
    await atMost(DATABASE_MS, close())
  } catch (error) {
    logFailure('shut down', error)
  }
}

function atMost(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, after(milliseconds)])
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
