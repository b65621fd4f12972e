import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a request on its way: null lets it pass. It may look at what the market answers, and answer otherwise. */
export type Meddle = (
  request: { method: string; path: string },
  market: () => Promise<MarketAnswer>,
) => Promise<MarketAnswer | 'cut' | 'silence'> | null
export type MarketAnswer = { status: number; body: string }

/** Stands in front of the market in Duffel's place, and meddles as it is told. `asked` is every request that came. */
export async function openDuffelFront(marketUrl: string) {
  const front = { meddle: (() => null) as Meddle, asked: [] as { method: string; path: string }[] }
  const server = createServer(async (request, response) => {
    const asked = { method: request.method ?? '', path: new URL(request.url ?? '/', marketUrl).pathname }
    front.asked.push(asked)
    const body = await readAll(request)
    const market = async (): Promise<MarketAnswer> => {
      const init = { method: asked.method, headers: { 'content-type': 'application/json' }, ...(body ? { body } : {}) }
      const answered = await fetch(new URL(request.url ?? '/', marketUrl), init)
      return { status: answered.status, body: await answered.text() }
    }
    try {
      const answer = await (front.meddle(asked, market) ?? market())
      if (answer === 'cut') request.socket.destroy()
      else if (answer !== 'silence') send(response, answer)
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(front, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  })
}

/** The first `times` requests that fit are answered like this. */
export function meddleWith(
  fits: (request: { method: string; path: string }) => boolean,
  answer: (market: () => Promise<MarketAnswer>) => Promise<MarketAnswer | 'cut' | 'silence'>,
  times = Number.POSITIVE_INFINITY,
): Meddle {
  let left = times
  return (request, market) => {
    if (left <= 0 || !fits(request)) return null
    left--
    return answer(market)
  }
}

function send(response: ServerResponse, { status, body }: MarketAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body)
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
