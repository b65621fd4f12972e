import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

type Limits = { mostBytes: number; onTooLarge: () => void; onCut: () => void }
type Guard = Limits & { requests: Set<ClientRequest>; counted: Promise<void>[] }

const guards = new AsyncLocalStorage<Guard>()
let isListening = false

/**
 * Runs a call of a client that can neither be aborted nor limited, and gives both: `abort` ends its HTTP requests, and what comes
 * in is counted (unzipped). An answer that breaks off is told by `onCut`: the client would wait for its end for ever.
 */
export function guardAnswer<T>(run: () => Promise<T>, limits: Limits): { answer: Promise<T>; abort(): void } {
  listenOnce()
  const guard: Guard = { ...limits, requests: new Set(), counted: [] }
  const answer = guards.run(guard, run).then(async (answered) => {
    await Promise.all(guard.counted)
    return answered
  })
  const abort = () => {
    for (const request of guard.requests) request.destroy()
  }
  return { answer, abort }
}

const startSchema = z.object({ request: z.custom<ClientRequest>((value) => typeof value === 'object' && value !== null) })

/** Node tells of every request that starts; those within a guarded call are ours. */
function listenOnce() {
  if (isListening) return
  isListening = true
  subscribe('http.client.request.start', (message) => {
    const guard = guards.getStore()
    const started = startSchema.safeParse(message)
    if (!guard || !started.success) return
    const { request } = started.data
    guard.requests.add(request)
    // Before the client sees it: what leads elsewhere is an answer like any other, and its token goes nowhere else.
    request.prependOnceListener('response', ({ headers }) => delete headers.location)
    request.once('response', (response) => guard.counted.push(countBytes(response, guard)))
    request.once('close', () => guard.requests.delete(request))
  })
}

/** Ends with the answer. It is unzipped a second time here, since the client's own stream is out of reach. */
function countBytes(response: IncomingMessage, { mostBytes, onTooLarge, onCut }: Guard): Promise<void> {
  const isZipped = response.headers['content-encoding'] === 'gzip'
  const counted = isZipped ? response.pipe(createGunzip()) : response
  let bytes = 0
  response.once('close', () => {
    if (!response.complete) onCut()
  })
  return new Promise((ended) => {
    counted.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) onTooLarge()
    })
    for (const event of ['end', 'close', 'error']) counted.on(event, () => ended())
  })
}
