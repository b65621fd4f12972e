import { eq } from 'drizzle-orm'
import { confirmations, sandboxPayments } from '@/lib/adapters/database/schema'
import type { SupplierBooking } from '@/lib/ports/flight-supplier'
import type { OrderRow } from '@/lib/ports/order-store'
import { nextOrderStep } from '@/lib/states/next-order-step'
import { viewOrder } from '@/lib/workflows/orders/order-view'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import type { OrderWorld } from './order-world'

type BankPayment = typeof sandboxPayments.$inferSelect

const HOLD_MS = 30 * 60_000

/**
 * What must be true of a world's airline, bank and orders at any moment, whatever was killed before: I1 to I7 of the design. A sentence
 * for each one that is broken.
 */
export async function brokenInvariants(world: OrderWorld): Promise<string[]> {
  const { deps, userId, supplier } = world
  const orders = await deps.orders.list(userId)
  const broken: string[] = []
  for (const order of orders) {
    const booked = supplier.booked.filter(({ reference }) => reference === order.id)
    const payments = await world.db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, order.id))
    broken.push(
      ...checkBookings(order, booked, payments),
      ...checkHolds(order, payments, deps.clock()),
      ...(await checkLedger(order, payments, world)),
      ...(await checkConfirmation(order, payments, world)),
    )
  }
  return [...broken, ...(await checkThread(orders, world))]
}

function checkBookings(order: OrderRow, booked: SupplierBooking[], payments: BankPayment[]): string[] {
  const broken: string[] = []
  const live = booked.filter(({ status }) => status !== 'cancelled').length
  const charged = payments.filter(({ status }) => status === 'succeeded').length
  const isGivenBack = order.status === 'cancelling' || order.status === 'cancelled'
  const isOwed = order.status === 'payment_due' || order.status === 'needs_review'
  if (booked.length > 1) broken.push(`I1: ${order.id} was booked ${booked.length} times`)
  if (charged > 1) broken.push(`I2: ${order.id} was charged ${charged} times`)
  if (charged > 0 && live !== 1 && !isGivenBack) broken.push(`I2: ${order.id} was charged and has ${live} bookings`)
  const isEnd = nextOrderStep(order) === null
  if (isEnd && live > 0 && charged === 0 && !isOwed) broken.push(`I3: ${order.id} is booked, ${order.status} and not charged`)
  if (order.status === 'success' && live !== 1) broken.push(`I3: ${order.id} is a success with ${live} bookings`)
  return broken
}

function checkHolds(order: OrderRow, payments: BankPayment[], now: Date): string[] {
  const open = payments.filter(
    ({ status, captureBefore }) => ['requires_capture', 'requires_action'].includes(status) && captureBefore > now,
  )
  const isEnd = nextOrderStep(order) === null
  return open
    .filter(({ createdAt }) => isEnd || (order.status !== 'needs_review' && now.getTime() - createdAt.getTime() > HOLD_MS))
    .map(({ id, status }) => `I4: ${order.id} is ${order.status} ${order.paymentStatus} and leaves ${id} ${status}`)
}

async function checkLedger(order: OrderRow, payments: BankPayment[], { deps, userId }: OrderWorld): Promise<string[]> {
  const charged = payments.reduce((sum, { capturedMinor, refundedMinor }) => sum + capturedMinor - refundedMinor, 0)
  const told = (await viewOrder(order, deps.orders)).charged.amountMinor
  const broken = charged === told ? [] : [`I5: ${order.id} was charged ${charged}, and its owner is told ${told}`]
  if (nextOrderStep(order) !== null) return broken
  for (const { paymentId, status } of await deps.orders.listPayments(order.id, userId)) {
    const real = await deps.gateway.retrieve(paymentId)
    const isGone = status === 'requires_capture' && real.status === 'canceled'
    if (real.status !== status && !isGone) broken.push(`I5: ${paymentId} is ${real.status}, and the ledger says ${status}`)
  }
  return broken
}

async function checkConfirmation(order: OrderRow, payments: BankPayment[], { db, userId }: OrderWorld): Promise<string[]> {
  const broken: string[] = []
  const [used] = await db.select().from(confirmations).where(eq(confirmations.id, order.confirmationId))
  if (used?.userId !== userId || used.threadId !== order.threadId) broken.push(`I6: ${order.id} is paid by somebody else’s press`)
  if (used?.orderId && used.orderId !== order.id) broken.push(`I6: the press of ${order.id} made ${used.orderId}, too`)
  if (payments.length > order.authoriseNumber) {
    broken.push(`I6: ${order.id} has ${payments.length} payments of ${order.authoriseNumber} presses`)
  }
  return broken
}

async function checkThread(orders: OrderRow[], { deps, userId, threadId }: OrderWorld): Promise<string[]> {
  const live = await loadLiveTrip(threadId, userId, deps)
  const shown = orders.find(({ id }) => id === live?.order?.orderId)
  if (!live?.order) return orders.length === 0 ? [] : ['I7: the thread does not know its order']
  if (!shown) return ['I7: the thread shows an order that does not exist']
  const { status, paymentStatus, bookingReference } = live.order
  const isSame = status === shown.status && paymentStatus === shown.paymentStatus && bookingReference === shown.bookingReference
  return isSame ? [] : [`I7: the thread says ${status} ${paymentStatus}, the order is ${shown.status} ${shown.paymentStatus}`]
}
