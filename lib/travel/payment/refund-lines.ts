import type { Fare } from '../flights/offer-schema'
import { type FlightSearch, sliceLabel } from '../flights/search'
import { addMoney, formatMoney, type Money, multiplyMoney, subtractMoney, zeroMoney } from '../money'
import type { PickedFlight } from '../trip/trip'
import type { OrderCancellation } from './cancellation-schema'
import { roundUpToPayable } from './payable-amount'
import type { Quote } from './quote-schema'

/** One thing that was paid for: how much of it comes back, and why not more. The lines add up to what was paid and to the refund. */
export type RefundLine = { what: string; paid: Money; back: Money; why: string }

type Bought = { search: FlightSearch; picks: PickedFlight[]; quote: Pick<Quote, 'ancillaries' | 'serviceFee' | 'total'> }

const KINDS = { seats: 'Seats', bags: 'Bags', meals: 'Meals', extras: 'Extras' }

/**
 * A quoted refund line by line, by the terms that each fare was sold under. A supplier names one sum: the lines are given only where the
 * terms lead to exactly that sum, with the airport taxes of a fare that isn't refundable returned or kept; null where they do not, as
 * then the airline reckons otherwise.
 */
export function refundLines(
  { search, picks, quote }: Bought,
  { refund, refundBy }: Pick<OrderCancellation, 'refund' | 'refundBy'>,
): RefundLine[] | null {
  if (!refund || refundBy !== 'card' || refund.currency !== quote.total.currency) return null
  const fares = picks.flatMap(({ fare }, sliceIndex) =>
    fare ? [{ fare, what: `${sliceLabel(search.tripType, sliceIndex)} · ${fare.brand}` }] : [],
  )
  if (fares.length < picks.length) return null
  const besides = [
    ...quote.ancillaries.map(({ kind, total }) => ({ what: KINDS[kind], paid: total })),
    { what: 'Service fee', paid: quote.serviceFee },
  ].filter(({ paid }) => paid.amountMinor > 0)

  if (refund.amountMinor === quote.total.amountMinor) {
    const all = [...fares.map(({ fare, what }) => ({ what, paid: paidFor(fare) })), ...besides]
    return addingUp(
      all.map((line) => ({ ...line, back: line.paid, why: '' })),
      quote.total,
      refund,
    )
  }
  const kept = besides.map((line) => ({ ...line, back: zeroMoney(refund.currency), why: 'Not refunded.' }))
  for (const ofFares of everyWay(fares.map(({ fare, what }) => waysOf(fare).map((way) => ({ what, paid: paidFor(fare), ...way }))))) {
    const lines = addingUp([...ofFares, ...kept], quote.total, refund)
    if (lines) return lines
  }
  return null
}

function addingUp(lines: RefundLine[], paid: Money, refund: Money): RefundLine[] | null {
  const sum = (amounts: Money[]) => addMoney(zeroMoney(paid.currency), ...amounts)
  const isWhole = sum(lines.map((line) => line.paid)).amountMinor === paid.amountMinor
  const back = sum(lines.map((line) => line.back))
  return isWhole && roundUpToPayable(back).amountMinor === roundUpToPayable(refund).amountMinor ? lines : null
}

function paidFor({ passengerFares, total }: Fare): Money {
  return addMoney(zeroMoney(total.currency), ...passengerFares.map(ofAll))
}

function ofAll({ type, count, total }: Fare['passengerFares'][number]): Money {
  return type === 'everyone' ? total : multiplyMoney(total, count)
}

/** What may come back of one fare by its terms; a fare that says nothing of it leads nowhere. */
function waysOf(fare: Fare): Pick<RefundLine, 'back' | 'why'>[] {
  const { refund, passengerFares, total } = fare
  const none = zeroMoney(total.currency)
  if (refund.allowed === null || (refund.allowed && !refund.penalty)) return []
  if (refund.allowed && refund.penalty) {
    const { penalty } = refund
    if (penalty.amountMinor === 0) return [{ back: paidFor(fare), why: 'Refundable in full, as your fare says.' }]
    const each = passengerFares.map((share) => ofAll({ ...share, total: lessPenalty(share, penalty) }))
    return [{ back: addMoney(none, ...each), why: `Refundable less ${formatMoney(penalty)} per traveller, as your fare says.` }]
  }
  const taxes = passengerFares.map((share) => ofAll({ ...share, total: share.taxes ?? none }))
  return [
    { back: none, why: 'Not refundable, as your fare says.' },
    { back: addMoney(none, ...taxes), why: 'Not refundable, as your fare says; only the airport taxes come back.' },
  ]
}

function lessPenalty({ total, type, count }: Fare['passengerFares'][number], penalty: Money): Money {
  const whole = type === 'everyone' ? multiplyMoney(penalty, count) : penalty
  return total.amountMinor > whole.amountMinor ? subtractMoney(total, whole) : zeroMoney(total.currency)
}

/** Every choice of one way per fare. */
function everyWay<Way>([first, ...rest]: Way[][]): Way[][] {
  if (!first) return [[]]
  return first.flatMap((way) => everyWay(rest).map((others) => [way, ...others]))
}
