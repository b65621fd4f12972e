import type { NextEvent } from '../../travel/trip/order-timeline'
import type { OrderRecord } from './order-view'

/** What happens next to an order, and by when; null when nothing does. */
export function nextEvent(_record: OrderRecord): NextEvent | null {
  return null
}
