import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'

/** What Next takes for a method that it does not serve, and turns away by itself. */
const UNSERVED = 'PROPFIND'

/** `shouldUpgradeCallback` came with Node 24.9; its types know it as an option alone. */
type Begun = {
  request: Pick<IncomingMessage, 'method' | 'url'>
  server: Server & { shouldUpgradeCallback?: () => boolean }
}

/** Before Next sees a request: it answers some kinds of nonsense as if the fault were ours, or not at all. */
export function tameRequests(): void {
  const isDevelopment = process.env.NODE_ENV === 'development'
  subscribe('http.server.request.start', (message) => {
    // The shape is Node's, which types it as unknown.
    const { request, server } = message as Begun
    tame(request)
    // Next holds whoever asks for a socket at an address that is none, and never lets go. Only its development has a use for them.
    if (!isDevelopment) server.shouldUpgradeCallback = () => false
  })
}

/** Next's own request cannot be one of TRACE, and an address whose escapes spell no text cannot be read: it is taken letter by letter. */
export function tame(request: Pick<IncomingMessage, 'method' | 'url'>): void {
  if (request.method === 'TRACE') request.method = UNSERVED
  const [path = '', ...query] = (request.url ?? '').split('?')
  if (!isText(path)) request.url = [path.replaceAll('%', '%25'), ...query].join('?')
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
