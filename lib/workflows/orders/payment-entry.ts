import type { OrderRow, PaymentEntry } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'

/** A gateway's answer as the order's ledger of payments keeps it. */
export function paymentEntry(
  { paymentId, status, amount, refunded, captureBefore }: GatewayPayment,
  { name: gateway }: { name: string },
): PaymentEntry {
  return { paymentId, gateway, status, amount, refunded, captureBefore }
}

/** The payment of the order's latest authorisation. Throws for an order that was never authorised. */
export function paymentOf(order: Pick<OrderRow, 'paymentId'>): string {
  if (!order.paymentId) throw new Error('this order has no payment')
  return order.paymentId
}
