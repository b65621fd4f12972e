import { randomUUID } from 'node:crypto'
import { unpackRanked } from '@/lib/travel/flights/packed-offers'
import { packedRankedSchema } from '@/lib/travel/flights/packed-offers-schema'
import { searchLineSchema } from '@/lib/travel/flights/search-line-schema'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { aBilling, aPassenger } from '@/tests/fixtures/trip'
import { Hopeless, insist, jsonBody, Refused, type Session } from './session'

/** Route and day of a trip: no two travellers of a run want the same, so that a booking tells whose it is. */
export type Wish = { origin: string; destination: string; departureOn: string }

const ROUTES: [origin: string, destination: string][] = [
  ['LHR', 'LIS'],
  ['LHR', 'MAD'],
  ['LIS', 'LHR'],
  ['LIS', 'MAD'],
  ['MAD', 'LHR'],
  ['MAD', 'LIS'],
]
const FIRST_DAY = 20
const MOST_DAYS = 280
const PATIENCE_MS = 60_000

export function wishOf(client: number, today: Date): Wish {
  const [origin, destination] = ROUTES[client % ROUTES.length] ?? ['LHR', 'LIS']
  const days = FIRST_DAY + (Math.floor(client / ROUTES.length) % MOST_DAYS)
  return { origin, destination, departureOn: new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10) }
}

/** As the market names it. */
export function tripName({ origin, destination, departureOn }: Wish): string {
  return `${origin}-${destination} ${departureOn}`
}

/** Everything up to the price: a search, a thread with a flight of it, the fare, the passenger, the bill. Returns the thread. */
export async function prepareTrip(wish: Wish, session: Session, baseUrl: () => string): Promise<string> {
  const until = performance.now() + PATIENCE_MS
  const send = (path: string, init?: RequestInit) =>
    insist(async () => {
      const response = await session.send(baseUrl(), path, init)
      const text = await response.text()
      const sentence = `${path} answered ${response.status} ${text.slice(0, 300)}`
      if (response.status === 400 || response.status === 404) throw new Hopeless(sentence)
      if (!response.ok) throw new Refused(sentence, response)
      return text
    }, until)
  const searchId = await search(wish, send)
  const packed = packedRankedSchema.parse(JSON.parse(await send(`/api/searches/${searchId}?slice=0`)))
  const [cheapest] = unpackRanked(packed).toSorted((one, other) => priceOf(one.offer) - priceOf(other.offer))
  const fareId = cheapest?.offer.fares[0]?.fareId
  if (!cheapest || !fareId) throw new Error(`There are no flights for ${tripName(wish)}`)
  const threadId = await insist(() => openThread(searchId, cheapest.offer.offerId, session, baseUrl), until)
  const issue = (command: TripCommand) => send(`/api/trips/${threadId}/commands`, jsonBody({ command }))
  await issue({ type: 'choose-fare', sliceIndex: 0, fareId })
  await issue({ type: 'start-checkout' })
  await issue({ type: 'set-passengers', passengers: [aPassenger()] })
  const issued: unknown = JSON.parse(await issue({ type: 'set-billing', billing: aBilling() }))
  return liveTripSchema.parse(issued).threadId
}

async function search(wish: Wish, send: (path: string, init: RequestInit) => Promise<string>): Promise<string> {
  const [origin, destination] = [wish.origin, wish.destination].map((iataCode) => ({
    kind: 'airport',
    iataCode,
    name: iataCode,
    cityName: iataCode,
    countryCode: 'GB',
    zone: 'UTC',
  }))
  const change = { tripType: 'one-way', origin, destination, departureOn: wish.departureOn, returnOn: null }
  const lines = (await send('/api/searches', jsonBody({ change }))).trim().split('\n')
  const outcome = searchLineSchema.parse(JSON.parse(lines.at(-1) ?? ''))
  if (outcome.type === 'result') return outcome.result.searchId
  throw new Error(`The search for ${tripName(wish)} came to ${JSON.stringify(outcome)}`)
}

/** A click on a flight of the search page opens a thread. One that a kill interrupted is left, and another is opened. */
async function openThread(searchId: string, offerId: string, session: Session, baseUrl: () => string): Promise<string> {
  const command = { type: 'take-search', searchId, filters: [], pick: { sliceIndex: 0, offerId } }
  const response = await session.send(baseUrl(), '/api/chat', jsonBody({ key: randomUUID(), command, label: 'This flight' }))
  const [, threadId] = /"threadId":"([\w-]+)"/.exec(await response.text()) ?? []
  if (!threadId) throw new Refused(`No thread was opened: ${response.status}`, response)
  return threadId
}

function priceOf({ fares }: { fares: { total: { amountMinor: number } }[] }): number {
  return fares[0]?.total.amountMinor ?? 0
}
