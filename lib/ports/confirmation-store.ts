import type { Money } from '../travel/money'
import type { Quote } from '../travel/payment/quote-schema'

/** One-time permission to buy: user, thread, quote, amount, expiry. */
export type ConfirmationRow = {
  id: string
  userId: string
  threadId: string
  quote: Quote
  tripVersion: number
  amount: Money
  expiresAt: Date
  orderId: string | null
}
export type ConfirmationStore = {
  create(confirmation: Omit<ConfirmationRow, 'orderId'>): Promise<void>
  find(id: string, userId: string): Promise<ConfirmationRow | null>
  /** Binds an unused confirmation to an order; false when it was used already. */
  use(id: string, userId: string, orderId: string): Promise<boolean>
}
