import { collectFacts, type Facts } from './facts'
import type { HistoryEntry, OrderFacts } from './history-schema'

/** What must never be, by the invariants of the order's design. */
export const RULES = {
  'I1 double bookings': doubleBookings,
  'I2 double charges': doubleCharges,
  'I2 charged without booking': chargedWithoutBooking,
  'I3 booked without charge': bookedWithoutCharge,
  'I4 dangling holds': danglingHolds,
  'I5 charges that the thread tells otherwise': misreportedCharges,
  'I6 confirmations with two orders': reusedConfirmations,
  'I7 thread and order differ': differingThreads,
  'I7 answers that did not stay true': brokenPromises,
  'clients without a final answer': unansweredClients,
} satisfies Record<string, (facts: Facts) => string[]>
export type RuleName = keyof typeof RULES

export type Verdict = {
  clients: number
  orders: number
  kills: number
  endings: Record<string, number>
  findings: Record<RuleName, string[]>
}

/** Whose money or booking may wait for a person. */
const WAITS_FOR_A_PERSON = ['needs_review', 'payment_due']
const IS_HELD = ['requires_capture', 'requires_action', 'processing']

/** Reads nothing but the history: what clients did and were told, and what the outside has in its books at the end. */
export function checkHistory(entries: HistoryEntry[]): Verdict {
  const facts = collectFacts(entries)
  const names = Object.keys(RULES) as RuleName[]
  const findings = Object.fromEntries(names.map((name) => [name, RULES[name](facts)])) as Verdict['findings']
  const endings: Record<string, number> = {}
  for (const { left } of facts.clients) {
    const ending = left?.order ? `${left.order.status}/${left.order.paymentStatus}` : 'no order'
    endings[ending] = (endings[ending] ?? 0) + 1
  }
  return { clients: facts.clients.length, orders: facts.ownerOf.size, kills: facts.kills, endings, findings }
}

/** How many findings there are in all. */
export function countFindings({ findings }: Verdict): number {
  return Object.values(findings).reduce((sum, found) => sum + found.length, 0)
}

function doubleBookings({ bookings }: Facts): string[] {
  return [...Map.groupBy(bookings, ({ trip }) => trip)]
    .filter(([, booked]) => booked.length > 1)
    .map(
      ([trip, booked]) => `${trip} is booked ${booked.length} times (${booked.map(({ bookingReference }) => bookingReference).join(', ')})`,
    )
}

function doubleCharges({ charges, ownerOf }: Facts): string[] {
  const byOwner = Map.groupBy(charges, ({ orderId }) => ownerOf.get(orderId ?? '') ?? orderId ?? 'nobody')
  return [...byOwner].filter(([, paid]) => paid.length > 1).map(([owner, paid]) => `client ${owner} was charged ${paid.length} times`)
}

function chargedWithoutBooking({ charges, bookingsOf, ownerOf }: Facts): string[] {
  return charges
    .filter(({ orderId }) => bookingsOf(ownerOf.get(orderId ?? '')).length === 0)
    .map(({ id, orderId }) => `${id} of the order ${orderId} was charged, and nothing is booked`)
}

function bookedWithoutCharge({ bookings, ownerOf, clients, chargesOf }: Facts): string[] {
  return bookings.flatMap(({ reference, bookingReference }) => {
    const owner = ownerOf.get(reference)
    const status = clients.find(({ client }) => client === owner)?.left?.order?.status ?? ''
    if (chargesOf(owner).length > 0 || WAITS_FOR_A_PERSON.includes(status)) return []
    return [`${bookingReference} of the order ${reference} is booked and nobody pays for it (${status || 'the app knows of no order'})`]
  })
}

function danglingHolds({ gateway, ownerOf, clients }: Facts): string[] {
  return gateway.intents
    .filter(({ status }) => IS_HELD.includes(status))
    .filter(({ orderId }) => clients.find(({ client }) => client === ownerOf.get(orderId ?? ''))?.left?.order?.status !== 'needs_review')
    .map(({ id, orderId, status }) => `${id} of the order ${orderId} is still ${status}`)
}

function misreportedCharges({ clients, chargesOf, bookingsOf }: Facts): string[] {
  return clients.flatMap(({ client, left }) => {
    const charged = chargesOf(client).reduce((sum, { received, refunded }) => sum + received - refunded, 0)
    const told = left?.order?.chargedMinor ?? 0
    if (told !== charged) return [`client ${client} is told of ${told} and was charged ${charged}`]
    const [booking] = bookingsOf(client)
    return booking && charged > 0 && booking.amountMinor !== charged
      ? [`client ${client} was charged ${charged} for a booking of ${booking.amountMinor}`]
      : []
  })
}

function reusedConfirmations({ ordersOfConfirmation }: Facts): string[] {
  return [...ordersOfConfirmation]
    .filter(([, orders]) => orders.size > 1)
    .map(([confirmationId, orders]) => `${confirmationId} made ${[...orders].join(' and ')}`)
}

const THREAD_STATES: Record<string, string> = { success: 'booked', failed: 'failed', price_changed: 'planning', idle: 'planning' }

function differingThreads({ clients }: Facts): string[] {
  return clients.flatMap(({ client, left }) => {
    if (!left) return []
    const { order, inThread, threadState } = left
    if (JSON.stringify(order) !== JSON.stringify(inThread)) return [`client ${client}: the thread shows another state than the order`]
    const expected = order ? (THREAD_STATES[order.status] ?? 'held') : 'planning'
    return threadState !== null && threadState !== expected
      ? [`client ${client}: listed as ${threadState}, but the order is ${order?.status ?? 'none'}`]
      : []
  })
}

/** Whoever was told "booked" or "failed" keeps that, with the same booking reference. */
function brokenPromises({ clients, bookings }: Facts): string[] {
  return clients.flatMap(({ client, settled, left }) => {
    if (!settled || !['success', 'failed'].includes(settled.status)) return []
    if (!left?.order || !isSame(settled, left.order)) return [`client ${client} was told ${told(settled)}, and it is ${told(left?.order)}`]
    const isBooked = bookings.some(({ bookingReference }) => bookingReference === settled.bookingReference)
    return settled.status === 'success' && !isBooked
      ? [`client ${client} was told of ${settled.bookingReference}, which is not booked`]
      : []
  })
}

function isSame(one: OrderFacts, other: OrderFacts): boolean {
  return one.orderId === other.orderId && one.status === other.status && one.bookingReference === other.bookingReference
}

function told(order: OrderFacts | null | undefined): string {
  return order ? `${order.status} ${order.bookingReference ?? ''}`.trim() : 'nothing'
}

function unansweredClients({ clients }: Facts): string[] {
  return clients.flatMap(({ client, hasWalkedAway, settled, gaveUp }) =>
    hasWalkedAway || settled ? [] : [`client ${client}${gaveUp ? `: ${gaveUp}` : ''}`],
  )
}
