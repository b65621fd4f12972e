import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeaving } from '@/app/process/leaving'
import { fitRequestId, REQUEST_ID_HEADER } from '@/app/process/request-id'
import { routeOf } from '@/app/process/route-of'
import type { Logger } from '@/lib/ports/logger'

/** Told by Node itself for every request, before anything of ours or of Next's sees it. */
const CHANNEL = 'http.server.request.start'
/** Files of the build, and whether we are alive: one line for each would hide the others. */
const QUIET = /^\/(_next|api\/(health|ready))(\/|$)|\.\w+$/

export type WatchedRequests = {
  openCount: () => number
  /** Resolves when none is being answered any more. */
  ended: () => Promise<void>
}

/** Gives each request of this process its id, writes a line when it has been answered, and knows how many are still open. */
export function watchRequests(log: Logger): WatchedRequests {
  const open = new Set<ServerResponse>()
  let waiting: (() => void)[] = []
  subscribe(CHANNEL, (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const beganAt = performance.now()
    const { method } = request
    const route = routeOf(request.url ?? '/')
    const requestId = fitRequestId(request.headers[REQUEST_ID_HEADER])
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader(REQUEST_ID_HEADER, requestId)
    if (isLeaving()) response.setHeader('connection', 'close')
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      log(QUIET.test(route) ? 'debug' : 'info', 'request', {
        requestId,
        method,
        route,
        status: response.statusCode,
        ms: Math.round(performance.now() - beganAt),
        ...(response.writableFinished ? {} : { isCut: true }),
      })
      if (open.size > 0) return
      for (const resolve of waiting) resolve()
      waiting = []
    })
  })
  return {
    openCount: () => open.size,
    ended: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
