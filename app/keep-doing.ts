const PATIENCE_MS = 30_000

/**
 * Does a piece of work now and every so often, never twice at once: one that takes longer lets the next turns pass, but only for half a
 * minute, so that what stands still in it keeps nothing else waiting. What it throws is handed on, and the next turn comes all the same.
 * Returns how to stop.
 */
export function keepDoing(
  work: () => Promise<unknown>,
  everyMs: number,
  onFailure: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
): () => void {
  let busySince: number | null = null
  const turn = async () => {
    const beganAt = performance.now()
    if (busySince !== null && beganAt - busySince < patienceMs) return
    busySince = beganAt
    try {
      await work()
    } catch (error) {
      onFailure(error)
    } finally {
      // A later turn may have begun meanwhile.
      if (busySince === beganAt) busySince = null
    }
  }
  const timer = setInterval(() => void turn(), everyMs)
  timer.unref()
  void turn()
  return () => clearInterval(timer)
}
