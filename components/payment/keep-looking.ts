const LONGEST_PAUSE_MS = 10_000

/**
 * Looks again and again, `pauseMs` after each look. `look` says whether it saw anything: while the server cannot be reached the pauses grow,
 * and who is back on the net looks at once. Returns what ends it.
 */
export function keepLooking(look: () => Promise<boolean>, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isEnded = false
  const plan = () => {
    timer = setTimeout(lookOnce, Math.min(pauseMs * 2 ** failures, Math.max(pauseMs, LONGEST_PAUSE_MS)))
  }
  const lookOnce = async () => {
    timer = undefined
    const hasSeen = await look()
    failures = hasSeen ? 0 : failures + 1
    if (!isEnded) plan()
  }
  const lookNow = () => {
    // One that is on its way is enough.
    if (timer === undefined) return
    clearTimeout(timer)
    void lookOnce()
  }
  plan()
  window.addEventListener('online', lookNow)
  return () => {
    isEnded = true
    clearTimeout(timer)
    window.removeEventListener('online', lookNow)
  }
}
