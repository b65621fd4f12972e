import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

type Guard = { requests: Set<ClientRequest>; mostBytes: number; onTooLarge: () => void }

const guards = new AsyncLocalStorage<Guard>()
let isListening = false

/**
 * Runs a call of a client that can neither be aborted nor limited, and gives both: the HTTP requests that it makes are counted
 * while they come in (unzipped), and `abort` ends them.
 */
export function guardAnswer<T>(run: () => Promise<T>, limits: { mostBytes: number; onTooLarge: () => void }) {
  listenOnce()
  const guard: Guard = { requests: new Set(), ...limits }
  const abort = () => {
    for (const request of guard.requests) request.destroy()
  }
  return { answer: guards.run(guard, run), abort }
}

function listenOnce() {
  if (isListening) return
  isListening = true
  subscribe('http.client.request.start', (message) => {
    const guard = guards.getStore()
    const started = startSchema.safeParse(message)
    if (!guard || !started.success) return
    const { request } = started.data
    guard.requests.add(request)
    request.once('response', (response) => countBytes(response, guard))
    request.once('close', () => guard.requests.delete(request))
  })
}

const startSchema = z.object({ request: z.custom<ClientRequest>((value) => typeof value === 'object' && value !== null) })

/** What is counted is unzipped a second time: the client's own unzipped stream is out of reach. */
function countBytes(response: IncomingMessage, guard: Guard) {
  const isZipped = response.headers['content-encoding'] === 'gzip'
  const counted = isZipped ? response.pipe(createGunzip()) : response
  let bytes = 0
  // A broken stream is the client's to report.
  counted.on('error', () => {})
  counted.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > guard.mostBytes) guard.onTooLarge()
  })
}
