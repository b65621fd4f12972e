import { randomUUID } from 'node:crypto'
import { unpackRanked } from '@/lib/travel/flights/packed-offers'
import { packedRankedSchema } from '@/lib/travel/flights/packed-offers-schema'
import { searchLineSchema } from '@/lib/travel/flights/search-line-schema'
import { quotedCancellationSchema } from '@/lib/travel/payment/cancellation-schema'
import { type LiveTrip, liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { continueAsGuest, type Guest } from '@/tests/evals/goals/drivers/guest'
import { chunksOf } from '@/tests/evals/goals/drivers/read-answer'
import { type Heard, readHeard, SILENCE } from '../heard'
import { tripFacts } from '../trip-facts'
import { type Browser, bookTrip } from './book-trip'
import type { Conversation, Driver, Opening } from './driver'

const CARD = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
const BOOKED = ['success', 'booking_completed']
const MOST_LOOKS = 40
const LOOK_EVERY_MS = 250

/** A running app, asked as a browser asks it; each row is a guest of its own, from an address of its own. Days count from `today`. */
export function createHttpDriver(url: string, today: string): Driver {
  return {
    today: () => today,
    open: async (row) => openConversation(await continueAsGuest(url, `${row.id} ${randomUUID()}`), row),
  }
}

async function openConversation(guest: Guest, { setup }: Opening): Promise<Conversation> {
  let threadId: string | undefined
  let live: LiveTrip | null = null
  const take = async (content: Record<string, unknown>): Promise<Heard> => {
    const response = await post(guest, '/api/chat', { ...(threadId ? { threadId } : {}), key: randomUUID(), ...content })
    const text = await response.text()
    if (!response.ok)
      return { ...SILENCE, trip: live ? tripFacts(live.trip) : SILENCE.trip, error: `${response.status} ${text.slice(0, 200)}` }
    threadId ??= /"threadId":"([\w-]+)"/.exec(text)?.[1]
    const read = await readHeard(chunksOf(text), live)
    live = read.live
    return read.heard
  }
  const load = async () => {
    live = liveTripSchema.parse(await json(guest, `/api/trips/${threadId}`))
    return live
  }
  const browser = browserOf(guest, take, load, () => threadId)
  if (setup?.booked.daysAgo) throw new Error('A running app books today only.')
  if (setup) await bookTrip(browser, setup.booked)
  return { say: (words) => take({ text: words }), browser, live: async () => (threadId ? load() : null) }
}

function browserOf(
  guest: Guest,
  take: (content: Record<string, unknown>) => Promise<Heard>,
  load: () => Promise<LiveTrip>,
  threadId: () => string | undefined,
): Browser {
  return {
    command: async (command) => void (await postJson(guest, `/api/trips/${threadId()}/commands`, { command })),
    choose: async (command, label) => {
      const heard = await take({ command, label })
      if (heard.error) throw new Error(heard.error)
      return heard
    },
    search: async (change) => {
      const lines = (await (await post(guest, '/api/searches', { change })).text()).trim().split('\n')
      const found = searchLineSchema.parse(JSON.parse(lines.at(-1) ?? 'null'))
      if (found.type !== 'result') throw new Error(JSON.stringify(found))
      return found.result.searchId
    },
    offers: async (searchId, slice) => {
      const packed = packedRankedSchema.parse(await json(guest, `/api/searches/${searchId}?slice=${slice}`))
      return unpackRanked(packed).map(({ offer }) => offer)
    },
    trip: async () => (await load()).trip,
    pay: async () => {
      const { confirmationId } = Object(await postJson(guest, `/api/trips/${threadId()}/quote`, {}))
      await postJson(guest, '/api/orders', { confirmationId, card: CARD }, { 'idempotency-key': randomUUID() })
      for (let look = 0; look < MOST_LOOKS; look++) {
        if (BOOKED.includes((await load()).order?.status ?? '')) return
        await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS))
      }
      throw new Error('The booking was not confirmed in time.')
    },
    cancel: async (accepts) => {
      const path = `/api/orders/${(await load()).order?.orderId}`
      const { cancellation } = quotedCancellationSchema.parse(await postJson(guest, `${path}/cancellation`, {}))
      const { refund, cancellationId } = cancellation
      const isCancelled = accepts(refund)
      if (isCancelled) await postJson(guest, `${path}/cancel`, { cancellationId }, { 'idempotency-key': randomUUID() })
      return { refund, isCancelled }
    },
  }
}

function post(guest: Guest, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return guest.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

async function postJson(guest: Guest, path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  return contentOf(await post(guest, path, body, headers), path)
}

async function json(guest: Guest, path: string): Promise<unknown> {
  return contentOf(await guest.fetch(path), path)
}

async function contentOf(response: Response, path: string): Promise<unknown> {
  if (response.ok) return response.json()
  throw new Error(`${path} answered ${response.status} ${await response.text()}`)
}
