import type { OrderRow } from '../../ports/order-store'
import { callOutside } from './call-outside'
import { type OrderDeps, paceOf } from './order-deps'
import { receiptOf } from './receipt'
import { recordStep } from './record-step'

/** The last step: a mail that cannot be sent does not keep a booked and paid order from its end. */
export async function sendReceipt(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, {}, ['send-receipt', 'started'], deps)
  const called = await callOutside(() => deps.mail.send(receiptOf(order)), paceOf(deps).retryDelaysMs)
  const came = 'failure' in called ? (['failed', called.failure.message] as const) : (['succeeded'] as const)
  return recordStep(order, { status: 'success', lastError: null }, ['send-receipt', ...came], deps)
}
