import type { StreamBus } from '../../ports/stream-bus'

/** A finished answer stays readable this long, for a reader that reconnects at its very end. */
const KEPT_MS = 30_000

type Entry = { chunks: string[]; isDone: boolean; wake: Set<() => void> }

/** The embedded bus: running answers of this process, each as a list of chunks that any number of readers replay and follow. */
export function createInProcessBus(): StreamBus {
  const entries = new Map<string, Entry>()
  return {
    publish(streamId, stream) {
      const entry: Entry = { chunks: [], isDone: false, wake: new Set() }
      entries.set(streamId, entry)
      void collect(stream, entry).finally(() => {
        setTimeout(() => {
          if (entries.get(streamId) === entry) entries.delete(streamId)
        }, KEPT_MS).unref()
      })
    },
    subscribe(streamId) {
      const entry = entries.get(streamId)
      return entry ? follow(entry) : null
    },
    isLive: (streamId) => entries.get(streamId)?.isDone === false,
  }
}

async function collect(stream: ReadableStream<string>, entry: Entry): Promise<void> {
  const reader = stream.getReader()
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      entry.chunks.push(value)
      wakeAll(entry)
    }
  } finally {
    entry.isDone = true
    wakeAll(entry)
  }
}

function wakeAll(entry: Entry): void {
  for (const wake of entry.wake) wake()
  entry.wake.clear()
}

function follow(entry: Entry): ReadableStream<string> {
  let position = 0
  return new ReadableStream<string>({
    async pull(controller) {
      while (position >= entry.chunks.length && !entry.isDone) await new Promise<void>((resolve) => entry.wake.add(resolve))
      const chunk = entry.chunks[position]
      if (chunk === undefined) return controller.close()
      position++
      controller.enqueue(chunk)
    },
  })
}
