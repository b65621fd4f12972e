import { eq } from 'drizzle-orm'
import { createConfirmationStore } from '@/lib/adapters/database/confirmation-store'
import type { Database } from '@/lib/adapters/database/database'
import { createOrderJournal, createOrderStore } from '@/lib/adapters/database/order-store'
import { sandboxPayments, threads, tripCommands } from '@/lib/adapters/database/schema'
import { createSearchStore } from '@/lib/adapters/database/search-store'
import { addTraveller } from '@/lib/adapters/database/testing'
import { back, billing, outbound, passenger, sampleOrder, search, visa } from '@/lib/adapters/database/testing-samples'
import { createThreadStore } from '@/lib/adapters/database/thread-store'
import { createTripStore } from '@/lib/adapters/database/trip-store'
import { createWebhookStore } from '@/lib/adapters/database/webhook-store'
import { createOutboxMail } from '@/lib/adapters/mail/outbox'
import { createSandboxGateway } from '@/lib/adapters/payments/sandbox/sandbox-gateway'
import type { OrderJournal, OrderStore } from '@/lib/ports/order-store'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { RecordedCommand, TripCommand } from '@/lib/travel/trip/commands'
import { cancelOrder } from '@/lib/workflows/orders/cancel-order'
import { placeOrder } from '@/lib/workflows/orders/place-order'
import { quoteCancellation } from '@/lib/workflows/orders/quote-cancellation'
import { quoteTrip } from '@/lib/workflows/orders/quote-trip'
import { resumeOrders } from '@/lib/workflows/orders/resume-orders'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { createRecordedSupplier, type RecordedSupplier } from './recorded-supplier'

export const declined: CardToken = { ...visa, token: 'tok_sandbox_declined', last4: '0002' }
const START = Date.parse('2026-11-20T09:00:00Z')

/**
 * One traveller before the Pay button, the real stores and gateway, and an outside that a test can read. With `beside` it is another
 * thread of that world's traveller with the same trip, and the same supplier.
 */
