import type { OrderRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { MOST_SAVED_CARDS } from '../../travel/payment/saved-card'
import { callOutside } from './call-outside'
import { type OrderDeps, paceOf } from './order-deps'

/**
 * Keeps the card that has just paid, where its owner wanted that and the gateway can charge it another time. Done before the charge is
 * written down, and once however often it is done. A full wallet stays as it is.
 * What the wallet did not take is forgotten at the gateway, too: nobody would find it there. One that is silent is not waited for.
 */
export async function keepPaidCard({ userId, keepCard }: OrderRow, { savedCard }: GatewayPayment, deps: OrderDeps): Promise<void> {
  if (!keepCard || !savedCard || !deps.savedCards) return
  const { token } = savedCard
  const kept = await deps.savedCards.add(userId, savedCard, MOST_SAVED_CARDS)
  if (kept?.card.token !== token) await callOutside(() => deps.gateway.forgetCard({ userId, token }), paceOf(deps).retryDelaysMs)
}
