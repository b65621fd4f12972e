import type { UIMessageChunk } from 'ai'
import type { Outlet } from '../ports/stream-bus'

/** Writes chunks as the events of a stream (`text/event-stream`), as the AI SDK's JsonToSseTransformStream would, and as soon as they come. */
export function writeEvents({ write, end }: Outlet<string>): Outlet<UIMessageChunk> {
  return {
    write: (chunk) => write(`data: ${JSON.stringify(chunk)}\n\n`),
    end: () => {
      write('data: [DONE]\n\n')
      end()
    },
  }
}
