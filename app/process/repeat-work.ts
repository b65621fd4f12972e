const PATIENCE_MS = 30_000

/** Work that is done again and again. `stop` begins no further turn, and resolves when none is under way. */
export type RepeatedWork = {
  stop: () => Promise<void>
  /** No turn has come to its end for much longer than one may take. */
  isLate: () => boolean
}

/**
 * Does a piece of work now and every so often, never twice at once: one that takes longer lets the next turns pass, but only for half a
 * minute, so that what stands still in it keeps nothing else waiting. What it throws is handed on, and the next turn comes all the same.
 */
export function repeatWork(
  work: () => Promise<unknown>,
  everyMs: number,
  onFailure: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
): RepeatedWork {
  let busySince: number | null = null
  let lastEndAt = performance.now()
  const running = new Set<Promise<void>>()
  const turn = async () => {
    const beganAt = performance.now()
    if (busySince !== null && beganAt - busySince < patienceMs) return
    busySince = beganAt
    try {
      await work()
    } catch (error) {
      onFailure(error)
    } finally {
      lastEndAt = performance.now()
      // A later turn may have begun meanwhile.
      if (busySince === beganAt) busySince = null
    }
  }
  const begin = () => {
    const begun = turn()
    running.add(begun)
    void begun.finally(() => running.delete(begun))
  }
  const timer = setInterval(begin, everyMs)
  timer.unref()
  begin()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running)
    },
    isLate: () => performance.now() - lastEndAt > everyMs + 2 * patienceMs,
  }
}
