import { addMoney, type Money, multiplyMoney } from '@/lib/travel/money'
import type { RefundFacts, SandboxBooking } from './sandbox-bookings'

const FREE_MS = 24 * 3_600_000
const CARD = 'the card you paid with'

export type Refund = { refund: Money | null; refundTo: string }

/**
 * What giving a booking back brings at an instant. Seats, bags and the like are not given back, nor is our fee, but extra seats are, as
 * the fares; within the free day
 * everything is. Null where the airline does not say.
 */
export function refundOf({ total, refundFacts }: Pick<SandboxBooking, 'total' | 'refundFacts'>, at: Date): Refund {
  if (!refundFacts) return { refund: null, refundTo: `${CARD}, once the airline has said how much` }
  if (refundFacts.isFreeForOneDay && at.getTime() - Date.parse(refundFacts.bookedAt) <= FREE_MS) {
    return { refund: total, refundTo: `${CARD}: all of it, as this is within 24 hours of booking` }
  }
  const covered = coveredRefund(refundFacts, total)
  const regular = regularRefund(refundFacts, total)
  if (covered && (!regular.refund || covered.amountMinor >= regular.refund.amountMinor)) {
    return { refund: covered, refundTo: `${CARD}: ${refundFacts.coveredShare * 100} % of the fares, by your cancellation cover` }
  }
  return regular
}

function regularRefund({ fares }: RefundFacts, total: Money): Refund {
  let sum: Money = { ...total, amountMinor: 0 }
  const isUnknown = fares.some(({ refund }) => refund.allowed === null || (refund.allowed && refund.penalty === null))
  if (isUnknown) return { refund: null, refundTo: `${CARD}, once the airline has said how much` }
  for (const { refund, returnsTaxes, passengers } of fares) {
    for (const { count, paid, taxes } of passengers) {
      const penalty = refund.penalty?.amountMinor ?? 0
      const each = refund.allowed ? Math.max(0, paid.amountMinor - penalty) : returnsTaxes ? taxes.amountMinor : 0
      sum = addMoney(sum, multiplyMoney({ ...paid, amountMinor: each }, count))
    }
  }
  return { refund: sum, refundTo: `${CARD}${describeParts(fares)}` }
}

/** Which part comes back, where that is not the fare. */
function describeParts(fares: RefundFacts['fares']): string {
  const kept = fares.filter(({ refund }) => !refund.allowed)
  if (kept.length === 0) return ''
  const some = kept.length < fares.length
  if (kept.every(({ returnsTaxes }) => returnsTaxes)) {
    return some ? ': of the non-refundable fare only the airport taxes' : ': only the airport taxes, as the fare is not refundable'
  }
  if (kept.some(({ returnsTaxes }) => returnsTaxes)) return ': of the non-refundable fares only some airport taxes'
  return some ? ': nothing for the non-refundable fare' : ': nothing, as the fare is not refundable and this airline keeps the taxes'
}

function coveredRefund({ coveredShare, fares }: RefundFacts, total: Money): Money | null {
  if (coveredShare === 0) return null
  const paid = fares.flatMap(({ passengers }) => passengers.map((passenger) => passenger.count * passenger.paid.amountMinor))
  return { ...total, amountMinor: Math.floor(paid.reduce((sum, amount) => sum + amount, 0) * coveredShare) }
}
