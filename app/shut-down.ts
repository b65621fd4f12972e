import 'server-only'
import { logFailure } from '@/app/log-failure'
import { AppError } from '@/lib/errors'
import type { Services } from '@/lib/services'

/** What deploys send waits for answers on their way; whoever presses Ctrl-C waits less. */
const PATIENCE_MS = { SIGTERM: 25_000, SIGINT: 3_000 }
/** Whoever asked it to leave reads that all went well; of a Ctrl-C a shell shows its own number. */
const EXIT_CODES = { SIGTERM: 0, SIGINT: 130 }
/** The last words of an answer are on their way to its reader. */
const LAST_WORDS_MS = 300
const CLOSING_MS = 2_000
const BACK_IN_SECONDS = 5

type LeavingDeps = Pick<Services, 'runs' | 'bus' | 'close'>
type LeavingProcess = { on: (signal: NodeJS.Signals, listener: () => void) => unknown; exit: (code: number) => unknown }

// Next may load this module more than once in a process.
const holder = globalThis as { wayfarerLeaves?: boolean }

/**
 * On a signal: no new turn begins, answers that are being written get some time to end, then the process leaves. What has not ended by
 * then stays as it is stored; another process, or the next one, closes it and lets it go on. A signal that comes twice counts once:
 * terminals and whoever started us both send it.
 */
export function shutDownOnSignals(all: LeavingDeps, process: LeavingProcess = globalThis.process): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (holder.wayfarerLeaves) return
      holder.wayfarerLeaves = true
      void leave(all, PATIENCE_MS[signal]).finally(() => process.exit(EXIT_CODES[signal]))
    })
  }
}

/** Throws while this process is about to leave: whoever asks again a little later finds the next one. */
export function refuseWhileLeaving(): void {
  if (!holder.wayfarerLeaves) return
  throw new AppError(
    'restarting',
    'Wayfarer is being restarted. Your words are kept; please send them again in a few seconds.',
    BACK_IN_SECONDS,
  )
}

async function leave({ runs, bus, close }: LeavingDeps, patienceMs: number): Promise<void> {
  try {
    await runs.drain(patienceMs)
    await after(LAST_WORDS_MS)
    await Promise.race([Promise.all([bus.close(), close()]), after(CLOSING_MS)])
  } catch (error) {
    logFailure('shut down', error)
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
