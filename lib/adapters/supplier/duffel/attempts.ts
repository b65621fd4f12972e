// Duffel answers an order within two minutes; what it accepted without an outcome (202) it settles somewhat later.
const OPEN_MINUTES = 10
const MOST_KEPT = 1_000

/**
 * Orders that were sent and not clearly answered: Duffel's list does not hold them while the airline works on them, so their
 * absence proves nothing yet. Kept in this process; after a restart only Duffel's own guard against a second order remains.
 */
export type Attempts = {
  begin(reference: string, now: Date): void
  /** The order was made or clearly refused. */
  settle(reference: string): void
  isOpen(reference: string, now: Date): boolean
}

export function createAttempts(): Attempts {
  const open = new Map<string, number>()
  return {
    begin: (reference, now) => {
      open.set(reference, now.getTime() + OPEN_MINUTES * 60_000)
      const [oldest] = open.keys()
      if (open.size > MOST_KEPT && oldest) open.delete(oldest)
    },
    settle: (reference) => void open.delete(reference),
    isOpen: (reference, now) => (open.get(reference) ?? 0) > now.getTime(),
  }
}
