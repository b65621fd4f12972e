import 'server-only'
import { logFailure } from '@/app/log-failure'
import { services } from '@/lib/services'
import { deliverMails } from '@/lib/workflows/orders/deliver-mails'
import { processWebhooks } from '@/lib/workflows/orders/process-webhooks'
import { resumeOrders } from '@/lib/workflows/orders/resume-orders'
import { keepDoing } from './keep-doing'
import { warmUp } from './warm-up'

const SWEEP_EVERY_MS = 5_000

/**
 * What goes on without a request: answers that a killed process left are marked; unfinished orders are finished, what the gateway told
 * is worked on, mails and the sandbox gateway's letters go out, at start and every few seconds, none waiting for another; and what the
 * first turn needs is made ready behind the start. Ends the process with one clear sentence when it cannot start.
 */
export async function startBackgroundWork(): Promise<void> {
  const all = await services().catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    process.exit(1)
  })
  await all.messages.closeInterrupted((messageId) => all.bus.isLive(messageId))
  const works: Record<string, () => Promise<unknown>> = {
    orders: () => resumeOrders(all),
    webhooks: () => processWebhooks(all),
    mails: () => deliverMails(all),
    'sandbox letters': async () => all.sandboxPostman?.deliverDue(),
  }
  for (const [name, work] of Object.entries(works)) keepDoing(work, SWEEP_EVERY_MS, (error) => logFailure(name, error))
  void warmUp(all)
}
