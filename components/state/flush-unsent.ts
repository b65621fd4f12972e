import { sendResting } from './resting-changes'

/** How long leaving waits for what is unsent. */
export const FLUSH_WITHIN_MS = 2000

type Flush = () => Promise<unknown>

const flushes = new Set<Flush>()

/** Registers what can send its unsent words at once; returns how to end that. */
export function registerUnsent(flush: Flush): () => void {
  flushes.add(flush)
  return () => {
    flushes.delete(flush)
  }
}

/** Sends everything that waits to be sent; over after two seconds at the latest, because whoever leaves is not held up. */
export async function flushUnsent(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_WITHIN_MS)
  })
  await Promise.race([Promise.allSettled([sendResting(), ...[...flushes].map((flush) => flush())]), limit])
  clearTimeout(timer)
}
