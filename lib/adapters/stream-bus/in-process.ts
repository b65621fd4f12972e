import type { StreamBus } from '../../ports/stream-bus'

/** A finished answer stays readable at least this long, for a reader that reconnects at its very end. */
const KEPT_MS = 30_000
const FORGET_EVERY_MS = 10_000
/** An answer is kept up to this length in memory; a reader who lags further behind, or comes later, is served by the database. */
export const MOST_KEPT_CHARACTERS = 4_000_000

/** `chunks` holds the last ones alone once the answer has grown too long: the first of them is the answer's chunk number `dropped`. */
type Entry = { chunks: string[]; dropped: number; characters: number; endedAt: number | null; wake: Set<() => void> }

/** The embedded bus: running answers of this process, each as a list of chunks that any number of readers replay and follow. */
export function createInProcessBus(): StreamBus & { isLive(streamId: string): boolean } {
  const entries = new Map<string, Entry>()
  let timer: NodeJS.Timeout | undefined
  // One timer for all: each holds on to the whole request in which it was set.
  const forgetLater = () => {
    if (!timer) timer = setTimeout(forgetEnded, FORGET_EVERY_MS).unref()
  }
  const forgetEnded = () => {
    timer = undefined
    const before = performance.now() - KEPT_MS
    for (const [streamId, { endedAt }] of entries) if (endedAt !== null && endedAt <= before) entries.delete(streamId)
    if ([...entries.values()].some(({ endedAt }) => endedAt !== null)) forgetLater()
  }
  return {
    publish(streamId) {
      const entry: Entry = { chunks: [], dropped: 0, characters: 0, endedAt: null, wake: new Set() }
      entries.set(streamId, entry)
      return {
        write: (chunk) => {
          if (entry.endedAt === null) collect(chunk, entry)
        },
        end: () => {
          entry.endedAt ??= performance.now()
          wakeAll(entry)
          forgetLater()
        },
      }
    },
    async subscribe(streamId) {
      const entry = entries.get(streamId)
      return entry && entry.dropped === 0 ? follow(entry) : null
    },
    isLive: (streamId) => entries.get(streamId)?.endedAt === null,
    state: () => 'none',
    close: async () => undefined,
  }
}

function collect(chunk: string, entry: Entry): void {
  entry.chunks.push(chunk)
  entry.characters += chunk.length
  while (entry.characters > MOST_KEPT_CHARACTERS) {
    entry.characters -= entry.chunks.shift()?.length ?? 0
    entry.dropped += 1
  }
  wakeAll(entry)
}

function wakeAll(entry: Entry): void {
  for (const wake of entry.wake) wake()
  entry.wake.clear()
}

function follow(entry: Entry): ReadableStream<string> {
  let position = 0
  let isGone = false
  return new ReadableStream<string>({
    async pull(controller) {
      while (!isGone && position >= entry.dropped + entry.chunks.length && entry.endedAt === null) {
        await new Promise<void>((resolve) => entry.wake.add(resolve))
      }
      if (isGone) return
      // What was dropped before it was read leaves no hole: the reader ends, comes back, and is served by the database.
      const chunk = entry.chunks[position - entry.dropped]
      if (chunk === undefined) return controller.close()
      position++
      controller.enqueue(chunk)
    },
    cancel() {
      isGone = true
      wakeAll(entry)
    },
  })
}
