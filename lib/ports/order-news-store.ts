import type { OrderRow } from './order-store'

/** Orders about which their owner is to hear by mail: what is still to be paid, what a person looks into, what came to nothing after that. */
export type OrderNewsStore = {
  /** Those that came to stand so between `from` and `to` and of which no mail under `newsKey` (lib/workflows/orders/order-news.ts) is written. */
  listUntold(from: Date, to: Date, limit: number): Promise<OrderRow[]>
}
