import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: unknown }
export type Handler = (received: Received, response: ServerResponse) => void

/** A server in Duffel's place, for tests. Each request is answered by the first fitting handler ("GET /air/offers/") and noted. */
export async function openTestServer(handlers: Record<string, Handler>) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://duffel.test')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString()
    const entry: Received = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text ? JSON.parse(text) : null,
    }
    received.push(entry)
    const fitting = Object.keys(handlers)
      .filter((route) => `${entry.method} ${entry.path}`.startsWith(route))
      .toSorted((one, other) => other.length - one.length)
    const handler = handlers[fitting[0] ?? '']
    if (handler) handler(entry, response)
    else json(404, { errors: [{ type: 'invalid_request_error', code: 'not_found' }] })(entry, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    basePath: `http://127.0.0.1:${port}`,
    received,
    handlers,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** An error as Duffel writes it. Its texts must never be shown to anybody. */
export function duffelError(status: number, type: string, code: string, headers: Record<string, string> = {}): Handler {
  const error = { type, code, title: 'SECRET title', message: 'SECRET message', documentation_url: 'https://example.com' }
  return json(status, { meta: { request_id: 'req_test', status }, errors: [error] }, headers)
}

/** One handler after the other; the last for all that follow. */
export function inTurn(...handlers: Handler[]): Handler {
  let turn = 0
  return (received, response) => handlers[Math.min(turn++, handlers.length - 1)]?.(received, response)
}

export const cut: Handler = (_, response) => void response.socket?.destroy()
export const silent: Handler = () => {}
export const cutInTheMiddle: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data":')
  setTimeout(() => response.socket?.destroy(), 20)
}
