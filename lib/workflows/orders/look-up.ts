import type { SupplierBooking } from '../../ports/flight-supplier'
import type { OrderRow } from '../../ports/order-store'
import { callOutside } from './call-outside'
import { cancelHold } from './cancel-hold'
import { lastSentAt } from './last-sent-at'
import { type OrderDeps, paceOf, sleep } from './order-deps'
import { recordStep } from './record-step'
import { resumeLater } from './resume-later'
import { BOOKING_FAILED, takeBooking } from './take-booking'

const MINUTE_MS = 60_000
/** From then on a person looks, too. */
const UNCONFIRMED_MS = 30 * MINUTE_MS
const ASKED_AT_LEAST_EVERY_MS = MINUTE_MS
const REVIEWED_EVERY_MS = 10 * MINUTE_MS
/** A hold is let go so long before it ends by itself. */
const HOLD_MARGIN_MS = 24 * 60 * MINUTE_MS
/** The shortest that a bank holds an amount, for a gateway that does not say how long it does. */
const SHORTEST_HOLD_MS = 4 * 24 * 60 * MINUTE_MS

const STILL_CONFIRMING = 'We’re still confirming this booking with the airline. You won’t be booked twice.'
const HOLD_RELEASED =
  'The airline hasn’t told us whether it booked this trip. The hold on your card was released and nothing was charged. A person is looking into it and will write to you.'

/**
 * Nobody knows whether the supplier booked: looks up, and never sends the booking a second time. A few times at once, then ever more
 * seldom; after half an hour a person looks, too, and the hold is let go before it would run out.
 */
export async function lookUp(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const sentAt = (await lastSentAt(started, deps)) ?? started.createdAt
  const { order, found } = await ask(started, sentAt, deps)
  if (found && found.status !== 'pending') return takeBooking(order, found, 'look-up', deps)
  if (found === null) {
    const lastError = `${BOOKING_FAILED}. The airline didn’t take the booking.`
    return recordStep(order, { status: 'failed', lastError }, ['look-up', 'failed', 'no-booking'], deps)
  }
  const outcome = found?.status ?? 'no-answer'
  return order.status === 'needs_review' ? stayInReview(order, outcome, sentAt, deps) : stayUnconfirmed(order, outcome, sentAt, deps)
}

/** The last answer: null when the supplier has no booking, undefined when it did not say. */
async function ask(
  started: OrderRow,
  sentAt: Date,
  deps: OrderDeps,
): Promise<{ order: OrderRow; found: SupplierBooking | null | undefined }> {
  let order = started
  let found: SupplierBooking | null | undefined
  for (const delayMs of await delaysOf(started, deps)) {
    order = await recordStep(order, {}, ['look-up', 'started'], deps)
    await sleep(delayMs)
    const called = await callOutside(() => deps.supplier.findBooking(order.id, sentAt), [])
    found = 'failure' in called ? undefined : called.answer
    if (found && found.status !== 'pending') break
  }
  return { order, found }
}

/** The first time somebody waits for the answer; after that it is looked up once per sweep. */
async function delaysOf(order: OrderRow, deps: OrderDeps): Promise<number[]> {
  const steps = await deps.orders.listSteps(order.id, order.userId)
  const wasLookedUp = steps.some(({ step, state }) => step === 'look-up' && state === 'failed')
  return wasLookedUp || order.status === 'needs_review' ? [0] : paceOf(deps).lookUpDelaysMs
}

async function stayUnconfirmed(order: OrderRow, outcome: string, sentAt: Date, deps: OrderDeps): Promise<OrderRow> {
  const reviewAt = sentAt.getTime() + UNCONFIRMED_MS
  if (deps.clock().getTime() < reviewAt) {
    const later = await resumeLater(order, 'look-up', deps, ASKED_AT_LEAST_EVERY_MS)
    return recordStep(order, { resumeAt: earlier(later, reviewAt) }, ['look-up', 'failed', outcome], deps)
  }
  const resumeAt = nextReview(order, sentAt, deps)
  return recordStep(order, { status: 'needs_review', lastError: STILL_CONFIRMING, resumeAt }, ['look-up', 'failed', outcome], deps)
}

async function stayInReview(order: OrderRow, outcome: string, sentAt: Date, deps: OrderDeps): Promise<OrderRow> {
  if (deps.clock().getTime() < releaseAt(order, sentAt)) {
    return recordStep(order, { resumeAt: nextReview(order, sentAt, deps) }, ['look-up', 'failed', outcome], deps)
  }
  const looked = await recordStep(order, { lastError: HOLD_RELEASED }, ['look-up', 'failed', outcome], deps)
  return cancelHold(looked, deps)
}

function nextReview(order: OrderRow, sentAt: Date, deps: OrderDeps): Date {
  return earlier(new Date(deps.clock().getTime() + REVIEWED_EVERY_MS), releaseAt(order, sentAt))
}

function releaseAt({ captureBefore }: OrderRow, sentAt: Date): number {
  const endsAt = captureBefore === null ? sentAt.getTime() + SHORTEST_HOLD_MS : Date.parse(captureBefore)
  return endsAt - HOLD_MARGIN_MS
}

function earlier(at: Date, than: number): Date {
  return at.getTime() < than ? at : new Date(than)
}
