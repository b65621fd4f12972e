import { eq } from 'drizzle-orm'
import { createConfirmationStore } from '@/lib/adapters/database/confirmation-store'
import type { Database } from '@/lib/adapters/database/database'
import { createOrderJournal, createOrderStore } from '@/lib/adapters/database/order-store'
import { sandboxPayments } from '@/lib/adapters/database/schema'
import { addTraveller } from '@/lib/adapters/database/testing'
import { back, billing, outbound, passenger, search, visa } from '@/lib/adapters/database/testing-samples'
import { createTripStore } from '@/lib/adapters/database/trip-store'
import { createOutboxMail } from '@/lib/adapters/mail/outbox'
import { createSandboxGateway } from '@/lib/adapters/payments/sandbox/sandbox-gateway'
import type { CardToken } from '@/lib/travel/payment/billing'
import { foldTrip, type RecordedCommand } from '@/lib/travel/trip/commands'
import { placeOrder } from '@/lib/workflows/orders/place-order'
import { quoteTrip } from '@/lib/workflows/orders/quote-trip'
import { tripVersion } from '@/lib/workflows/trips/trip-version'
import { createRecordedSupplier } from './recorded-supplier'

export const declined: CardToken = { ...visa, token: 'tok_sandbox_declined', last4: '0002' }
const START = Date.parse('2026-11-20T09:00:00Z')

/** One traveller before the Pay button, the real stores and gateway, and an outside that a test can read. */
export async function openOrderWorld(db: Database) {
  const traveller = await addTraveller(db)
  const { userId, threadId } = traveller
  const supplier = createRecordedSupplier()
  const time = { now: START }
  const clock = () => new Date(time.now)
  const deps = {
    orders: createOrderStore(db),
    journal: createOrderJournal(db),
    confirmations: createConfirmationStore(db),
    trips: createTripStore(db),
    gateway: createSandboxGateway(db, clock),
    mail: createOutboxMail(db),
    supplier,
    clock,
    pace: { retryDelaysMs: [1, 1], lookUpDelaysMs: [1, 2, 3], pollMs: 25, waitMs: 25_000 },
  }
  const append = async (entry: Pick<RecordedCommand, 'command' | 'facts'>) => {
    const number = (await deps.trips.latestNumber(threadId, userId)) + 1
    await deps.trips.append({ ...traveller, number, ...entry, issuedBy: 'traveller', issuedAt: clock() })
  }
  for (const entry of checkedOutTrip) await append(entry)
  const quote = async () => {
    const commands = await deps.trips.listCommands(threadId, userId)
    const version = tripVersion(await deps.trips.latestNumber(threadId, userId), commands.length)
    return quoteTrip({ trip: foldTrip(commands), tripVersion: version, ...traveller, now: clock() }, deps)
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
    quote,
    confirm,
    pay,
    buy: async (card?: CardToken) => {
      const answer = await pay(await confirm(), card)
      if ('refusal' in answer) throw new Error(answer.refusal.message)
      return answer.order
    },
    order: () => deps.orders.findByThread(threadId, userId),
    steps: async (orderId: string) =>
      (await deps.orders.listSteps(orderId, userId))
        .filter(({ state }) => state !== 'started')
        .map(({ step, state }) => `${step} ${state}`),
    holds: async (orderId: string) =>
      (await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId))).map(
        ({ status, amountMinor, capturedMinor }) => `${status} ${capturedMinor}/${amountMinor}`,
      ),
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
