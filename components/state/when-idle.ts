const PAUSE_MS = 1_200
/** A browser that draws nothing, or has too much to do, may never call itself idle. */
const LONGEST_MS = 3_000

/** Runs something once the page has loaded and has nothing else to do, or after a while; the answer takes it back. */
export function whenIdle(run: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    cancel = 'requestIdleCallback' in window ? idle(run) : paused(run)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}

function idle(run: () => void): () => void {
  const handle = window.requestIdleCallback(run, { timeout: LONGEST_MS })
  return () => window.cancelIdleCallback(handle)
}

/** Safari does not say when it is idle. */
function paused(run: () => void): () => void {
  const timer = setTimeout(run, PAUSE_MS)
  return () => clearTimeout(timer)
}
