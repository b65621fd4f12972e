import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { finished } from 'node:stream/promises'
import type { SignedIn } from '../../chaos/session'

/** A connection for each who asks at the same time, which the next one takes over: so a proxy before the app has them. */
const agent = new Agent({ keepAlive: true })
const FIRST_TEXT = '"type":"text-delta"'

/** Opens as many connections as are not open yet. */
export async function openConnections(url: string, count: number): Promise<void> {
  const knock = async () => {
    const [response] = (await once(request(`${url}/api/health`, { agent }).end(), 'response')) as [IncomingMessage]
    await finished(response.resume())
  }
  await Promise.all(Array.from({ length: count }, knock))
}

/**
 * A first message of a guest, to the end of its answer; `firstTextMs` is how long its first text took. Node's `fetch` works half as long as
 * the server that is measured, on the same cores; so nothing is read here, but whether it is there, before all of it has come.
 */
export async function ask({ headers }: SignedIn, url: string, text: string): Promise<{ firstTextMs: number; text: string }> {
  const began = performance.now()
  const body = JSON.stringify({ key: `key_${crypto.randomUUID()}`, text })
  const asking = request(`${url}/api/chat`, { method: 'POST', agent, headers: { ...headers(), 'content-type': 'application/json' } })
  asking.end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  let events = ''
  let firstTextMs = Number.NaN
  response.setEncoding('utf8').on('data', (part: string) => {
    events += part
    if (Number.isNaN(firstTextMs) && events.includes(FIRST_TEXT)) firstTextMs = performance.now() - began
  })
  await finished(response)
  if (response.statusCode !== 200) throw new Error(`The turn was answered with ${response.statusCode}: ${events}`)
  return { firstTextMs, text: events.split('\n').map(textOf).join('') }
}

/** What one line of the events adds to the answer's words. */
function textOf(line: string): string {
  if (!line.startsWith('data: {')) return ''
  const event: unknown = JSON.parse(line.slice('data: '.length))
  const isText = typeof event === 'object' && event !== null && 'type' in event && event.type === 'text-delta'
  return isText && 'delta' in event && typeof event.delta === 'string' ? event.delta : ''
}
