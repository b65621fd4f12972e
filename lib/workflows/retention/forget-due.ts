import type { Clock } from '../../ports/clock'
import type { RetentionStore } from '../../ports/retention-store'
import { type Forgettable, forgottenBefore, RETENTION_RULES } from '../../travel/retention/retention-rules'

/** Small enough that nobody waits for a lock that a step holds. */
const BATCH = 500
/** What is left then is forgotten the next time. */
const MOST_BATCHES = 40

type Deps = { retention: RetentionStore; clock: Clock }

/**
 * Forgets by every rule what is due, step by step: a process that dies in between leaves nothing half done, and several at once do no harm.
 * One rule that fails keeps no other waiting; the first failure is thrown in the end. Returns what was forgotten.
 */
export async function forgetDue({ retention, clock }: Deps, batch = BATCH): Promise<Partial<Record<Forgettable, number>>> {
  const now = clock()
  const forgotten: Partial<Record<Forgettable, number>> = {}
  const failures: unknown[] = []
  for (const rule of RETENTION_RULES) {
    try {
      const count = await forgetBy(rule.what, forgottenBefore(rule, now), retention, batch)
      if (count > 0) forgotten[rule.what] = count
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return forgotten
}

async function forgetBy(what: Forgettable, before: Date, retention: RetentionStore, batch: number): Promise<number> {
  let total = 0
  for (let step = 0; step < MOST_BATCHES; step++) {
    const count = await retention.forget(what, before, batch)
    total += count
    if (count < batch) break
  }
  return total
}
