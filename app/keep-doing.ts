/**
 * Does a piece of work now and every so often, never twice at once: one that takes longer lets the next turns pass. What it throws is
 * handed on, and the next turn comes all the same. Returns how to stop.
 */
export function keepDoing(work: () => Promise<unknown>, everyMs: number, onFailure: (error: unknown) => void): () => void {
  let isBusy = false
  const turn = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await work()
    } catch (error) {
      onFailure(error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void turn(), everyMs)
  timer.unref()
  void turn()
  return () => clearInterval(timer)
}