export async function openOrderWorld(db: Database, beside?: { userId: string; supplier: RecordedSupplier }) {
  const traveller = beside ? { userId: beside.userId, threadId: crypto.randomUUID() } : await addTraveller(db)
  if (beside) await db.insert(threads).values({ id: traveller.threadId, userId: traveller.userId, name: 'The same trip' })
  const { userId, threadId } = traveller
  const supplier = beside?.supplier ?? createRecordedSupplier()
  const time = { now: START }
  const orders = createOrderStore(db)
  const clock = () => new Date(time.now)
  const deps = {
    orders,
    journal: ownJournal(db, orders, userId),
    confirmations: createConfirmationStore(db),
    threads: createThreadStore(db),
    trips: createTripStore(db),
    searches: createSearchStore(db),
    gateway: createSandboxGateway(db, clock),
    mail: createOutboxMail(db),
    webhooks: createWebhookStore(db),
    supplier,
    ...KNOWN_PLACES,
    clock,
    pace: { retryDelaysMs: [1, 1], lookUpDelaysMs: [1, 2, 3], pollMs: 25, waitMs: 25_000 },
  }
  const live = async () => {
    const loaded = await loadLiveTrip(threadId, userId, deps)
    if (!loaded) throw new Error('this world has no thread')
    return loaded
  }
  const append = async (entry: Pick<RecordedCommand, 'command' | 'facts'>) => {
    const { version } = await live()
    await deps.trips.append({ ...traveller, version, ...entry, issuedBy: 'traveller', issuedAt: clock(), clientKey: null })
  }
  const issuedAt = clock()
  const issued = { threadId, issuedBy: 'traveller', issuedAt }
  const numbered = checkedOutTrip.map((entry, index) => ({ ...issued, ...entry, number: index + 1, parentNumber: index || null }))
  await db.insert(tripCommands).values(numbered)
  await db.update(threads).set({ tripHead: numbered.length, tripVersion: numbered.length }).where(eq(threads.id, threadId))
  const quote = async () => {
    const { trip, version } = await live()
    return quoteTrip({ trip, tripVersion: version, ...traveller, now: clock() }, deps)
  }
  const confirm = async () => {
    const quoted = await quote()
    if ('refusal' in quoted) throw new Error(quoted.refusal.message)
    return quoted.confirmationId
  }
  const pay = (confirmationId: string, card: CardToken = visa) => placeOrder({ confirmationId, card, userId, now: clock() }, deps)
  return {
    ...traveller,
    db,
    deps,
    supplier,
    time,
    append,
    /** A click of the traveller's on the trip. */
    issue: (command: TripCommand) => issueTripCommand(command, { ...traveller, issuedBy: 'traveller', today: '2026-11-20' }, deps),
    quote,
    confirm,
    pay,
    buy: async (card?: CardToken) => {
      const answer = await pay(await confirm(), card)
      if ('refusal' in answer) throw new Error(answer.refusal.message)
      return answer.order
    },
    /** Books and asks what giving it back would bring. */
    askBack: async () => {
      const answer = await pay(await confirm())
      if ('refusal' in answer) throw new Error(answer.refusal.message)
      const quoted = await quoteCancellation({ orderId: answer.order.id, userId }, deps)
      if ('refusal' in quoted) throw new Error(quoted.refusal.message)
      return { orderId: answer.order.id, cancellationId: quoted.cancellation.cancellationId }
    },
    cancel: (orderId: string, cancellationId = 'cancellation-1') => cancelOrder({ orderId, cancellationId, userId }, deps),
    /** An order of which nothing has been sent yet, as a press leaves it whose process is killed at once. */
    place: async () => {
      const confirmationId = await confirm()
      const confirmation = await deps.confirmations.find(confirmationId, userId)
      if (!confirmation) throw new Error('the confirmation was not kept')
      const wanted = sampleOrder({ id: `ord_${crypto.randomUUID()}`, ...traveller, confirmationId })
      const placed = await orders.create({ ...wanted, quote: confirmation.quote }, confirmation.tripVersion)
      if (!placed) throw new Error('the order was not made')
      return placed
    },
    order: () => deps.orders.findByThread(threadId, userId),
    /** Lets time pass, and the sweeper come by once at the end of it. */
    sweepAfter: async (ms: number) => {
      time.now += ms
      await resumeOrders(deps)
      return deps.orders.findByThread(threadId, userId)
    },
    steps: async (orderId: string) =>
      (await deps.orders.listSteps(orderId, userId))
        .filter(({ state }) => state !== 'started')
        .map(({ step, state }) => `${step} ${state}`),
    holds: async (orderId: string) =>
      (await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId))).map(
        ({ status, amountMinor, capturedMinor, refundedMinor }) =>
          `${status} ${capturedMinor}/${amountMinor}${refundedMinor > 0 ? `, ${refundedMinor} back` : ''}`,
      ),
  }
}
/** Other worlds in the same database have suppliers of their own: their orders are not for this one's sweeper. */
function ownJournal(db: Database, orders: OrderStore, userId: string): OrderJournal {
  const journal = createOrderJournal(db)
  return {
    ...journal,
    async listUnfinished(now, limit) {
      const own = new Set((await orders.list(userId)).map(({ id }) => id))
      return (await journal.listUnfinished(now, 10_000)).filter((id) => own.has(id)).slice(0, limit)
    },
  }
}
export type OrderWorld = Awaited<ReturnType<typeof openOrderWorld>>

const result = {
  searchId: 'search-1',
  search,
  isSimulated: true,
  searchedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-20T09:30:00.000Z',
  offerCounts: [1, 1],
}

const checkedOutTrip: Pick<RecordedCommand, 'command' | 'facts'>[] = [
  { command: { type: 'change-search', change: {} }, facts: { result } },
  { command: { type: 'pick-offer', sliceIndex: 0, offerId: outbound.offerId }, facts: { offer: outbound } },
  { command: { type: 'pick-offer', sliceIndex: 1, offerId: back.offerId }, facts: { offer: back } },
  ...[outbound, back].map(({ sliceIndex, fares }) => ({
    command: { type: 'choose-fare' as const, sliceIndex, fareId: `fare-${sliceIndex}` },
    facts: { fare: fares[0] },
  })),
  { command: { type: 'start-checkout' }, facts: {} },
  { command: { type: 'set-passengers', passengers: [passenger] }, facts: {} },
  { command: { type: 'set-billing', billing }, facts: {} },
]
