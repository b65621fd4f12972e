import type { OrderRow, OrderStepRow } from '../../ports/order-store'
import { cardName } from '../../travel/payment/saved-card'
import type { OrderStage } from '../../travel/trip/order-timeline-schema'

/** The first of these steps that was begun; null when none was. */
export function begunAt(steps: OrderStepRow[], ...names: string[]): string | null {
  return instant(steps.find(({ step, state }) => names.includes(step) && state === 'started'))
}

/** The last of these steps that ended so; null when none did. */
export function endedAt(steps: OrderStepRow[], state: 'succeeded' | 'failed', ...names: string[]): string | null {
  return instant(steps.findLast((entry) => names.includes(entry.step) && entry.state === state))
}

/** How often the outside was asked and did not say; a fault of our own is none of its silence. */
export function timesUnanswered(steps: OrderStepRow[], ...names: string[]): number {
  return steps.filter(({ step, state, outcome }) => names.includes(step) && state === 'failed' && outcome !== 'unexpected-error').length
}

/** "The airline has not answered yet; asked 4 times."; null while it was not asked in vain. */
export function unansweredNote(who: 'The airline' | 'Your bank', times: number): string | null {
  return times === 0 ? null : `${who} hasn’t answered yet; asked ${timesWords(times)}.`
}

/** "once", "twice", "3 times" */
export function timesWords(times: number): string {
  return times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`
}

/** "Visa ending 4242", or what can be said without a card. */
export function cardOf({ card }: Pick<OrderRow, 'card'>): string {
  return card ? cardName(card) : 'your card'
}

/** Why an order failed, without the name of the call that did, and without what is still to be done about it. */
export function reasonOf({ lastError }: Pick<OrderRow, 'lastError'>): string | null {
  return lastError?.replace(/^[\w ]+ API failed\.?\s*/, '').replace(/ Your trip is booked, reference .*$/, '') || null
}

/** Notes that there are, one after the other; null when there is none. */
export function notes(...told: (string | null)[]): string | null {
  return told.filter((note) => note !== null).join(' ') || null
}

/** What has not begun. */
export function toCome(stage: OrderStage['stage'], note: string | null = null): OrderStage {
  return { stage, state: 'to-come', at: null, note }
}

function instant(entry: OrderStepRow | undefined): string | null {
  return entry?.at.toISOString() ?? null
}
