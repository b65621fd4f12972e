import type { Clock } from '../../ports/clock'
import type { FlightSupplier } from '../../ports/flight-supplier'
import type { Mail } from '../../ports/mail'
import type { OrderJournal, OrderStore } from '../../ports/order-store'
import type { PaymentGateway } from '../../ports/payment-gateway'

/** What an order needs of the outside. `pace` is for tests; the app leaves it out. */
export type OrderDeps = {
  orders: OrderStore
  journal: OrderJournal
  supplier: FlightSupplier
  gateway: PaymentGateway
  mail: Mail
  clock: Clock
  pace?: Partial<OrderPace>
}

export type OrderPace = {
  /** Must be longer than the longest outside call: who loses the lease in the middle of one would be overtaken. */
  leaseMs: number
  retryDelaysMs: number[]
  /** When to ask the supplier for a booking of which nobody knows whether it was made. */
  lookUpDelaysMs: number[]
  /** How long a traveller's press waits for the end of the order. */
  waitMs: number
  pollMs: number
}

const PACE: OrderPace = {
  leaseMs: 60_000,
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
