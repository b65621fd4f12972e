import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { SignedIn } from '../../chaos/session'
import { readAnswer } from './read-answer'

/** A connection for each who asks at the same time, which the next one takes over. */
const agent = new Agent({ keepAlive: true })

/**
 * A first message of a guest, to the end of its answer; `firstTextMs` is how long its first text took. Node's `fetch` would work half as
 * long as the server that is measured, on the same cores.
 */
export async function ask({ headers }: SignedIn, url: string, text: string): Promise<{ firstTextMs: number; text: string }> {
  const began = performance.now()
  const body = JSON.stringify({ key: `key_${crypto.randomUUID()}`, text })
  const asking = request(`${url}/api/chat`, { method: 'POST', agent, headers: { ...headers(), 'content-type': 'application/json' } })
  asking.end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  if (response.statusCode === 200) return readAnswer(response, began)
  throw new Error(`The turn was answered with ${response.statusCode}: ${(await response.toArray()).join('')}`)
}
