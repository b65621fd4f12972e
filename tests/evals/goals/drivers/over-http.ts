import { randomUUID } from 'node:crypto'
import { plainDateIn } from '@/lib/travel/dates'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { unpackRanked } from '@/lib/travel/flights/packed-offers'
import { packedRankedSchema } from '@/lib/travel/flights/packed-offers-schema'
import { liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'
import type { Act, Answer } from '../traveller'
import type { Conversation, Driver } from './driver'
import { continueAsGuest, type Guest } from './guest'
import { chunksOf, readAnswer } from './read-answer'

/** The real routes of a running server; each traveller is a guest of their own. */
export function createHttpDriver(url: string, model: string): Driver {
  const guests = new Map<string, Promise<Guest>>()
  return {
    model,
    open: async (traveller) => {
      const guest = guests.get(traveller) ?? continueAsGuest(url, traveller)
      guests.set(traveller, guest)
      return openConversation(await guest)
    },
  }
}

function openConversation(guest: Guest): Conversation {
  let threadId: string | undefined
  return {
    today: plainDateIn(guest.zone, new Date()),
    take: async (act) => {
      const posted = await postTurn(guest, { ...(threadId ? { threadId } : {}), key: randomUUID(), ...contentOf(act) })
      threadId ??= posted.threadId
      return posted.answer
    },
    trip: async () => (threadId ? readTrip(guest, threadId) : EMPTY_TRIP),
    offers: (trip) => readOffers(guest, trip),
  }
}

async function postTurn(guest: Guest, body: Record<string, unknown>): Promise<{ answer: Answer; threadId: string | undefined }> {
  const response = await guest.fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.ok) return readAnswer(chunksOf(text))
  return { answer: { text: '', results: [], failed: `${response.status} ${text.slice(0, 200)}` }, threadId: undefined }
}

function contentOf(act: Exclude<Act, { type: 'done' }>): Record<string, unknown> {
  return act.type === 'say' ? { text: act.words } : { command: act.click.command, label: act.click.label }
}

/** The fold of the stored commands, as every reader of the trip gets it. */
export async function readTrip(guest: Pick<Guest, 'fetch'>, threadId: string): Promise<Trip> {
  return liveTripSchema.parse(await readJson(guest, `/api/trips/${threadId}`)).trip
}

/** Without the thread: what its picks rule out is listed too. */
export async function readOffers(guest: Pick<Guest, 'fetch'>, { result }: Trip): Promise<FlightOffer[][]> {
  const slices = result?.search.slices ?? []
  return Promise.all(
    slices.map(async (_, index) => {
      const packed = packedRankedSchema.parse(await readJson(guest, `/api/searches/${result?.searchId}?slice=${index}`))
      return unpackRanked(packed).map(({ offer }) => offer)
    }),
  )
}

async function readJson(guest: Pick<Guest, 'fetch'>, path: string): Promise<unknown> {
  const response = await guest.fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
  return response.json()
}
