import { formatMoney, type Money } from '../money'
import type { OrderCancellation } from './cancellation-schema'
import { refundOf } from './refund-of'

type Quoted = Pick<OrderCancellation, 'refund' | 'refundBy' | 'refundTo'>

/** What cancelling would bring, before it is done. */
export function quotedRefundWords(paid: Money, { refund, refundBy, refundTo }: Quoted): string {
  const amount = refundOf(paid, { refund, refundBy })
  if (amount === 'unknown') return 'The airline doesn’t say in advance how much it refunds. It may be nothing.'
  if (amount !== 'nothing') return `You’ll get ${formatMoney(amount)} of ${formatMoney(paid)} back to ${refundTo}.`
  if (refund && refund.amountMinor > 0) return `You’ll get ${formatMoney(refund)} back as ${refundTo}, from the airline itself.`
  return `You won’t get any of the ${formatMoney(paid)} back${reasonOf(refundTo)}.`
}

/** What became of the money of a booking that is cancelled. */
export function refundWords(paid: Money, { refund, refundBy, refundTo }: Quoted, standing: 'refunding' | 'refunded' | 'in-review'): string {
  const amount = refundOf(paid, { refund, refundBy })
  if (standing === 'in-review' || amount === 'unknown') return 'We’re checking your refund by hand and will write to you.'
  if (amount !== 'nothing') {
    return standing === 'refunded'
      ? `${formatMoney(amount)} went back to ${refundTo}. Banks usually show it within 5 to 10 days.`
      : `${formatMoney(amount)} is on its way back to ${refundTo}.`
  }
  if (refund && refund.amountMinor > 0) return `The airline is giving you ${formatMoney(refund)} back as ${refundTo}.`
  return `There’s no refund${reasonOf(refundTo)}.`
}

/** Where a supplier says why nothing comes back, its reason; else the plain one. */
function reasonOf(refundTo: string): string {
  const reason = /: nothing, (as .+)$/.exec(refundTo)?.[1]
  return reason ? `, ${reason}` : ': these fares give no money back'
}
