import 'server-only'
import { logFailure } from '@/app/log-failure'
import { services } from '@/lib/services'
import { resumeOrders } from '@/lib/workflows/orders/resume-orders'
import { warmUp } from './warm-up'

const SWEEP_EVERY_MS = 5_000

/**
 * What goes on without a request: answers that a killed process left are marked, unfinished orders are finished, at start and every
 * few seconds, and what the first turn needs is made ready behind the start. Ends the process with one clear sentence when it cannot start.
 */
export async function startBackgroundWork(): Promise<void> {
  const all = await services().catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    process.exit(1)
  })
  await all.messages.closeInterrupted((messageId) => all.bus.isLive(messageId))
  let isSweeping = false
  const sweep = async () => {
    if (isSweeping) return
    isSweeping = true
    try {
      await resumeOrders(all)
    } catch (error) {
      logFailure('orders', error)
    } finally {
      isSweeping = false
    }
  }
  setInterval(() => void sweep(), SWEEP_EVERY_MS).unref()
  await sweep()
  void warmUp(all)
}
