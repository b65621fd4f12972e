import type { Money } from '../money'
import type { OrderCancellation } from './cancellation-schema'
import { roundUpToPayable } from './payable-amount'

/**
 * What we give back on the card: what the airline gives back, in steps that a card can be given, never more than was taken. `nothing` where it gives nothing, or gives it
 * itself; `unknown` where it has not said how much or where to, or said it in a currency that was never paid in.
 */
export function refundOf(
  captured: Money,
  { refund, refundBy }: Pick<OrderCancellation, 'refund' | 'refundBy'>,
): Money | 'nothing' | 'unknown' {
  if (refund === null) return 'unknown'
  // A voucher or a credit is the airline's own paper: paying it out on the card as well would pay it twice.
  if (refund.amountMinor <= 0 || refundBy === 'airline') return 'nothing'
  if (refund.currency !== captured.currency || refundBy !== 'card') return 'unknown'
  return { ...captured, amountMinor: Math.min(roundUpToPayable(refund).amountMinor, captured.amountMinor) }
}
