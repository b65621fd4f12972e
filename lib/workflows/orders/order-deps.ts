import type { Clock } from '../../ports/clock'
import type { FlightSupplier } from '../../ports/flight-supplier'
import type { Mail } from '../../ports/mail'
import type { OrderJournal, OrderStore } from '../../ports/order-store'
import type { PaymentGateway } from '../../ports/payment-gateway'
import type { SavedCardStore } from '../../ports/saved-card-store'

/** What an order needs of the outside. `pace` is for tests; the app leaves it out. */
export type OrderDeps = {
  orders: OrderStore
  journal: OrderJournal
  supplier: FlightSupplier
  gateway: PaymentGateway
  mail: Mail
  /** Where a card goes that its owner wanted kept. */
  savedCards?: Pick<SavedCardStore, 'add'>
  clock: Clock
  pace?: Partial<OrderPace>
}

export type OrderPace = {
  /** How soon the orders of a process that was killed go on elsewhere. */
  leaseMs: number
  /** How often the lease is renewed while a step runs: an outside call may take longer than the lease. */
  renewMs: number
  retryDelaysMs: number[]
  /** When to ask the supplier at first for a booking of which nobody knows whether it was made; after that the sweeper asks. */
  lookUpDelaysMs: number[]
  /** How long a traveller's press waits for the end of the order. */
  waitMs: number
  pollMs: number
}

const PACE: OrderPace = {
  leaseMs: 15_000,
  renewMs: 5_000,
  retryDelaysMs: [200, 1000],
  lookUpDelaysMs: [1000, 3000, 10_000],
  waitMs: 20_000,
  pollMs: 100,
}

/** The usual pace, with what a test changed of it. */
export function paceOf(deps: Pick<OrderDeps, 'pace'>): OrderPace {
  return { ...PACE, ...deps.pace }
}

/** Resumes after so many milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
