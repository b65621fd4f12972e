// Duffel answers an order within two minutes; what it accepted without an outcome (202) it settles somewhat later.
const OPEN_MINUTES = 10
const MOST_KEPT = 1_000

/** Duffel's list does not hold an order while the airline works on it: so soon after sending, its absence proves nothing. */
export function isStillOpen(sentAt: Date, now: Date): boolean {
  return now.getTime() < sentAt.getTime() + OPEN_MINUTES * 60_000
}

/**
 * Orders that this process sent and that were not clearly answered, so that none is sent twice. After a restart the order's own
 * journal tells when it was sent, and Duffel has a guard against a second order.
 */
export type Attempts = {
  begin(reference: string, now: Date): void
  /** The order was made or clearly refused. */
  settle(reference: string): void
  isOpen(reference: string, now: Date): boolean
}

export function createAttempts(): Attempts {
  const open = new Map<string, Date>()
  return {
    begin: (reference, now) => {
      open.set(reference, now)
      const [oldest] = open.keys()
      if (open.size > MOST_KEPT && oldest) open.delete(oldest)
    },
    settle: (reference) => void open.delete(reference),
    isOpen: (reference, now) => {
      const sentAt = open.get(reference)
      return sentAt !== undefined && isStillOpen(sentAt, now)
    },
  }
}
