/**
 * A controller of one's own that aborts with the signal, too, and lives as long as that does. `AbortSignal.any` would do; but what hangs on
 * such a signal stays until the engine tidies up thoroughly, and here that is each whole answer.
 */
export function abortWith(signal: AbortSignal | undefined): AbortController {
  const own = new AbortController()
  const abort = () => own.abort(signal?.reason)
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort, { once: true })
  return own
}
