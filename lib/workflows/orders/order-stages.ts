import type { OrderRecord } from '../../ports/order-store'
import type { OrderStage } from '../../travel/trip/order-timeline-schema'
import { airlineStages } from './airline-stages'
import { chargeStage, releaseStage, returnStages } from './charge-stages'
import { holdStages } from './hold-stages'
import { isPaidAfterBooking } from './order-attempt'

/**
 * The order's stages as its journal, its payments and its state tell them, in the order in which they happen: of the latest try to pay
 * only. Nothing is guessed: an instant that was not written down is null.
 */
export function orderStages(record: OrderRecord): OrderStage[] {
  const [holds, airline] = [holdStages(record), airlineStages(record)]
  const way = [...(isPaidAfterBooking(record) ? [...airline, ...holds] : [...holds, ...airline]), chargeStage(record)]
  const release = releaseStage(record)
  return [
    ...(hasStopped(record) ? way.filter(({ state }) => state !== 'to-come') : way),
    ...(release ? [release] : []),
    ...returnStages(record),
  ]
}

/** This try has come to its end without a booking, or nobody but a person goes on with it: what had not begun does not come. */
function hasStopped({ order: { status, paymentStatus } }: OrderRecord): boolean {
  if (status === 'failed' || status === 'price_changed') return true
  return (status === 'idle' && paymentStatus === 'failed') || (status === 'needs_review' && paymentStatus !== 'authorised')
}
