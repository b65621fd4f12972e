import type { UIMessageChunk } from 'ai'
import type { Outlet } from '../ports/stream-bus'

/** What says of a response that it is a stream of these events, as the AI SDK's own says it; no proxy should hold them back. */
export const EVENT_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  connection: 'keep-alive',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
}
const LAST = 'data: [DONE]\n\n'

/** Writes chunks as the events of a stream (`text/event-stream`), as the AI SDK's JsonToSseTransformStream would, and as soon as they come. */
export function writeEvents({ write, end }: Outlet<string>): Outlet<UIMessageChunk> {
  return {
    write: (chunk) => write(eventOf(chunk)),
    end: () => {
      write(LAST)
      end()
    },
  }
}

/** The same for chunks that come as a stream. */
export function eventsOf(chunks: ReadableStream<UIMessageChunk>): ReadableStream<string> {
  return chunks.pipeThrough(
    new TransformStream({
      transform: (chunk, events) => events.enqueue(eventOf(chunk)),
      flush: (events) => events.enqueue(LAST),
    }),
  )
}

function eventOf(chunk: UIMessageChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`
}
