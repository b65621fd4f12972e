import 'server-only'
import { flushCompileCache } from 'node:module'
import type { Services } from '@/lib/services'
import { log } from '@/lib/services/log'
import { tracer } from '@/lib/services/trace'
import { deliverMails } from '@/lib/workflows/orders/deliver-mails'
import { processWebhooks } from '@/lib/workflows/orders/process-webhooks'
import { resumeOrders } from '@/lib/workflows/orders/resume-orders'
import { tellNews } from '@/lib/workflows/orders/tell-news'
import { forgetDue } from '@/lib/workflows/retention/forget-due'
import { closeDeadAnswers } from '../api/chat/interrupted'
import { sendAllQueued } from '../api/chat/send-queued'
import { baseUrlOf } from '../auth/auth-cookies'
import { probeModel } from './probe-model'
import { startWork, stopWork } from './running-work'
import { servicesOrExit } from './services-or-exit'
import { shutDownOnSignals } from './shut-down'
import { tidyUp } from './tidy-up'
import { warmThrough, warmUp } from './warm-up'
import { watchRequests } from './watch-requests'

const SWEEP_EVERY_MS = 5_000
const CHAT_EVERY_MS = 2_000
const NEWS_EVERY_MS = 60_000
const PURGE_EVERY_MS = 60_000
const FORGET_EVERY_MS = 10 * 60_000
/** Deleting a thread can be taken back for as long. */
const KEPT_DELETED_MS = 10 * 60_000

/**
 * What goes on without a request: answers that a killed process left are marked, and words that wait in its threads are sent; unfinished
 * orders are finished, what the gateway told is worked on, who waits for an order hears of it, mails and the sandbox gateway's letters go out, deleted threads are swept, and
 * what is due is forgotten, at start and every so often, none waiting for another; what the first turn needs is made ready behind the
 * start, and a model service is probed. Ends the process with one clear sentence when it cannot start.
 */
export async function startBackgroundWork(): Promise<void> {
  const requests = watchRequests(log)
  const all = await servicesOrExit()
  shutDownOnSignals(all, { stopWork, requestsEnded: () => requests.ended().then(() => tracer().flush()) })
  const isAlone = all.environment.DATABASE_URL === undefined
  if (isAlone) await closeAllAnswers(all)
  startWork({
    orders: [() => resumeOrders(all), SWEEP_EVERY_MS],
    webhooks: [() => processWebhooks(all), SWEEP_EVERY_MS],
    mails: [() => deliverMails(all), SWEEP_EVERY_MS],
    'news of orders': [() => tellNewsOfOrders(all), NEWS_EVERY_MS],
    'sandbox letters': [async () => all.sandboxPostman?.deliverDue(), SWEEP_EVERY_MS],
    'interrupted answers': [() => closeDeadAnswers(all), CHAT_EVERY_MS],
    queue: [() => sendAllQueued(all), CHAT_EVERY_MS],
    'deleted threads': [() => all.threads.purge(new Date(all.clock().getTime() - KEPT_DELETED_MS)), PURGE_EVERY_MS],
    retention: [() => forgetDue(all), FORGET_EVERY_MS],
  })
  void probeModel(all, log)
  // Written now, the compiled code helps the next start even when this process is killed.
  void warmUp(all)
    .then(flushCompileCache)
    .then(() => warmThrough(all))
    .then(tidyUp)
}

/** Nobody else uses the embedded database: what is open in it was left by the process before this one. */
async function closeAllAnswers({ runStore, messages }: Services): Promise<void> {
  await runStore.endAll()
  await messages.closeInterrupted(() => false)
}

function tellNewsOfOrders(all: Services): Promise<number> {
  return tellNews({
    ...all,
    baseUrl: baseUrlOf(all),
    deskEmail: all.environment.CONTACT_EMAIL,
    report: ({ id, status, paymentStatus }) => log('error', 'order-waits-for-person', { orderId: id, status, paymentStatus }),
  })
}
