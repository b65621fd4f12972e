import 'server-only'

/** Proxies close what says nothing for about a minute. */
const HEARTBEAT = new TextEncoder().encode(': still here\n\n')
const BEAT_EVERY_MS = 15_000
/** A reader who takes nothing for this long is let go; the answer goes on, and can be followed again. */
const MOST_IDLE_MS = 120_000

/**
 * Events on their way to one reader, with a line of comment now and then, so that what stands between keeps it open. They are taken from
 * their source only as fast as the reader takes them: a slow one costs no memory.
 */
export function sentEvents(events: ReadableStream<string>): ReadableStream<Uint8Array> {
  const reader = events.getReader()
  const encoder = new TextEncoder()
  let takenAt = Date.now()
  let timer: NodeJS.Timeout | undefined

  const letGo = (reason?: unknown) => {
    clearInterval(timer)
    return reader.cancel(reason).catch(() => undefined)
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const beat = () => {
        const isTaking = (controller.desiredSize ?? 0) > 0
        if (isTaking) controller.enqueue(HEARTBEAT)
        else if (Date.now() - takenAt > MOST_IDLE_MS) {
          controller.error(new Error('this reader takes nothing'))
          void letGo()
        }
      }
      timer = setInterval(beat, BEAT_EVERY_MS)
      timer.unref()
    },
    async pull(controller) {
      takenAt = Date.now()
      const { done, value } = await reader.read().catch((error: unknown) => {
        clearInterval(timer)
        throw error
      })
      if (!done) return controller.enqueue(encoder.encode(value))
      clearInterval(timer)
      controller.close()
    },
    cancel: letGo,
  })
}
