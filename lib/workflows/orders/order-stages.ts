import type { OrderStage } from '../../travel/trip/order-timeline'
import type { OrderRecord } from './order-view'

/** The order's stages as its journal tells them, in the order in which they happen. */
export function orderStages(_record: OrderRecord): OrderStage[] {
  return []
}
