import { isOutsideFailure, type OutsideFailure } from '../../ports/outside-failure'
import { sleep } from './order-deps'

/**
 * Calls, and calls again after each delay, while the outside fails to answer. Only for reads and for calls with an idempotency key.
 * Other errors are bugs and pass through.
 */
export async function callOutside<Answer>(
  call: () => Promise<Answer>,
  delaysMs: number[],
): Promise<{ answer: Answer } | { failure: OutsideFailure }> {
  try {
    return { answer: await call() }
  } catch (failure) {
    if (!isOutsideFailure(failure)) throw failure
    const [delayMs, ...rest] = delaysMs
    if (delayMs === undefined) return { failure }
    await sleep(delayMs)
    return callOutside(call, rest)
  }
}
