import 'server-only'
import type { z } from 'zod'
import { logFailure } from '@/app/process/log-failure'
import { BUILD_HEADER, OWN_BUILD } from '@/components/state/own-build'

/**
 * An answer in lines of JSON, each in its shape, sent as they are known; the last line is what `run` returns. A reader who leaves stops
 * nothing: the answer is stored all the same.
 */
export function streamLines<Line>(shape: z.ZodType<Line>, run: (send: (line: Line) => void) => Promise<Line>): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: unknown) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(shape.parse(line))}\n`))
      }
      try {
        send(await run(send))
      } catch (error) {
        logFailure('route', error)
        const message = 'Something went wrong on our side. Nothing was lost; please try again.'
        send({ type: 'refusal', refusal: { code: 'server_error', message } })
      }
      if (isOpen) controller.close()
    },
    cancel() {
      isOpen = false
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson', [BUILD_HEADER]: OWN_BUILD } })
}
