import { after } from 'next/server'
import { json, readText, signedRoute } from '@/app/api/respond'
import { logFailure } from '@/app/process/log-failure'
import { runOnceMore } from '@/app/process/run-once-more'
import { AppError, notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { processWebhooks } from '@/lib/workflows/orders/process-webhooks'

const MOST_EVENT_BYTES = 256 * 1024
// Each run takes all events that wait: a shower of them needs no run each.
const workOnEvents = runOnceMore(processWebhooks)

/**
 * What the card gateway tells us. An event is kept before it is acknowledged, and worked on after that: what a killed process left is done by
 * the sweeper. Its limits are its size and its signature; none on how often, since an event that is turned away may not come again.
 */
export const POST = signedRoute(async (request, context: RouteContext<'/api/webhooks/[gateway]'>) => {
  const all = await services()
  const { gateway, webhooks, clock } = all
  if ((await context.params).gateway !== gateway.name) throw notFound()
  const body = await readText(request, MOST_EVENT_BYTES)
  const event = gateway.readWebhook({ body, signature: request.headers.get(`${gateway.name}-signature`), now: clock() })
  if (!event) throw new AppError('bad_request', 'This event isn’t signed by our gateway, or it’s too old. We didn’t take it.')
  const isNew = await webhooks.keep({ ...event, gateway: gateway.name }, clock())
  if (isNew) after(() => workOnEvents(all).catch((error: unknown) => logFailure('webhooks', error)))
  return json({ received: true })
})
