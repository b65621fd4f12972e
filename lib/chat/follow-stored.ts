import type { UIMessageChunk } from 'ai'
import { chunksBetween, ended, growsFrom } from './chunks-of-parts'
import type { ChatMessage, MessageMetadata } from './message'

/** An answer as it is stored so far. */
export type StoredAnswer = { parts: ChatMessage['parts']; metadata?: MessageMetadata | undefined; isRunning: boolean }
type Following = {
  messageId: string
  /** Null when there is no such answer (any more). */
  load: () => Promise<StoredAnswer | null>
  everyMs: number
}

/** A store that fails this often in a row is given up. */
const MOST_FAILURES = 10

/**
 * A running answer for a reader whom no bus can serve: read from where it is stored, again and again, as chunks of what is new. It ends
 * without a finish when the answer is gone, or was begun anew: whoever comes back then gets it whole.
 */
export function followStored({ messageId, load, everyMs }: Following): ReadableStream<UIMessageChunk> {
  const gone = new AbortController()
  let shown: ChatMessage['parts'] = []
  let isStarted = false
  let failures = 0

  /** What one look gives: chunks, or null when there is nothing more to come. */
  async function look(): Promise<{ chunks: UIMessageChunk[]; isOver: boolean }> {
    const stored = await load().then(
      (answer) => {
        failures = 0
        return answer
      },
      () => (++failures < MOST_FAILURES ? undefined : null),
    )
    if (stored === undefined) return { chunks: [], isOver: false }
    if (stored === null) return { chunks: [], isOver: true }
    const metadata = stored.metadata ?? {}
    const parts = stored.isRunning ? stored.parts : ended(stored.parts)
    if (!growsFrom(shown, parts)) return { chunks: [], isOver: true }
    const start: UIMessageChunk[] = isStarted ? [] : [{ type: 'start', messageId, messageMetadata: metadata }]
    const finish: UIMessageChunk[] = stored.isRunning ? [] : [{ type: 'finish', messageMetadata: metadata }]
    const chunks = [...start, ...chunksBetween(shown, parts), ...finish]
    isStarted = true
    shown = structuredClone(parts)
    return { chunks, isOver: !stored.isRunning }
  }

  return new ReadableStream<UIMessageChunk>({
    async pull(controller) {
      while (!gone.signal.aborted) {
        const { chunks, isOver } = await look()
        if (gone.signal.aborted) return
        for (const chunk of chunks) controller.enqueue(chunk)
        if (isOver) return controller.close()
        await after(everyMs, gone.signal)
        // A reader who has read nothing yet asks for no more.
        if (chunks.length > 0) return
      }
    },
    cancel: () => gone.abort(),
  })
}

function after(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    signal.addEventListener('abort', wake, { once: true })
    if (signal.aborted) wake()
  })
}
