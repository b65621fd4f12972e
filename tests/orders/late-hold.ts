import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { Authorisation } from '@/lib/ports/payment-gateway'
import { processWebhooks } from '@/lib/workflows/orders/process-webhooks'
import type { OrderWorld } from './order-world'

const GIVEN_UP_AFTER_S = [120, 240, 480]

/**
 * A gateway whose line is dead: requests to hold an amount are on their way for as long as a test wants. `arrive` brings the first of them
 * there, and the event that tells of it; `heal` mends the line.
 */
export function withDeadLine(world: OrderWorld) {
  const { authorise } = world.deps.gateway
  const underway: Authorisation[] = []
  world.deps.gateway.authorise = async (request) => {
    underway.push(request)
    throw new OutsideFailure('sandbox', 'no answer')
  }
  return {
    heal: () => Object.assign(world.deps.gateway, { authorise }),
    arrive: async () => {
      const [first] = underway
      const answer = first && (await authorise(first))
      if (!first || !answer || 'decline' in answer) throw new Error('this hold should have been made')
      const { paymentId } = answer.payment
      await tellOf(world, { paymentId, orderId: first.orderId })
      return paymentId
    },
    giveUp: async () => {
      await world.buy()
      for (const seconds of GIVEN_UP_AFTER_S) await world.sweepAfter(seconds * 1_000)
      const order = await world.order()
      if (order?.paymentStatus !== 'failed') throw new Error('this order should have been given up')
      return order
    },
  }
}

/** The gateway's letter, kept and not yet worked on. */
export async function tellOf({ deps }: OrderWorld, { paymentId, orderId }: { paymentId: string; orderId: string }): Promise<void> {
  const type = 'payment_intent.amount_capturable_updated'
  await deps.webhooks.keep({ gateway: 'sandbox', eventId: `evt_${crypto.randomUUID()}`, type, paymentId, orderId }, deps.clock())
}

/** How many events were closed. */
export function listen({ deps }: OrderWorld): Promise<number> {
  return processWebhooks(deps)
}
