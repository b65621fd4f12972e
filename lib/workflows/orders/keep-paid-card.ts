import type { OrderRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { MOST_SAVED_CARDS } from '../../travel/payment/saved-card'
import type { OrderDeps } from './order-deps'

/**
 * Keeps the card that has just paid, where its owner wanted that and the gateway can charge it another time. Done before the charge is
 * written down, and once however often it is done. A full wallet stays as it is.
 */
export async function keepPaidCard({ userId, keepCard }: OrderRow, { savedCard }: GatewayPayment, deps: OrderDeps): Promise<void> {
  if (keepCard && savedCard) await deps.savedCards?.add(userId, savedCard, MOST_SAVED_CARDS)
}
