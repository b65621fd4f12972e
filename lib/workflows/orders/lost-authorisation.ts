import type { OrderRow, OrderStepRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { callOutside } from './call-outside'
import { type OrderDeps, paceOf } from './order-deps'
import { stepKey } from './record-step'

const MINUTE_MS = 60_000
/** Gateways forget their keys after a day: what was sent before is never sent again. */
const KEY_MS = 24 * 60 * MINUTE_MS
const PATIENCE_MS = 2 * MINUTE_MS
/** So long after the last request nothing of it is on its way any more: a payment that is not there will not come. */
const QUIET_MS = MINUTE_MS
const SENT_BLINDLY = 2
const FEWEST_TRIES = 3

type Lost = 'send' | 'give-up' | { found: GatewayPayment } | { waitFor: string }

/**
 * What became of an authorisation that was sent before and never answered, `tried` being its steps so far. It is sent again under its
 * key for a while; from the third time on, and always after a day, the gateway is asked first whether it made a payment of it. Given
 * up is only what provably made none, so that no hold is left behind.
 */
export async function lookForLost(order: OrderRow, tried: OrderStepRow[], deps: OrderDeps): Promise<Lost> {
  const sent = tried.filter(({ state }) => state === 'started')
  const [first, last] = [sent[0], tried.at(-1)]
  if (!first || !last) return 'send'
  const now = deps.clock().getTime()
  const sinceFirstMs = now - first.at.getTime()
  const isKeyForgotten = sinceFirstMs >= KEY_MS
  if (sent.length < SENT_BLINDLY && !isKeyForgotten) return 'send'
  const request = { orderId: order.id, userId: order.userId, key: stepKey(order, 'authorise') }
  const called = await callOutside(() => deps.gateway.findPayment(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return { waitFor: called.failure.message }
  if (called.answer) return { found: called.answer }
  const isQuiet = now - last.at.getTime() >= QUIET_MS
  if (isKeyForgotten) return isQuiet ? 'give-up' : { waitFor: 'still under way' }
  return sent.length >= FEWEST_TRIES && sinceFirstMs >= PATIENCE_MS && isQuiet ? 'give-up' : 'send'
}
