import type { Clock } from '@/lib/ports/clock'
import { type Attempts, isStillOpen } from './attempts'
import type { DuffelClient } from './client/duffel-client'
import { DuffelFailure, STILL_WORKING } from './client/failure'
import type { Deadlines } from './deadlines'
import { type DuffelOrder, findInPage } from './schemas/order'

const PAGE_SIZE = 200
const MOST_PAGES = 50

export type OrderDeps = { client: DuffelClient; deadlines: Deadlines; clock: Clock; attempts: Attempts }

/**
 * Duffel cannot search by our reference, so its list of orders is read until the order is found or the list ends. Null only when
 * the whole list was read and nothing under this reference is still on its way; otherwise throws `DuffelFailure`. `sentAt` is when
 * the order was sent, also by a process that is no more.
 */
export async function findOrder(
  reference: string,
  { client, deadlines, clock, attempts }: OrderDeps,
  sentAt?: Date,
): Promise<DuffelOrder | null> {
  // Looked at first: what ends while the list is read may be missing from it.
  const isOpen = attempts.isOpen(reference, clock()) || (sentAt !== undefined && isStillOpen(sentAt, clock()))
  const until = performance.now() + deadlines.lookUpMs
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const deadlineMs = Math.min(deadlines.readMs, until - performance.now())
    const cursor: { after?: string } = after ? { after } : {}
    const read: { order: DuffelOrder | null; after: string | null } = await client(
      { name: 'list orders', deadlineMs, isRead: true },
      (duffel) => duffel.orders.list({ limit: PAGE_SIZE, ...cursor }),
      (answer) => ({ order: findInPage(answer.data, reference), after: answer.after }),
    )
    if (read.order) return read.order
    if (!read.after) {
      if (isOpen) throw new DuffelFailure('deadline', {}, STILL_WORKING)
      return null
    }
    after = read.after
  }
  throw new DuffelFailure('too-large', {}, 'There are more bookings than can be looked through.')
}
