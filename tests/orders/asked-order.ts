import type { Database } from '@/lib/adapters/database/database'
import { visa } from '@/lib/adapters/database/testing-samples'
import { createSandboxBank } from '@/lib/adapters/payments/sandbox/sandbox-bank'
import type { CardToken } from '@/lib/travel/payment/billing'
import { openOrderWorld } from './order-world'

/** A card whose bank asks its customer before it holds the money. */
export const asking: CardToken = { ...visa, token: 'tok_sandbox_asks', last4: '3220' }

/** An order that waits for its owner to answer the sandbox bank. */
export async function openAskedOrder(db: Database) {
  const world = await openOrderWorld(db)
  const bank = createSandboxBank(db, world.deps.clock)
  const order = await world.buy(asking)
  const { paymentId } = order
  if (!paymentId) throw new Error('nothing is asked about this order')
  const { userId } = world
  return {
    ...world,
    of: { orderId: order.id, userId },
    paymentId,
    answerBank: (answer: 'complete' | 'fail') => bank.answerCheck({ paymentId, userId, answer }),
    payments: async () =>
      (await world.deps.orders.listPayments(order.id, userId)).map(({ status, amount }) => `${status} ${amount.amountMinor}`),
  }
}
