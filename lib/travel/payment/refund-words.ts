import { formatMoney, type Money } from '../money'
import type { OrderCancellation } from './cancellation-schema'
import { refundOf } from './refund-of'

type Quoted = Pick<OrderCancellation, 'refund' | 'refundBy' | 'refundTo'>

/** What cancelling would bring, before it is done. */
export function quotedRefundWords(paid: Money, { refund, refundBy, refundTo }: Quoted): string {
  const amount = refundOf(paid, { refund, refundBy })
  if (amount === 'unknown') return 'The airline does not say beforehand how much comes back. It may be nothing.'
  if (amount !== 'nothing') return `${formatMoney(amount)} of ${formatMoney(paid)} goes back to ${refundTo}.`
  if (refund && refund.amountMinor > 0) return `${formatMoney(refund)} comes back as ${refundTo}, from the airline itself.`
  return `Nothing of the ${formatMoney(paid)} comes back${reasonOf(refundTo)}.`
}

/** What became of the money of a booking that is cancelled. */
export function refundWords(paid: Money, { refund, refundBy, refundTo }: Quoted, standing: 'refunding' | 'refunded' | 'in-review'): string {
  const amount = refundOf(paid, { refund, refundBy })
  if (standing === 'in-review' || amount === 'unknown') return 'What comes back is being checked by hand; we write to you.'
  if (amount !== 'nothing') {
    return standing === 'refunded'
      ? `${formatMoney(amount)} went back to ${refundTo}. Banks mostly show it within 5 to 10 days.`
      : `${formatMoney(amount)} is on its way back to ${refundTo}.`
  }
  if (refund && refund.amountMinor > 0) return `The airline gives ${formatMoney(refund)} back as ${refundTo}.`
  return `Nothing comes back${reasonOf(refundTo)}.`
}

/** Where a supplier says why nothing comes back, its reason; else the plain one. */
function reasonOf(refundTo: string): string {
  const reason = /: nothing, (as .+)$/.exec(refundTo)?.[1]
  return reason ? `, ${reason}` : ': these fares give no money back'
}
