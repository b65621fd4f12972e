import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { APICallError, simulateStreamingMiddleware, wrapLanguageModel } from 'ai'

type Part = LanguageModelV4StreamPart
type Fetch = typeof fetch

/** Bytes are told of at most this often. */
const TELL_EVERY_MS = 250

/**
 * A service's answers as streams, whatever it sends: where it refuses to stream, or sends one JSON instead, that is read as a stream of its
 * parts. Bytes that hold no part (comments that keep a line open, thoughts in fields of the service's own) are told as a part of type
 * `raw`: who waits knows that it is alive. `at` makes the client for one way to `reach` the service.
 */
export function readAnyAnswer(at: (reach: Fetch) => LanguageModelV4, reach: Fetch): LanguageModelV4 {
  const plain = at(reach)
  let mayStream = true

  const whole = (model: LanguageModelV4, options: LanguageModelV4CallOptions) =>
    wrapLanguageModel({ model, middleware: simulateStreamingMiddleware() }).doStream(options)

  async function ask(options: LanguageModelV4CallOptions, hear: () => void) {
    if (!mayStream) return whole(plain, options)
    try {
      return await at(streamFrom(reach, hear)).doStream(options)
    } catch (error) {
      if (error instanceof OneAnswer)
        return whole(
          at(async () => error.response),
          options,
        )
      if (!refusesStream(error)) throw error
      mayStream = false
      return whole(plain, options)
    }
  }

  return {
    specificationVersion: 'v4',
    provider: plain.provider,
    modelId: plain.modelId,
    supportedUrls: {},
    doGenerate: (options) => plain.doGenerate(options),
    doStream: async (options) => ({ stream: streamWithBytes((hear) => ask(options, hear)) }),
  }
}

/** A service's whole answer, where a stream was asked for. */
class OneAnswer extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('the service does not stream')
    this.response = response
  }
}

function streamFrom(reach: Fetch, hear: () => void): Fetch {
  return async (input, init) => {
    const response = await reach(input, init)
    hear()
    if (response.ok && response.headers.get('content-type')?.includes('application/json')) throw new OneAnswer(response)
    if (!response.body) return response
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        hear()
        controller.enqueue(bytes)
      },
    })
    return new Response(response.body.pipeThrough(heard), response)
  }
}

/** "Streaming is not supported", or an option of it that the service does not know. */
function refusesStream(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false
  return [400, 405, 422, 501].includes(error.statusCode ?? 0) && /stream/i.test(error.responseBody ?? '')
}

/** The parts as they come, from before the service's first answer on: bytes may come for long before the first of them. */
function streamWithBytes(ask: (hear: () => void) => PromiseLike<{ stream: ReadableStream<Part> }>): ReadableStream<Part> {
  let reader: ReadableStreamDefaultReader<Part> | null = null
  let isOver = false
  return new ReadableStream<Part>({
    async start(controller) {
      let toldAt = Date.now()
      const hear = () => {
        if (isOver || Date.now() - toldAt < TELL_EVERY_MS) return
        toldAt = Date.now()
        controller.enqueue({ type: 'raw', rawValue: null })
      }
      // Not awaited: nothing could be read before the start is over.
      void pass(controller, hear).catch((error: unknown) => {
        if (!isOver) controller.error(error)
        isOver = true
      })
    },
    async cancel(reason) {
      isOver = true
      await reader?.cancel(reason)
    },
  })

  async function pass(controller: ReadableStreamDefaultController<Part>, hear: () => void): Promise<void> {
    const { stream } = await ask(hear)
    if (isOver) return stream.cancel()
    reader = stream.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (isOver) return
      controller.enqueue(next.value)
    }
    if (!isOver) controller.close()
    isOver = true
  }
}
