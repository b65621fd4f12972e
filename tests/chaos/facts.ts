import type { EntryOf, GatewayState, HistoryEntry, OrderFacts, SupplierState } from './history-schema'

export type ClientFacts = {
  client: number
  hasWalkedAway: boolean
  /** The last answer that it was content with. */
  settled: OrderFacts | null
  gaveUp: string | null
  left: EntryOf<'left'> | null
}
type Charge = GatewayState['intents'][number]
type Booking = SupplierState['orders'][number]

/** A history, sorted by whom and what it is about. */
export type Facts = {
  kills: number
  clients: ClientFacts[]
  /** Every order that somebody was told of, and the client whose it is. */
  ownerOf: Map<string, number>
  ordersOfConfirmation: Map<string, Set<string>>
  gateway: GatewayState
  /** Not cancelled. */
  bookings: Booking[]
  /** Of which something is left after refunds. */
  charges: Charge[]
  bookingsOf: (client: number | undefined) => Booking[]
  chargesOf: (client: number | undefined) => Charge[]
}

/** Throws when the history has no end: without the books of the outside nothing is proved. */
export function collectFacts(entries: HistoryEntry[]): Facts {
  const outside = entries.findLast((entry) => entry.kind === 'outside')
  if (!outside) throw new Error('The history ends before the outside was asked; it proves nothing.')
  const ownerOf = new Map<string, number>()
  const ordersOfConfirmation = new Map<string, Set<string>>()
  const clients = new Map<number, ClientFacts>()
  let kills = 0
  for (const entry of entries) {
    if (entry.kind === 'kill') kills++
    if (!('client' in entry)) continue
    const facts = clients.get(entry.client) ?? { client: entry.client, hasWalkedAway: false, settled: null, gaveUp: null, left: null }
    clients.set(entry.client, facts)
    if ('order' in entry && entry.order) ownerOf.set(entry.order.orderId, entry.client)
    if (entry.kind === 'answer' && entry.confirmationId && entry.order) {
      const orders = ordersOfConfirmation.get(entry.confirmationId) ?? new Set()
      ordersOfConfirmation.set(entry.confirmationId, orders.add(entry.order.orderId))
    }
    if (entry.kind === 'walked-away') facts.hasWalkedAway = true
    if (entry.kind === 'settled') facts.settled = entry.order
    if (entry.kind === 'gave-up') facts.gaveUp = entry.why
    if (entry.kind === 'left') facts.left = entry
  }
  const { supplier, gateway } = outside
  const bookings = supplier.orders.filter(({ cancelledAt }) => cancelledAt === null)
  const charges = gateway.intents.filter(({ received, refunded }) => received > refunded)
  return {
    kills,
    clients: [...clients.values()],
    ownerOf,
    ordersOfConfirmation,
    gateway,
    bookings,
    charges,
    bookingsOf: (client) => bookings.filter(({ reference }) => client !== undefined && ownerOf.get(reference) === client),
    chargesOf: (client) => charges.filter(({ orderId }) => client !== undefined && ownerOf.get(orderId ?? '') === client),
  }
}
