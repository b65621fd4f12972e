import type { OrderRow } from '../../ports/order-store'
import { type OrderDeps, paceOf } from './order-deps'

/** A claimed order in the hands of this process. `deps` are to be used for everything that is done with it. */
export type Lease = { deps: OrderDeps; latest(): OrderRow; end(): Promise<void> }

/**
 * Keeps a claimed order for as long as this process works on it, however long an outside call takes, and gives it back at the end. A
 * process that is killed or stands still renews no more: then the next one may claim the order, and nothing is written here any more.
 */
export function holdLease(claimed: OrderRow, deps: OrderDeps): Lease {
  let latest = claimed
  const journal: OrderDeps['journal'] = {
    ...deps.journal,
    async update(...change) {
      const written = await deps.journal.update(...change)
      latest = written ?? latest
      return written
    },
  }
  // Whether it is still held is decided by each write: a renewal that fails changes nothing.
  const renew = () => void deps.journal.renew(latest, deps.clock()).catch(() => undefined)
  const timer = setInterval(renew, paceOf(deps).renewMs)
  timer.unref()
  return {
    deps: { ...deps, journal },
    latest: () => latest,
    async end() {
      clearInterval(timer)
      await deps.journal.release(latest.id, latest.version)
    },
  }
}
